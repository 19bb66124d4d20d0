/** The minimum distance of a pull, in pixels. */
export const pullDistance = 50;

/** A more horizontal movement swipes a carousel and pulls nothing. */
const steepness = 1.5;

/** Elements with gestures of their own. */
const ownGestures = '[role="dialog"], [role="alertdialog"], [data-own-gestures]';

interface Pull {
  direction: 'down' | 'up';
  /** Whether the page is at the edge where such a pull starts. */
  isAtEdge: () => boolean;
  /** Called during the movement with the distance. */
  onMove?: (distance: number) => void;
  /** Called at the end with the distance; 0 if the pull was cancelled. */
  onEnd?: (distance: number) => void;
}

/**
 * Observes one finger on the page. A pull counts from the moment the page reached its edge, so that one movement may scroll
 * there and continue as a pull. Scrolling is never prevented.
 */
export function watchPull({ direction, isAtEdge, onMove, onEnd }: Pull): () => void {
  const sign = direction === 'down' ? 1 : -1;
  let first: { x: number; y: number } | undefined;
  let from: number | undefined;
  let distance = 0;

  function start({ touches, target }: TouchEvent): void {
    const [touch] = touches;
    const isOwn = target instanceof Element && target.closest(ownGestures) !== null;
    if (first && touches.length > 1) return end(0);
    if (!touch || touches.length > 1 || isOwn) return;
    first = { x: touch.clientX, y: touch.clientY };
    from = isAtEdge() ? touch.clientY : undefined;
    distance = 0;
  }

  const move = ({ touches }: TouchEvent) => follow(touches[0]);

  function follow(touch: Touch | undefined): void {
    if (!first || !touch) return;
    const aside = Math.abs(touch.clientX - first.x);
    if (aside > steepness * Math.abs(touch.clientY - first.y)) from = undefined;
    else if (isAtEdge()) from ??= touch.clientY;
    else from = undefined;
    distance = from === undefined ? 0 : Math.max(0, sign * (touch.clientY - from));
    onMove?.(distance);
  }

  function end(pulled: number): void {
    if (!first) return;
    first = undefined;
    from = undefined;
    onEnd?.(pulled);
  }

  // During scrolling, browsers report few movements; the last one comes with the end.
  const finish = ({ changedTouches }: TouchEvent) => {
    follow(changedTouches[0]);
    end(distance);
  };
  const giveUp = () => end(0);
  addEventListener('touchstart', start, { passive: true });
  addEventListener('touchmove', move, { passive: true });
  addEventListener('touchend', finish);
  addEventListener('touchcancel', giveUp);
  return () => {
    removeEventListener('touchstart', start);
    removeEventListener('touchmove', move);
    removeEventListener('touchend', finish);
    removeEventListener('touchcancel', giveUp);
  };
}
