import { lazy, type ComponentType } from 'react';

/** After so long what stands beside a page need not wait any longer for the page. */
const patience = 4000;

/** About how long drawing takes, for a browser that does not tell when it has nothing to do. */
const drawing = 300;

let firstView: Promise<unknown> = Promise.resolve();

/** Tells what the first screen of a visit waits for. */
export function beginFirstView(asked: Promise<unknown>): void {
  const patienceEnds = new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
  firstView = Promise.race([asked.then(untilDrawn), patienceEnds]);
}

/**
 * What stands beside a page: fetched once it no longer takes the line from what the page is about. A page whose line is
 * cut keeps what stands in its place, such as what the server has rendered.
 */
export function lazyBeside<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    await firstView;
    return load().then(
      (part) => ({ default: part }),
      () => new Promise(() => {}),
    );
  });
}

/** Resolves once all that the page has asked for is there, and the browser has nothing more to do. */
export async function untilAtRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  await firstView;
  await untilIdle();
}

/** Resolves once the browser has nothing more to do, or after a second. */
export function untilDrawn(): Promise<void> {
  return untilIdle({ timeout: 1000 });
}

function untilIdle(options?: IdleRequestOptions): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), options);
    else setTimeout(resolve, drawing);
  });
}
