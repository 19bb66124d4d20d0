import { useRef, useState, type RefObject } from 'react';
import { isMotionReduced } from '#shared/ui/reduced-motion.ts';

interface Slides {
  viewport: RefObject<HTMLDivElement | null>;
  index: number;
  goTo: (place: number) => void;
  /** Relative to the viewport. */
  listeners: Readonly<Record<'onScroll' | 'onScrollEnd' | 'onPointerDown' | 'onWheel', () => void>>;
}

/**
 * Slides of equal width in a native scroll container with snapping: they work before any script has loaded, and need no
 * measuring.
 */
export function useSlides(count: number): Slides {
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  /** The target of a press: slides that pass by on the way do not count. */
  const aim = useRef<number>(undefined);

  function goTo(place: number): void {
    const element = viewport.current;
    if (!element || place < 0 || place >= count) return;
    aim.current = place;
    setIndex(place);
    element.scrollTo({ left: place * element.clientWidth, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  }

  function look(): void {
    const element = viewport.current;
    if (!element || element.clientWidth === 0) return;
    const place = Math.round(element.scrollLeft / element.clientWidth);
    if (aim.current === place) aim.current = undefined;
    if (aim.current === undefined) setIndex(place);
  }

  // A touch or drag takes over from the button press.
  const letGo = () => {
    aim.current = undefined;
  };

  // If something prevented the slides from reaching the target, the slide at rest counts.
  const rest = () => {
    letGo();
    look();
  };

  return {
    viewport,
    index,
    goTo,
    listeners: { onScroll: look, onScrollEnd: rest, onPointerDown: letGo, onWheel: letGo },
  };
}
