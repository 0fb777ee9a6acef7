import type { MouseEvent, PointerEvent } from 'react';

export function openModal(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

export function closeModal(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

let pressed: EventTarget | null = null;

/**
 * For a dialog that closes by a press on what lies around it. Browsers that know `closedby` do it by themselves. A press
 * that hits the dialog itself and none of its content was on the backdrop; one that began inside was to select text.
 */
export const closedByBackdrop = {
  closedby: 'any',
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
    pressed = event.target;
  },
  onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && pressed === currentTarget) currentTarget.close();
  },
} as const;
