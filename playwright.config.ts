import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const browser = findBrowser();

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
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(browser && browser !== 'playwright' ? { executablePath: browser } : {}),
      args: process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
});
