// Installs Debian packages for commands and tests. Runs on Node 20 without dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const policy = '/usr/sbin/policy-rc.d';

/**
 * Installs the packages that are missing, without starting their services. Returns undefined, or why they cannot be
 * installed.
 */
export function installDebianPackages(names) {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    return `${missing.join(', ')} not found: install them. On Debian, root can let this command do it.`;
  }
  console.log(`Installing ${missing.join(', ')} (apt-get) …`);
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  run(['update', '-qq']);
  run(['install', '-y', '-qq', '--no-install-recommends', ...missing]);
  if (isOurs) rmSync(policy);
  const failed = names.filter((name) => !isInstalled(name));
  return failed.length === 0 ? undefined : `apt-get could not install ${failed.join(', ')}: see its message above.`;
}

function isInstalled(name) {
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name], {
    encoding: 'utf8',
  });
  return stdout === 'installed';
}

function run(words) {
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
