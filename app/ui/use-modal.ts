import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import styles from './use-modal.module.css';

/**
 * A native modal dialog that follows a flag. The browser keeps the focus inside, closes on Escape and
 * gives the focus back; this adds closing by a press on what lies around the content.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const closedHere = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!open && dialog?.open) {
      closedHere.current = true;
      dialog.close();
    }
    if (!dialog || !open || dialog.open) return;
    const page = document.documentElement;
    page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`);
    dialog.showModal();
  }, [open]);

  const isOutside = (target: EventTarget | null) =>
    target === ref.current || (target instanceof Element && target.hasAttribute('data-outside'));

  return {
    ref,
    className: styles.modal,
    // What the flag has closed tells so a moment later, when it may be open again: that is no wish to leave.
    onClose: () => {
      if (closedHere.current) closedHere.current = false;
      else onClose();
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target;
    },
    // Both ends of the press must lie outside: selecting text and letting go there is not a wish to leave.
    onClick: (event: MouseEvent) => {
      if (isOutside(event.target) && isOutside(pressed.current)) ref.current?.close();
    },
  };
}
