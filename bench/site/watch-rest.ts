import type { Page, Request } from 'playwright';

/**
 * Answers how to wait until a page fetches nothing and has nothing more to do. Playwright's `networkidle` is told once for a
 * document, and so not after the site has gone on to another page by itself.
 */
export function watchRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const close = (request: Request) => open.delete(request);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    // What the page does in its idle moments may fetch more.
    do await page.evaluate(untilIdle);
    while (open.size > 0);
  };
}

/** Runs in the page: so often in a row its browser has time left, though something may move in each frame. */
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
