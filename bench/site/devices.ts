import type { BrowserContextOptions, CDPSession, Page } from 'playwright';

/** A cheap phone on a mobile line. */
export const slowLine = { download: 1_600_000, upload: 750_000, latency: 150, processor: 4 };

const bitsPerByte = 8;

/** Makes a page as slow as that, with nothing cached. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: slowLine.download / bitsPerByte,
    uploadThroughput: slowLine.upload / bitsPerByte,
    latency: slowLine.latency,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowLine.processor });
  return session;
}

/** It is sent the mobile site. */
export const phone: BrowserContextOptions = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
  isMobile: true,
  viewport: { width: 414, height: 896 },
  deviceScaleFactor: 2,
  hasTouch: true,
};

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
