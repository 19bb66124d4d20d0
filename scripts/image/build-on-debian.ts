import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartRefused } from '#wire/host/start.ts';
import { installDebianPackages } from '../debian-packages.mjs';
import { output, run } from './run.ts';

const release = 'bookworm';
const folder = resolve('build/image');
const base = 'localhost/gariport-debian';

/**
 * Builds the last stage of `Containerfile` without a container engine and without a registry: on a base made by
 * debootstrap, with the site and the packages prepared on this machine.
 */
export function buildOnDebian(image: string): void {
  const missing = installDebianPackages(['buildah', 'debootstrap', 'binutils', 'ca-certificates']);
  if (missing !== undefined) throw new StartRefused(`No podman or docker was found, and ${missing}`);
  mkdirSync(folder, { recursive: true });
  makeBase();
  run('node', ['scripts/build.ts']);
  installPackages();
  const [head = '', ...stages] = readFileSync('Containerfile', 'utf8').split(/^(?=FROM )/m);
  writeFileSync(join(folder, 'Containerfile'), head + (stages.at(-1) ?? ''));
  run('buildah', [
    'build',
    '--pull-never',
    '--isolation=chroot',
    '--format=docker',
    `--build-arg=RUNTIME=${base}`,
    `--build-context=packages=${join(folder, 'packages')}`,
    `--build-context=site=${join(folder, 'site')}`,
    `--file=${join(folder, 'Containerfile')}`,
    `--tag=${image}`,
    '.',
  ]);
}

/** The same as the usual slim image of Debian. */
function makeBase(): void {
  if (output('buildah', ['images', '--quiet', '--filter', `reference=${base}`]) !== '') return;
  const root = join(folder, 'base');
  rmSync(root, { recursive: true, force: true });
  run('debootstrap', ['--variant=minbase', release, root]);
  for (const name of ['doc', 'man', 'info', 'locale']) {
    rmSync(join(root, 'usr/share', name), { recursive: true });
    appendFileSync(join(root, 'etc/dpkg/dpkg.cfg.d/slim'), `path-exclude=/usr/share/${name}/*\n`);
  }
  for (const name of ['lib/apt/lists', 'cache/apt']) rmSync(join(root, 'var', name), { recursive: true });
  const container = output('buildah', ['from', 'scratch']);
  run('buildah', ['add', '--quiet', container, root, '/']);
  run('buildah', ['config', '--env=PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container]);
  run('buildah', ['commit', '--quiet', '--rm', container, base]);
  rmSync(root, { recursive: true });
}

/** Puts packages and site where the first two stages of `Containerfile` put them. */
function installPackages(): void {
  const packages = join(folder, 'packages/app');
  mkdirSync(packages, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(name, join(packages, name));
  run('sh', [resolve('scripts/image/install-packages.sh')], packages);
  rmSync(join(folder, 'site'), { recursive: true, force: true });
  cpSync('dist', join(folder, 'site/app/dist'), { recursive: true });
}
