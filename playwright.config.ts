import { defineConfig, devices } from 'playwright/test';
import { serverFolder } from './e2e/support/staff.ts';
import { findBrowser } from './scripts/browser.mjs';

const browser = findBrowser();
/** Two runs at once on one machine need other ports each. */
const mockPort = Number(process.env['E2E_PORT'] ?? 4173);
const serverPort = mockPort + 1;
/** A site that runs already, to try a test while writing it. */
const running = process.env['SITE_URL'];
/** Whoever asks for the other browsers alone gets all of their journeys. */
const isOfOtherBrowsers = process.argv.includes('--project=browsers');
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
  // The same journey in other languages: docs/testing.md.
  ...(process.env['JOURNEYS'] !== 'all' && !isOfOtherBrowsers && { grepInvert: /@full/ }),
  // A browser on a busy machine may miss a moment once; twice is a fault. How many needed it is told.
  retries: process.env['SECOND_TRY'] === 'off' ? 0 : 1,
  // A busy machine is slow, not wrong: what is waited for may take its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
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
  // By folder, since a pattern would also match the folders above this one.
  projects: [
    {
      name: 'mock',
      testMatch: ['contract-console.spec.ts', 'reference.spec.ts'],
      use: { baseURL: `http://127.0.0.1:${mockPort}` },
    },
    { name: 'server', testDir: 'e2e/server', use: { baseURL: site } },
    { name: 'site', testDir: 'e2e/site', use: { baseURL: site } },
    { name: 'desk', testDir: 'e2e/desk', use: { baseURL: site } },
    { name: 'browsers', testDir: 'e2e/browsers', use: { baseURL: site } },
    // By its user agent, its screen and its touch a phone of most buyers.
    { name: 'mobile', testDir: 'e2e/mobile', use: { ...devices['Pixel 7'], baseURL: site } },
    // They start a server of their own.
    { name: 'shells', testDir: 'e2e/shells' },
  ],
  use: {
    browserName: 'chromium',
    // What a worker keeps is the business of `offline-*.spec.ts` and `service-worker.spec.ts`, which allow it: docs/testing.md.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser && browser !== 'playwright' ? { executablePath: browser } : {}),
      args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
});
