/**
 * Menu and search are popovers, which their buttons open and close without a script. Browsers that do not know popovers
 * get them as modal dialogs from here, from the head on.
 */
export function answerSheetButtons(): void {
  if ('popover' in document.documentElement) return;
  addEventListener('click', ({ target }) => {
    const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
    const sheet = document.querySelector<HTMLDialogElement>(`dialog#${id}`);
    if (sheet?.open) sheet.close();
    else sheet?.showModal();
  });
}
