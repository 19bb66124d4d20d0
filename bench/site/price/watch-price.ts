declare global {
  var priceShown: () => Promise<number>;
}

/**
 * Runs in the page. From then on `priceShown` waits for the next price and tells the milliseconds between the arrival of
 * its answer and the frame that shows it.
 */
export function watchPrice(call: string): void {
  const quiet = 500;
  // The page gets this function alone, so what it uses stands in it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const total = () => document.querySelector('[aria-live=polite] strong')?.textContent ?? '';
  const before = total();
  const arrivals: number[] = [];
  const changes: { text: string; at: number }[] = [];

  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
      if (new URL(name).pathname.endsWith(call)) arrivals.push(responseEnd);
    }
  }).observe({ type: 'resource' });

  new MutationObserver(() => {
    const text = total();
    if (text === changes.at(-1)?.text) return;
    // What a task after the next frame sees has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => changes.push({ text, at: performance.now() }), { once: true });
      port1.start();
      port2.postMessage('');
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });

  globalThis.priceShown = async () => {
    for (;;) {
      await new Promise((resolve) => {
        setTimeout(resolve, quiet);
      });
      const last = changes.findLast(({ text }) => text !== '');
      const arrival = arrivals.at(-1);
      if (last && arrival !== undefined && total() !== '' && total() !== before && last.at >= arrival) {
        return (changes.find(({ text, at }) => text === last.text && at >= arrival) ?? last).at - arrival;
      }
    }
  };
}
