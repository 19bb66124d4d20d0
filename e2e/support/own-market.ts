import { type ClockedSite, type ClockedSiteOptions, openClockedSite } from './clocked-site.ts';
import { test } from './site-test.ts';

/** Journeys on a marketplace of their own, since what they change would be seen by all others. */
export function testOnOwnMarket(options: ClockedSiteOptions = {}) {
  return test.extend<object, { site: ClockedSite }>({
    site: [
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const site = await openClockedSite(options);
        await use(site);
        await site.stop();
      },
      // A busy machine takes its time to start one.
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ site }, use) => use(site.address),
  });
}
