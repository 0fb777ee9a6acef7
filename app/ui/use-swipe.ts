import { type TouchEvent, useRef, useSyncExternalStore } from 'react';

const leastPx = 48;

function onZoom(changed: () => void) {
  visualViewport?.addEventListener('resize', changed);
  return () => visualViewport?.removeEventListener('resize', changed);
}

/** By two fingers: one finger then moves what is seen. */
const isZoomed = () => (visualViewport?.scale ?? 1) > 1;

/**
 * Tells of a swipe along the line: 1 for a finger moving against the reading direction (to the next), -1 for the other way.
 * While the page is zoomed, which the element can be styled for, there are none.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(null);
  const zoomed = useSyncExternalStore(onZoom, isZoomed, () => false);
  return {
    'data-zoomed': zoomed || undefined,
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      // Two fingers zoom.
      const swipes = event.touches.length === 1 && !isZoomed();
      start.current = touch && swipes ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!touch || !start.current) return;
      const across = touch.clientX - start.current.x;
      const along = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= leastPx && Math.abs(across) > Math.abs(along))
        onSwipe(across < 0 === (document.dir !== 'rtl') ? 1 : -1);
    },
  };
}
