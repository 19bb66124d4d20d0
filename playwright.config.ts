import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const browser = findBrowser();
const port = 4173;

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
  retries: 0,
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: 'build/test-results/playwright.json' }]],
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: 'build/e2e-data' },
    reuseExistingServer: false,
    timeout: 120_000,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    launchOptions: {
      ...(browser && browser !== 'playwright' ? { executablePath: browser } : {}),
      args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
});
