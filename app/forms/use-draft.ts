import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FormView } from '../../content/model/forms.ts';
import type { FormOutcome } from '../../contract/load-context.ts';
import { isIdempotencyKey, newIdempotencyKey } from './idempotency-key.ts';

/** Storage may be switched off, full or filled by somebody else; a form works without it. */
function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

interface Draft {
  /** Told to the server with every attempt, so that what is sent again after a lost answer counts once. */
  readonly key?: unknown;
  readonly values?: Readonly<Record<string, unknown>>;
}

const isTyped = (element: unknown) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement
    ? element
    : undefined;

/** As if it had been typed: it is kept, and counted. */
const tellOf = (control: HTMLElement) => control.dispatchEvent(new Event('input', { bubbles: true }));

/**
 * What was typed, kept in this tab until the form has been sent: it survives going to another page and
 * loading the page anew. The cookie policy says so. A file is never kept.
 */
export function useDraft(
  form: FormView,
  element: RefObject<HTMLFormElement | null>,
  posted: FormOutcome | undefined,
  start: Readonly<Record<string, string>>,
) {
  const place = `draft-${form.name}`;
  const typed = form.fields.filter(({ kind }) => kind !== 'hidden' && kind !== 'file');
  const controls = () =>
    typed.flatMap(({ name, defaultValue = '' }) => {
      const control = isTyped(element.current?.elements.namedItem(name));
      const begun = control instanceof HTMLSelectElement ? defaultValue : control?.defaultValue;
      return control ? [{ name, control, touched: control.value !== begun }] : [];
    });
  const kept = () => quietly(() => JSON.parse(sessionStorage.getItem(place) ?? '{}') as Draft) ?? {};

  const ownKey = useRef<string>(undefined);
  const key = (): string => {
    const known = ownKey.current ?? kept().key;
    ownKey.current = isIdempotencyKey(known) ? known : newIdempotencyKey();
    return ownKey.current;
  };

  const keep = () =>
    quietly(() => {
      const touched = controls().filter((each) => each.touched);
      if (touched.length === 0) {
        sessionStorage.removeItem(place);
        return;
      }
      const values = Object.fromEntries(touched.map(({ name, control }) => [name, control.value]));
      sessionStorage.setItem(place, JSON.stringify({ key: key(), values } satisfies Draft));
    });
  const forget = () => {
    ownKey.current = undefined;
    quietly(() => sessionStorage.removeItem(place));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has appeared
  useLayoutEffect(() => {
    if (posted?.ok) forget();
    if (posted) return;
    const values = kept().values ?? {};
    for (const { name, control, touched } of controls()) {
      const value = values[name];
      const isDraft = !touched && typeof value === 'string';
      if (isDraft) control.value = value;
      // Who typed before the script came has told nobody yet.
      if (isDraft || touched) tellOf(control);
    }
  }, []);

  // A visitor whose draft says nothing of what this page begins with wants both said.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it begins in another way, not at every render
  useLayoutEffect(() => {
    if (posted) return;
    for (const { name, control, touched } of controls()) {
      const opening = start[name];
      if (opening === undefined || !touched || control.value.includes(opening)) continue;
      control.value = `${opening}\n${control.value}`;
      tellOf(control);
    }
  }, [Object.values(start).join()]);

  return {
    key,
    keep,
    forget,
    /** For a message of its own. */
    renew: () => {
      ownKey.current = newIdempotencyKey();
      keep();
    },
  };
}

export type DraftKey = Pick<ReturnType<typeof useDraft>, 'key' | 'renew' | 'forget'>;
