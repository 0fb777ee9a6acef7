import { type ToggleEvent, useEffect } from 'react';
import { useWentBack } from './use-went-back.ts';

/** So that the sheet is drawn first. */
const laterMs = 100;

/**
 * Not one that is a modal dialog, as a sheet is without popovers (app/document/sheets.ts): the browser itself holds the
 * page then, and tells nobody before it lets it go. Within :is() such a browser finds nothing; by itself it would throw.
 */
const popped = ':is(:popover-open)';

export const shownDialog = () => document.querySelector('dialog:is([open], :popover-open)');

/** What lies around the one sheet that is shown: opening another closes it. */
let held: Element[] = [];

function hold(sheet: Element): void {
  setTimeout(() => {
    if (held[0] || !sheet.matches(popped)) return;
    for (let at = sheet; at.parentElement && at !== document.body; at = at.parentElement)
      held.push(...[...at.parentElement.children].filter((element) => element !== at));
    makeInert(true);
  }, laterMs);
}

function makeInert(inert: boolean): void {
  for (const element of held) element.toggleAttribute('inert', inert);
}

function letGo(): void {
  makeInert(false);
  held = [];
}

/** Of a dialog that is in the page as long as what calls this is. */
const sheetOf = (id: string) => document.getElementById(id) as HTMLDialogElement;

export function openSheet(id: string): void {
  const sheet = sheetOf(id);
  if (sheet.showPopover) sheet.showPopover();
  else sheet.showModal();
}

export function closeSheet(id: string): void {
  sheetOf(id).hidePopover?.();
  sheetOf(id).close();
}

/**
 * What makes a dialog one that opens as a popover: at once, and without a script. A modal one would first make the whole
 * page inert, which costs a slow phone more than drawing the dialog (docs/decisions/14-sheets-are-popovers.md). Here that
 * follows a moment later, so that the focus stays inside all the same.
 */
export function useSheet(id: string, onClosed?: () => void) {
  useWentBack(() => closeSheet(id));
  useEffect(() => {
    // Opened already, before the script came.
    hold(sheetOf(id));
    return letGo;
  }, [id]);

  return {
    id,
    popover: 'auto',
    // Before the focus goes back to what has opened it.
    onBeforeToggle: letGo,
    onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLElement>) =>
      newState === 'open' ? hold(currentTarget) : onClosed?.(),
    // All that a modal dialog says.
    onClose: onClosed,
  } as const;
}
