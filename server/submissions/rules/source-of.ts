import { campaignFields, pageField, referrerField } from '../../../contract/source-fields.ts';
import type { SubmissionSource } from '../../storage/store.ts';

const shapes = {
  page: { maxLength: 200, pattern: /^\/[\w/-]*$/ },
  referrer: { maxLength: 253, pattern: /^[a-z0-9.-]+$/ },
  mark: { maxLength: 100, pattern: /^[^\p{Cc}\p{Cf}]+$/u },
} as const;

function inShape(value: unknown, { maxLength, pattern }: (typeof shapes)[keyof typeof shapes]) {
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  return pattern.test(value) ? value : undefined;
}

/** Where a submission says that it came from. `page` is the one that it was posted to without script. */
export function sourceOf(sent: Readonly<Record<string, unknown>>, page?: string): SubmissionSource {
  const value = (name: string) => (Object.hasOwn(sent, name) ? sent[name] : undefined);
  const marks = campaignFields.flatMap((name) => {
    const mark = inShape(value(name), shapes.mark);
    return mark ? [[name, mark] as const] : [];
  });
  return {
    page: inShape(value(pageField) ?? page, shapes.page),
    referrer: inShape(value(referrerField), shapes.referrer),
    campaign: Object.fromEntries(marks),
  };
}
