import type { FieldView } from '../../content/model/forms.ts';
import type { FieldError } from '../../contract/problem.ts';

/** What the browser itself does not check before sending: lengths, for they are never cut, and files. */
export function precheck(
  views: readonly FieldView[],
  fields: FormData,
  precheckFile?: (view: FieldView, file: File | undefined) => FieldError | undefined,
): FieldError[] {
  return views.flatMap((view) => {
    const value = fields.get(view.name);
    if (view.kind === 'file') return precheckFile?.(view, value instanceof File ? value : undefined) ?? [];
    const message = view.errors['too-long'];
    const isLong = typeof value === 'string' && view.maxLength && value.trim().length > view.maxLength;
    return isLong && message ? { field: view.name, code: 'too-long' as const, message } : [];
  });
}
