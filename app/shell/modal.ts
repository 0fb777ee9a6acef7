import type { MouseEvent } from 'react';

/** Opens a dialog by its id, unless it is open; what `command="show-modal"` does in browsers that have it. */
export function openModal(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

export function closeModal(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

/** For a dialog's onClick: a press that hits the dialog itself and none of its content was on the backdrop. */
export function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close();
}
