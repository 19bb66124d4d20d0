import { join } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { isFullRun } from './tests/scope.ts';
import { serverFolder } from './e2e/support/staff.ts';
import { findBrowser } from './scripts/browser.mjs';

const browser = findBrowser();
/** Two runs at once on one machine need other ports each. */
const mockPort = Number(process.env['E2E_PORT'] ?? 4173);
const serverPort = mockPort + 1;
/** A site that runs already, to try a test while writing it. */
const running = process.env['SITE_URL'];
/** A journey of a folder `full` can be run by its path, too. */
const namesFull = process.argv.slice(2).some((word) => word.includes('/full') || word === '--project=browsers');
const site = running ?? `http://127.0.0.1:${serverPort}`;

// Chromium's own background traffic has no place in a test, and its sandbox does not run as root.
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'build/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // `npm test` runs what lies directly in `e2e/site`, `e2e/mobile`, `e2e/desk` and `e2e/mock`.
  testIgnore: isFullRun || namesFull ? [] : join(import.meta.dirname, 'e2e/*/full/**'),
  // A journey that passes only at its second try is mended or deleted.
  retries: 0,
  // Longest on a machine with one busy core: a purchase, of some twenty pages. It says so itself by `test.slow()`.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [['line'], ['json', { outputFile: 'build/test-results/playwright.json' }]],
  webServer: running
    ? []
    : [
        {
          command: 'node scripts/serve-mock.ts',
          url: `http://127.0.0.1:${mockPort}/healthz`,
          env: { PORT: String(mockPort), DATA_DIR: 'build/e2e/mock' },
          reuseExistingServer: false,
          timeout: 300_000,
        },
        {
          command: 'node scripts/start.ts',
          url: `http://127.0.0.1:${serverPort}/readyz`,
          env: { PORT: String(serverPort), DATA_DIR: serverFolder, LOG_LEVEL: 'error', RATE_LIMITS: 'off' },
          reuseExistingServer: false,
          timeout: 300_000,
        },
      ],
  projects: [
    { name: 'mock', testDir: 'e2e/mock', use: { baseURL: `http://127.0.0.1:${mockPort}` } },
    { name: 'site', testDir: 'e2e/site', use: { baseURL: site } },
    { name: 'desk', testDir: 'e2e/desk', use: { baseURL: site } },
    // By its user agent, its screen and its touch a phone of most buyers.
    { name: 'mobile', testDir: 'e2e/mobile', use: { ...devices['Pixel 7'], baseURL: site } },
    // Firefox and WebKit, each started anew for a journey.
    {
      name: 'browsers',
      testDir: 'e2e/browsers',
      timeout: 180_000,
      expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
      use: { baseURL: site },
    },
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    // What a worker keeps is the business of `offline-*.spec.ts` and `service-worker.spec.ts`, which allow it: docs/testing.md.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser && browser !== 'playwright' ? { executablePath: browser } : {}),
      args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
});
