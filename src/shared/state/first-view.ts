import { lazy, type ComponentType } from 'react';
import { wait } from './wait.ts';

/** After this time, secondary content no longer waits for the page. */
const timeout = 4000;

/** The approximate time of a render, for browsers without `requestIdleCallback`. */
const drawing = 300;

let firstView: Promise<unknown> = Promise.resolve();

/** Reports what the first screen of a visit waits for. */
export function beginFirstView(asked: Promise<unknown>): void {
  firstView = Promise.race([asked.then(untilDrawn), wait(timeout)]);
}

/**
 * Loads secondary content after the main content, so that it does not compete for bandwidth. If loading fails, the page
 * keeps what is in its place, such as the server's rendering.
 */
export function lazyOverlays<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    await firstView;
    return load().then(
      (part) => ({ default: part }),
      () => new Promise(() => {}),
    );
  });
}

/** Resolves when all data of the page is loaded and the browser is idle. */
export async function untilSettled(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  await firstView;
  await untilIdle();
}

/** Resolves when the browser is idle, or after a second. */
export function untilDrawn(): Promise<void> {
  return untilIdle({ timeout: 1000 });
}

function untilIdle(options?: IdleRequestOptions): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), options);
    else setTimeout(resolve, drawing);
  });
}
