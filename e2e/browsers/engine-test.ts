import { test as base } from 'playwright/test';
import { findOtherBrowsers } from '../../scripts/browser.mjs';
import { type Backend, openBackend } from '../support/backend.ts';
import { type Buyer, registerBuyer } from '../support/buyers.ts';
import { expect } from '../support/site-test.ts';
import type { Device, Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

interface EngineFixtures {
  /** The device whose user agent the browser sends. */
  device: Device;
  engine: Engine;
  backend: Backend;
  /** A new buyer with a confirmed e-mail who is not logged in yet. */
  buyer: Buyer;
}

type Start = (device: Device) => Promise<Engine>;

const { firefox, webkit } = findOtherBrowsers();
const starts: { name: string; start: Start }[] = [
  ...(firefox ? [{ name: 'Firefox', start: async (device: Device) => startFirefox(firefox, device) }] : []),
  ...(webkit ? [{ name: 'WebKit', start: async (device: Device) => startWebKit(webkit, device) }] : []),
];

/** The installed browsers other than Chromium, each with a test that opens a page in it. */
export const engines = starts.map(({ name, start }) => ({ name, test: testIn(start) }));

function testIn(start: Start) {
  return base.extend<EngineFixtures>({
    device: ['desktop', { option: true }],
    engine: async ({ device }, use, testInfo) => {
      const engine = await start(device);
      await use(engine);
      if (testInfo.errors.length > 0)
        await testInfo.attach('what it showed', { body: await engine.draw(), contentType: 'image/png' });
      const { faults } = engine;
      await engine.close();
      expect(faults, 'uncaught errors of the page').toEqual([]);
    },
    backend: async ({ request }, use) => use(openBackend(request)),
    buyer: async ({ backend }, use) => use(await registerBuyer(backend)),
  });
}
