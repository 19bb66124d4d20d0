import { act } from '@testing-library/react';

function touch(type: string, y: number, x: number): void {
  const touches = type === 'touchend' ? [] : [{ clientX: x, clientY: y }];
  const event = Object.assign(new Event(type, { bubbles: true }), { touches });
  document.body.dispatchEvent(event);
}

/** Moves one finger over the page, up where the distance is below zero, and lets go. */
export async function pull(distance: number, aside = 0): Promise<void> {
  const [from, steps] = [400, 5];
  await act(async () => {
    touch('touchstart', from, 100);
    for (let step = 0; step <= steps; step += 1)
      touch('touchmove', from + (distance * step) / steps, 100 + (aside * step) / steps);
    touch('touchend', 0, 0);
  });
}
