import { type RefObject, useLayoutEffect } from 'react';
import type { FormView } from '../../content/model/forms.ts';
import type { FormOutcome } from '../../contract/load-context.ts';

/** Storage may be switched off, full or filled by somebody else; a form works without it. */
function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

type Draft = Readonly<Record<string, unknown>>;

const isTyped = (element: unknown) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement
    ? element
    : undefined;

/**
 * What was typed, kept in this tab until the form has been sent: it survives going to another page and
 * loading the page anew. The cookie policy says so. A file is never kept.
 */
export function useDraft(
  form: FormView,
  element: RefObject<HTMLFormElement | null>,
  posted: FormOutcome | undefined,
) {
  const key = `draft-${form.name}`;
  const typed = form.fields.filter(({ kind }) => kind !== 'hidden' && kind !== 'file');
  const controls = () =>
    typed.flatMap(({ name, defaultValue = '' }) => {
      const control = isTyped(element.current?.elements.namedItem(name));
      const start = control instanceof HTMLSelectElement ? defaultValue : control?.defaultValue;
      return control ? [{ name, control, untouched: control.value === start }] : [];
    });

  const keep = () =>
    quietly(() => {
      const entries = controls()
        .filter(({ untouched }) => !untouched)
        .map(({ name, control }) => [name, control.value]);
      if (entries.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
      else sessionStorage.removeItem(key);
    });
  const forget = () => quietly(() => sessionStorage.removeItem(key));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has appeared
  useLayoutEffect(() => {
    if (posted?.ok) forget();
    if (posted) return;
    const draft = quietly(() => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Draft) ?? {};
    for (const { name, control, untouched } of controls()) {
      const value = draft[name];
      if (!untouched || typeof value !== 'string') continue;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, []);

  return { keep, forget };
}
