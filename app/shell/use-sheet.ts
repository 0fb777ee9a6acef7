import { type ToggleEvent, useEffect, useRef } from 'react';

/** How long the page may take to find spare time. */
const patienceMs = 200;

/** Without popovers a sheet is a modal dialog (app/document/sheets.ts). */
const shown = ':is([open], :popover-open)';

export const isAnyDialogShown = () => document.querySelector(`dialog${shown}`) !== null;

function elementsAround(sheet: Element): HTMLElement[] {
  const parent = sheet.parentElement;
  if (!parent || sheet === document.body) return [];
  const siblings = [...parent.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== sheet,
  );
  return [...siblings, ...elementsAround(parent)];
}

/** Around the one sheet that is shown: opening another closes it. */
let held: readonly HTMLElement[] = [];

function hold(sheet: HTMLElement): void {
  const now = () => {
    if (held.length > 0 || !sheet.matches(shown)) return;
    held = elementsAround(sheet).filter((element) => !element.inert);
    for (const element of held) element.inert = true;
  };
  if ('requestIdleCallback' in window) requestIdleCallback(now, { timeout: patienceMs });
  else setTimeout(now, patienceMs);
}

function letGo(): void {
  for (const element of held) element.inert = false;
  held = [];
}

/**
 * A dialog above the page that opens as a popover: at once, and without a script. A modal one would first make the whole
 * page inert, which costs a slow phone more than drawing the dialog (docs/decisions/14-sheets-are-popovers.md). Here that
 * follows in spare time, so that the focus stays inside all the same.
 */
export function useSheet(onClosed?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // Opened already, before the script came.
    if (ref.current) hold(ref.current);
    return letGo;
  }, []);

  return {
    open: () => {
      if (ref.current?.showPopover) ref.current.showPopover();
      else ref.current?.showModal();
    },
    close: () => {
      if (ref.current?.hidePopover) ref.current.hidePopover();
      else ref.current?.close();
    },
    isShown: () => ref.current?.matches(shown) ?? false,
    /** What the dialog's element is given. */
    sheet: {
      ref,
      popover: 'auto',
      // Before the focus goes back to what has opened it.
      onBeforeToggle: ({ newState }: ToggleEvent) => {
        if (newState === 'closed') letGo();
      },
      onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
        if (newState === 'open') hold(currentTarget);
        else onClosed?.();
      },
    },
  } as const;
}
