// Prepares a fresh clone: installs packages when the lockfile has changed and, for tests, a browser and PostgreSQL. Has
// no dependencies and runs on Node 20, because it installs the newer Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findPostgres, installPostgres } from '../server/testing/postgres.mjs';
import { installDebianPackages } from './debian-packages.mjs';
import { findBrowser, findOtherBrowsers, installBrowser, installOtherBrowsers } from './browser.mjs';

const stampFile = 'node_modules/.lockfile-hash';
const oldestNode = 20;
const wantsBrowser = process.argv.includes('--browser');
const wantsPostgres = process.argv.includes('--postgres');
const wantsTools = process.argv.includes('--tools');
const wantsOthers = process.argv.includes('--other-browsers');

refuseOldNode();
installPackages();
refuseMissingRuntime();
if (wantsBrowser && !findBrowser()) installBrowser();
if (wantsOthers && !hasOthers()) installOtherBrowsers();
// Without it the tests run on the embedded engine.
if (wantsPostgres && !process.env.TEST_DATABASE_URL && !findPostgres()) installPostgres();
if (wantsTools) installTools();

/** What the full run tests together with the product: a CDN, backups, the image and alerts. Tests skip what is missing. */
function installTools() {
  const missing = installDebianPackages([
    'varnish',
    'pgbackrest',
    'buildah',
    'debootstrap',
    'ca-certificates',
    'prometheus',
  ]);
  if (missing !== undefined) console.log(missing);
}

function hasOthers() {
  const { firefox, webkit } = findOtherBrowsers();
  return firefox !== undefined && webkit !== undefined;
}

function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return;
  stop(`Node ${process.versions.node} is too old. Install Node ${oldestNode} or newer and run the command again.`);
}

function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Installing packages (npm ci) …');
  const started = performance.now();
  // Hides hundreds of warnings: many packages require the newer Node, which is one of the packages. Errors go to
  // stderr.
  const quietly = ['--loglevel=error', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--include=optional', ...quietly], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    stop(
      'The packages could not be installed: fix what npm reports above, often the network, and run the command again.',
    );
  }
  writeFileSync(stampFile, wanted);
  console.log(`Installed packages in ${Math.round((performance.now() - started) / 1000)} s.`);
}

// The tools and the server run on Node 24, which comes as a package on Linux and Windows. Other systems bring their
// own.
function refuseMissingRuntime() {
  if (existsSync('node_modules/.bin/node') || existsSync('node_modules/.bin/node.cmd')) return;
  if (Number(process.versions.node.split('.')[0]) >= 24) return;
  stop(
    `On ${process.platform} this project needs Node 24 on the path; found ${process.versions.node}. Install Node 24.`,
  );
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
