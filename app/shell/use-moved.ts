import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the visitor has moved on. Not at first: what they opened before the script came stays open. */
export function useMoved(location: string, onMoved: () => void): void {
  const seen = useRef(location);
  const moved = useEffectEvent(onMoved);
  useEffect(() => {
    if (seen.current === location) return;
    seen.current = location;
    moved();
  }, [location]);
}
