import type { Page, Request } from 'playwright';

/**
 * Returns a function that waits until a page fetches nothing and is idle. Playwright's `networkidle` fires once per
 * document, and so not after client-side navigation.
 */
export function createIdleWait(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const close = (request: Request) => open.delete(request);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    // Idle callbacks of the page may fetch more.
    do await page.evaluate(untilIdle);
    while (open.size > 0);
  };
}

/**
 * Runs in the page: the browser must have idle time this many times in a row, although animations may run in each
 * frame.
 */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    let idle = 0;
    const look: IdleRequestCallback = (deadline) => {
      idle = deadline.timeRemaining() > 4 ? idle + 1 : 0;
      if (idle === 20) resolve();
      else requestIdleCallback(look);
    };
    requestIdleCallback(look);
  });
}
