// Finds the Chromium that browser tests use, or installs one. Runs on Node 20 without dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const places = [
  // Headless mode uses less CPU.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const cacheFolders = [
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
  join(homedir(), 'AppData/Local/ms-playwright'),
];

const firefoxPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const webkitPlaces = ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
const webkitDriver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

/** Firefox and WebKit as Debian packages them, where installed. */
export function findOtherBrowsers() {
  const firefox = firefoxPlaces.find((path) => existsSync(path));
  const browser = webkitPlaces.find((path) => existsSync(path));
  const hasWebKit = browser !== undefined && existsSync(webkitDriver) && existsSync(screen);
  return { firefox, webkit: hasWebKit ? { browser, driver: webkitDriver, screen } : undefined };
}

export function installOtherBrowsers() {
  if (isRootOnDebian()) {
    console.log('Installing Firefox and WebKit (apt-get) …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', [...aptInstall, 'firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  }
  const { firefox, webkit } = findOtherBrowsers();
  if (!firefox) console.log('Firefox is not installed and is skipped: install firefox-esr.');
  if (!webkit) console.log('WebKit is not installed and is skipped: install webkit2gtk-driver and xvfb.');
}

/** The path of an installed browser, `'playwright'` for Playwright's own, or undefined. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return places.find((path) => existsSync(path)) ?? (hasPlaywrightBrowser() ? 'playwright' : undefined);
}

function hasPlaywrightBrowser() {
  return cacheFolders.some(
    (folder) => existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('chromium')),
  );
}

export function installBrowser() {
  if (isRootOnDebian()) {
    console.log('Installing Chromium (apt-get) …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', [...aptInstall, 'chromium-headless-shell']);
    if (!findBrowser()) run('apt-get', [...aptInstall, 'chromium']);
  } else {
    console.log("Installing Chromium (Playwright's own) …");
    run('npx', ['playwright', 'install', 'chromium']);
  }
  if (findBrowser()) return;
  console.error(
    'The tests need Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}

const aptInstall = ['install', '-y', '-qq', '--no-install-recommends'];

function isRootOnDebian() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

function run(command, words) {
  spawnSync(command, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
