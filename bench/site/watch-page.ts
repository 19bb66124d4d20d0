/** What a page reports about its loading. */
export interface Watched {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint. */
  largest: string;
  shift: number;
  /** Each task of more than 50 ms: start and duration. */
  longTasks: { at: number; duration: number }[];
}

declare global {
  var watched: Watched;
}

/** Runs in the page before anything else. */
export function watchPage(): void {
  const watched: Watched = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, longTasks: [] };
  globalThis.watched = watched;
  // Serialized into the page, so it must contain everything it uses.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    watched.largestPaint = entry.startTime;
    watched.largest = `${element?.localName ?? 'gone'} ${element?.getAttribute('alt') ?? element?.textContent ?? ''}`
      .trim()
      .slice(0, 60);
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => watched.longTasks.push({ at: startTime, duration }));
}
