import { useState, type FocusEvent } from 'react';
import { useReducedMotion } from '../../ui/reduced-motion.ts';

interface Playing {
  /** Whether slides move on by themselves now. */
  isPlaying: boolean;
  /** Whether they would, were it not for a pointer or the focus that rests on them. */
  isWanted: boolean;
  choose: (choice: 'play' | 'pause') => void;
  /** Goes onto the element whose visitors hold the slides still. */
  holders: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Slides rest while somebody looks closer, and for readers who asked for less motion; pressing play overrides both. */
export function usePlaying(isAtEnd: boolean): Playing {
  const isMotionReduced = useReducedMotion();
  const [choice, choose] = useState<'play' | 'pause'>();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isWanted = !isAtEnd && (choice === undefined ? !isMotionReduced : choice === 'play');
  const isHeld = choice !== 'play' && (isHovered || isFocused);
  return {
    isPlaying: isWanted && !isHeld,
    isWanted,
    choose,
    holders: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
