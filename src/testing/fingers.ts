import { act } from '@testing-library/react';

function touch(type: string, y: number, x: number): void {
  const changedTouches = [{ clientX: x, clientY: y }];
  const touches = type === 'touchend' ? [] : changedTouches;
  const event = Object.assign(new Event(type, { bubbles: true }), { touches, changedTouches });
  document.body.dispatchEvent(event);
}

/** Moves one finger over the page (negative is up) and lifts it. A fast movement only reports its end. */
export async function pull(distance: number, { aside = 0, steps = 5 } = {}): Promise<void> {
  const from = 400;
  await act(async () => {
    touch('touchstart', from, 100);
    for (let step = 0; step < steps; step += 1)
      touch('touchmove', from + (distance * step) / Math.max(steps, 1), 100 + (aside * step) / Math.max(steps, 1));
    touch('touchend', from + distance, 100 + aside);
  });
}
