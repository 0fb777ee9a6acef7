import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface RotationOptions {
  readonly root: RefObject<HTMLElement | null>;
  /** Undefined while there is nothing to rotate, or nobody to see it. */
  readonly autoplayMs: number | undefined;
  readonly speedMs: number;
  /** The visitor had moved it before the script came. */
  readonly takenOver: boolean;
  readonly advance: () => void;
}

/** Who has just arrived reads the first slide: nothing moves by itself so soon after the page was opened. */
const stillOnArrivalMs = 4000;

/** auto: until the visitor takes over; asked: the visitor pressed play; stopped: for good. */
type Mode = 'auto' | 'asked' | 'stopped';

export function useRotation({ root, autoplayMs, speedMs, takenOver, advance }: RotationOptions) {
  const [mode, setMode] = useState<Mode>(takenOver ? 'stopped' : 'auto');
  const [hovered, setHovered] = useState(false);
  const [focus, setFocus] = useState<'none' | 'controls' | 'slides'>('none');

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const follow = () => {
      const active = document.activeElement;
      if (!element.contains(active)) setFocus('none');
      else setFocus(active?.closest('[aria-live]') ? 'slides' : 'controls');
    };
    const events = new AbortController();
    const { signal } = events;
    const hover = (over: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'touch') setHovered(over);
    };
    element.addEventListener('pointerenter', hover(true), { signal });
    element.addEventListener('pointerleave', hover(false), { signal });
    element.addEventListener('focusin', follow, { signal });
    // The next element has the focus only after this event.
    element.addEventListener('focusout', () => queueMicrotask(follow), { signal });
    setHovered(matchMedia('(hover: hover)').matches && element.matches(':hover'));
    follow();
    return () => events.abort();
  }, [root]);

  // Who pressed play wants it to move although the pointer and the focus are still on the button.
  const free = mode === 'asked' ? focus !== 'slides' : mode === 'auto' && !hovered && focus === 'none';
  const rotating = free && autoplayMs !== undefined;

  const tick = useEffectEvent(() => {
    if (!document.hidden) advance();
  });
  useEffect(() => {
    if (!rotating) return;
    // A move begins every autoplayMs, but a slide rests at least as long as it moved: at 500 and 500 ms
    // the row would otherwise never stand still.
    const everyMs = Math.max(autoplayMs, 2 * speedMs);
    const move = () => {
      tick();
      timer = setTimeout(move, everyMs);
    };
    let timer = setTimeout(move, Math.max(everyMs, stillOnArrivalMs - performance.now()));
    return () => clearTimeout(timer);
  }, [rotating, autoplayMs, speedMs]);

  return {
    rotating,
    wanted: mode !== 'stopped',
    stop: () => setMode('stopped'),
    toggle: () => setMode(mode === 'stopped' ? 'asked' : 'stopped'),
  };
}
