import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FormView } from '../../content/model/forms.ts';
import type { FormOutcome } from '../../contract/load-context.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

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
  readonly key?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  /** What the message was begun with: who has taken it out does not want it again. */
  readonly opening?: string | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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
      const control = element.current?.elements.namedItem(name) as Control | null;
      if (!control) return [];
      // A select does not tell what it began with. In a refused form a control begins with what was typed.
      const begun =
        'defaultValue' in control && !posted ? control.defaultValue : (start[name] ?? defaultValue);
      return [{ name, control, touched: control.value !== begun }];
    });
  const kept = () => quietly(() => JSON.parse(sessionStorage.getItem(place) ?? '{}') as Draft) ?? {};

  const ownKey = useRef<string>(undefined);
  const key = (): string => {
    ownKey.current ??= kept().key ?? newIdempotencyKey();
    return ownKey.current;
  };

  const keep = () =>
    quietly(() => {
      const touched = controls().filter((each) => each.touched);
      const opening = start.message ?? kept().opening;
      if (touched.length === 0 && opening === undefined) {
        sessionStorage.removeItem(place);
        return;
      }
      const values = Object.fromEntries(touched.map(({ name, control }) => [name, control.value]));
      sessionStorage.setItem(place, JSON.stringify({ key: key(), values, opening } satisfies Draft));
    });
  const forget = () => {
    ownKey.current = undefined;
    quietly(() => sessionStorage.removeItem(place));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form has appeared, and begins in another way
  useLayoutEffect(() => {
    if (posted) {
      if (posted.ok) forget();
      else keep();
      return;
    }
    const { values = {}, opening: offered } = kept();
    for (const { name, control, touched } of controls()) {
      const value = touched ? control.value : values[name];
      if (typeof value !== 'string') continue;
      // A visitor whose draft says nothing of what this page begins with wants both said; who is typing is left alone.
      const begins = control !== document.activeElement && start[name] !== offered;
      const opening = (begins && start[name]) || '';
      control.value = value.includes(opening) ? value : `${opening}\n${value}`;
      // As if it had been typed: it is kept, also from before the script came, and counted.
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [start.message]);

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
