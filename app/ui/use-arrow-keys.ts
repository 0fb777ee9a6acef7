import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Left and right arrow keys anywhere in the element, as forward (1) and back (-1) in reading direction. */
export function useArrowKeys(
  root: RefObject<HTMLElement | null>,
  onArrow: (by: 1 | -1, target: Element) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if ((key !== 'ArrowRight' && key !== 'ArrowLeft') || !(target instanceof Element)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target.closest('input, textarea, select, [contenteditable]')) return;
    event.preventDefault();
    onArrow((key === 'ArrowRight') === (document.dir !== 'rtl') ? 1 : -1, target);
  });
  useEffect(() => {
    const element = root.current;
    const onKey = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [root]);
}
