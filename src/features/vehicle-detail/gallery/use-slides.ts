import { useRef, useState, type RefObject } from 'react';
import { isMotionReduced } from '../../../ui/reduced-motion.ts';

interface Slides {
  viewport: RefObject<HTMLDivElement | null>;
  index: number;
  goTo: (place: number) => void;
  /** Of the viewport. */
  listeners: Readonly<Record<'onScroll' | 'onScrollEnd' | 'onPointerDown' | 'onWheel', () => void>>;
}

/**
 * Slides of one width side by side, which the browser itself scrolls and brings to rest: by a finger before any script is
 * there, and without measuring each of them first.
 */
export function useSlides(count: number): Slides {
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  /** Where a press leads to: the slides that pass by on the way there do not count. */
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

  // A hand that takes the slides leads them from there on.
  const letGo = () => {
    aim.current = undefined;
  };

  // Whatever has kept the slides from where a press led, the one that they rest at counts.
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
