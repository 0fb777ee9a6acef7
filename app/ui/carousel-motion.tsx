import Fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CarouselControls } from './carousel-controls.tsx';
import type { CarouselLabels, CarouselSettings, CarouselView } from './carousel-settings.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useRotation } from './use-rotation.ts';

interface CarouselMotionProps extends CarouselSettings {
  readonly root: RefObject<HTMLElement | null>;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly labels: CarouselLabels;
  readonly total: number;
  readonly near: boolean;
  readonly view: CarouselView | undefined;
  readonly onView: (view: CarouselView) => void;
}

/**
 * Embla moves by a spring at 60 steps a second, and its `duration` is the spring's slackness. Reckoned
 * from its formula, a slide has come 98 % of its way after 433 ms at 20, 600 at 25, 767 at 30: about
 * 33 ms for each unit above 6.5.
 */
const emblaDuration = (speedMs: number) => 6.5 + speedMs / 33;

/** The slide to which the row had been scrolled before the script came. */
function scrolledTo(viewport: HTMLElement | null): number {
  const slide = viewport?.firstElementChild?.firstElementChild;
  if (!viewport || !(slide instanceof HTMLElement)) return 0;
  return Math.round(Math.abs(viewport.scrollLeft) / slide.offsetWidth);
}

/** The part of a carousel that needs a script: Embla, the rotation and the controls. */
export default function CarouselMotion({
  root,
  viewport,
  labels,
  total,
  near,
  view,
  onView,
  autoplayMs,
  speedMs,
  loop = true,
  effect = 'slide',
  dots = false,
  arrows = false,
}: CarouselMotionProps) {
  const still = useReducedMotion();
  const [startIndex] = useState(() => scrolledTo(viewport.current));
  const [plugins] = useState(() => (effect === 'fade' ? [Fade()] : []));
  const [attach, embla] = useEmblaCarousel(
    {
      align: 'start',
      loop,
      startIndex,
      duration: emblaDuration(speedMs),
      direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
      // Slides out of view are inert, so focus never has to be followed.
      watchFocus: false,
    },
    plugins,
  );

  useEffect(() => {
    if (viewport.current) viewport.current.scrollLeft = 0;
    attach(viewport.current);
  }, [attach, viewport]);

  const held = useRef(false);
  const [place, setPlace] = useState<Omit<CarouselView, 'rotating'>>();
  const moves = place !== undefined && place.inView < total;
  const rotation = useRotation({
    root,
    autoplayMs: moves && near && !still ? autoplayMs : undefined,
    speedMs,
    takenOver: startIndex > 0,
    advance() {
      // A finger or button held down on the slides holds them.
      if (!held.current) move(1);
    },
  });

  function move(by: 1 | -1) {
    if (!embla) return;
    const last = embla.scrollSnapList().length - 1;
    if (by > 0) embla.canScrollNext() ? embla.scrollNext(still) : embla.scrollTo(0, still);
    else embla.canScrollPrev() ? embla.scrollPrev(still) : embla.scrollTo(last, still);
  }

  const report = useEffectEvent(() => {
    if (!embla || !viewport.current) return;
    // The sheet decides how many slides stand side by side.
    const inView = Number(getComputedStyle(viewport.current).getPropertyValue('--in-view'));
    setPlace({ first: embla.selectedScrollSnap(), inView: Math.min(inView, total) });
    // Between press and release another slide is chosen only when the visitor has dragged it there.
    if (held.current) rotation.stop();
  });
  useEffect(() => {
    const onChange = () => report();
    const hold = (down: boolean) => () => {
      held.current = down;
    };
    embla
      ?.on('select', onChange)
      .on('reInit', onChange)
      .on('pointerDown', hold(true))
      .on('pointerUp', hold(false));
    report();
    // Embla forgets its listeners when it is taken down, which is the only time that it changes.
  }, [embla]);

  useEffect(() => {
    if (place) onView({ ...place, rotating: rotation.rotating });
  }, [place, rotation.rotating, onView]);

  const refocus = useRef(false);
  useArrowKeys(root, (by, target) => {
    if (!moves) return;
    rotation.stop();
    refocus.current = viewport.current?.contains(target) ?? false;
    move(by);
  });

  // The slide that held the focus has become inert: the next one takes it, and is read out.
  const first = view?.first;
  useEffect(() => {
    if (!refocus.current || first === undefined) return;
    refocus.current = false;
    embla?.slideNodes()[first]?.focus({ preventScroll: true });
  }, [embla, first]);

  // The picture that comes next is fetched while this one is looked at, and no other.
  useEffect(() => {
    if (!embla || !rotation.rotating || !place) return;
    const next = embla.slideNodes()[(place.first + place.inView) % total];
    for (const image of next?.querySelectorAll('img') ?? []) image.loading = 'eager';
  }, [embla, rotation.rotating, place, total]);

  if (!moves || !embla) return null;
  const takeOver = (go: () => void) => () => {
    rotation.stop();
    go();
  };
  return (
    <CarouselControls
      labels={labels}
      total={embla.scrollSnapList().length}
      current={place.first}
      playing={rotation.wanted}
      onToggle={autoplayMs === undefined || still ? undefined : rotation.toggle}
      onPrevious={arrows ? takeOver(() => move(-1)) : undefined}
      onNext={arrows ? takeOver(() => move(1)) : undefined}
      onChoose={dots ? (index) => takeOver(() => embla.scrollTo(index, still))() : undefined}
    />
  );
}
