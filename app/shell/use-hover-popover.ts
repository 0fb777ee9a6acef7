import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { useWentBack } from './use-went-back.ts';

/** Long enough to cross the menu without opening every panel, and to leave one by a slip. */
const enterMs = 80;
const leaveMs = 160;
/** A click right after the hover opened the panel means the same thing, and must not close it. */
const sameGestureMs = 500;

/**
 * Adds to a popover what the platform lacks: opening on hover, closing on leaving and on navigation. Browsers that do not
 * know popovers open panels by the style sheet alone (main-menu.module.css).
 */
export function useHoverPopover() {
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const openedAt = useRef(0);

  const later = (ms: number, action: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(action, ms);
  };
  // Within :is() an unknown selector matches nothing; by itself it would throw.
  const isOpen = () => panel.current?.matches(':is(:popover-open)') ?? false;
  const close = () => panel.current?.hidePopover?.();

  useWentBack(close);

  return {
    panel,
    hover: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        later(enterMs, () => {
          if (isOpen()) return;
          panel.current?.showPopover?.();
          openedAt.current = performance.now();
        });
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(leaveMs, close);
      },
      onClickCapture: (event: MouseEvent) => {
        const onTrigger = event.target instanceof Element && event.target.closest('[popovertarget]');
        if (onTrigger && isOpen() && performance.now() - openedAt.current < sameGestureMs)
          event.preventDefault();
      },
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest('a')) close();
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
          close();
      },
    },
  };
}
