/**
 * Menu and search are popovers, which their buttons open and close without a script. Browsers that do not know popovers
 * get them as modal dialogs from here, from the head on.
 */
export function answerSheetButtons(): void {
  if ('popover' in HTMLElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]');
    const sheet = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (!(sheet instanceof HTMLDialogElement)) return;
    if (sheet.open) sheet.close();
    else sheet.showModal();
  });
}
