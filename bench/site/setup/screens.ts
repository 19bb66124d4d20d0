import type { BrowserContextOptions } from 'playwright';

export const phone: BrowserContextOptions = {
  viewport: { width: 414, height: 896 },
  deviceScaleFactor: 2,
  hasTouch: true,
};

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
