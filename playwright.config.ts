import { join } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { isFullRun, retries } from './tests/scope.ts';
import { serverFolder } from './e2e/support/staff.ts';
import { findBrowser } from './scripts/browser.mjs';

const browser = findBrowser();
/** Two runs on one machine need different ports. */
const mockPort = Number(process.env['E2E_PORT'] ?? 4173);
const serverPort = mockPort + 1;
/** A site that is already running, for trying a test while writing it. */
const running = process.env['SITE_URL'];
/** A journey in a `full` folder can also be run by its path. */
const namesFull = process.argv.slice(2).some((word) => word.includes('/full') || word === '--project=browsers');
/** Only journeys of the full run use the mock. */
const needsMock = isFullRun || process.argv.slice(2).some((word) => word.includes('mock'));
const site = running ?? `http://127.0.0.1:${serverPort}`;

// Switches off Chromium's own background traffic, and its sandbox, which does not run as root.
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
  // `npm test` runs what lies directly in `e2e/site`, `e2e/mobile` and `e2e/desk`.
  testIgnore: isFullRun || namesFull ? [] : join(import.meta.dirname, 'e2e/*/full/**'),
  retries,
  // The longest journey is a purchase of about twenty pages on a machine with one busy core. It calls `test.slow()`.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [['line'], ['json', { outputFile: 'build/test-results/playwright.json' }]],
  webServer: running
    ? []
    : [
        ...(needsMock
          ? [
              {
                command: 'node scripts/serve-mock.ts',
                url: `http://127.0.0.1:${mockPort}/healthz`,
                env: { PORT: String(mockPort), DATA_DIR: 'build/e2e/mock' },
                reuseExistingServer: false,
                timeout: 300_000,
              },
            ]
          : []),
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
    // The phone of most buyers, by user agent, screen and touch.
    { name: 'mobile', testDir: 'e2e/mobile', use: { ...devices['Pixel 7'], baseURL: site } },
    // Firefox and WebKit, started once for each journey.
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
    // Only `offline-*.spec.ts` and `service-worker.spec.ts` test the service worker's cache, and they allow it:
    // docs/testing.md.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser && browser !== 'playwright' ? { executablePath: browser } : {}),
      args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
});
