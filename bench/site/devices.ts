import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** Bits per second, milliseconds, and the CPU slowdown factor. */
export interface Speed {
  download: number;
  upload: number;
  latency: number;
  processor: number;
}

/** A cheap phone on a mobile connection. */
export const slow: Speed = { download: 1_600_000, upload: 750_000, latency: 150, processor: 4 };

/** Limited only by the machine. */
export const unlimited: Speed = { download: 1_000_000_000, upload: 1_000_000_000, latency: 0, processor: 1 };

/** A separate browser with an empty cache. Timeouts are minutes, because a busy machine is slow. */
export async function openContext(browser: Browser, screen: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(screen);
  context.setDefaultTimeout(300_000);
  return context;
}

/** A browser that has ended must not hide the error of the measurement. */
export async function closeContext(context: BrowserContext): Promise<void> {
  await context.close().catch(() => undefined);
}

const bitsPerByte = 8;

/** Throttles a page to this device, with an empty cache. */
export async function slowDown(page: Page, speed: Speed): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: speed.download / bitsPerByte,
    uploadThroughput: speed.upload / bitsPerByte,
    latency: speed.latency,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed.processor });
  return session;
}

/** Gets the mobile site. */
export const phone: BrowserContextOptions = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
  isMobile: true,
  viewport: { width: 414, height: 896 },
  deviceScaleFactor: 2,
  hasTouch: true,
};

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
