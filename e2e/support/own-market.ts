import { type ClockedSite, type ClockedSiteOptions, openClockedSite } from './clocked-site.ts';
import { test } from './site-test.ts';

/** Journeys on their own marketplace, since their changes would affect all others. */
export function testOnOwnMarket({ name = 'clocked', ...options }: ClockedSiteOptions = {}) {
  return test.extend<object, { site: ClockedSite }>({
    site: [
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use, { parallelIndex }) => {
        const site = await openClockedSite({ ...options, name: `${name}-${parallelIndex}` });
        await use(site);
        await site.stop();
      },
      // Starting one takes a while on a busy machine.
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ site }, use) => use(site.address),
  });
}

/**
 * One marketplace for all journeys that change what every page shows, each something else: banners, legal texts, import
 * rules, list prices. They share it because each server start is slow.
 */
export const testOnChangedMarket = testOnOwnMarket({ name: 'changed' });
