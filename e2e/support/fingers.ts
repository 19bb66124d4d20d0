import type { CDPSession, Page } from 'playwright/test';

interface Drag {
  x: number;
  y: number;
  /** The distance of the movement in pixels; negative is up and left. */
  by: number;
  aside?: number;
}

const steps = 12;
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/** Touches the page, moves the finger in small steps, one per frame, and keeps it down. */
export async function dragFinger(page: Page, { x, y, by, aside = 0 }: Drag): Promise<void> {
  const session = await sessionOf(page);
  const send = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + aside * part, y: y + by * part }] });
  await send('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) {
    await send('touchMove', step / steps);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

export async function liftFinger(page: Page): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function swipe(page: Page, drag: Drag): Promise<void> {
  await dragFinger(page, drag);
  await liftFinger(page);
}

/** Two fingers at one place that move apart. */
export async function spreadFingers(page: Page, { x, y, apart }: { x: number; y: number; apart: number }) {
  const session = await sessionOf(page);
  const send = (type: 'touchStart' | 'touchMove', half: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { id: 1, x: x - half, y },
        { id: 2, x: x + half, y },
      ],
    });
  const first = 10;
  await send('touchStart', first);
  for (let step = 1; step <= steps; step += 1) {
    await send('touchMove', first + ((apart / 2 - first) * step) / steps);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await liftFinger(page);
}
