import { beforeAll } from 'vitest';

/** A screen may take long on a busy machine; left to itself the library gives up after a second. */
const timeout = 30_000;

beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: timeout });
});

// The tests' document fetches no pictures, but says of each that it is complete.
if (typeof HTMLImageElement !== 'undefined')
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false, configurable: true });
