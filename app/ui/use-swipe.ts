import { type TouchEvent, useRef } from 'react';

const leastPx = 48;

/** Tells of a swipe along the line: 1 for a finger moving against the reading direction (to the next), -1 for the other way. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      // Two fingers zoom.
      start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
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
