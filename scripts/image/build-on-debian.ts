import { appendFileSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartRefused } from '#wire/host/start.ts';
import { installDebianPackages } from '../debian-packages.mjs';
import { output, run } from './run.ts';

const release = 'bookworm';
const folder = 'build/image';
/** Debian alone, on which the server runs. */
const runtime = 'localhost/gariport-debian';
/** Debian with Node and npm, on which it is built. */
const builder = 'localhost/gariport-node';

/** Builds `Containerfile` without a container engine and without a registry, on bases that debootstrap makes. */
export function buildOnDebian(image: string): void {
  const missing = installDebianPackages(['buildah', 'debootstrap', 'ca-certificates']);
  if (missing !== undefined) throw new StartRefused(`No podman or docker was found, and ${missing}`);
  makeBases();
  const { mounts, settings } = npmSettings();
  run('buildah', [
    'build',
    '--pull-never',
    '--isolation=chroot',
    // A failed build continues at its stage. npm opens thousands of files.
    '--layers',
    '--ulimit=nofile=65536:65536',
    '--format=docker',
    ...mounts,
    `--build-arg=BASE=${builder}`,
    `--build-arg=RUNTIME=${runtime}`,
    '--file=Containerfile',
    `--tag=${image}`,
    '.',
  ]);
  rmSync(settings);
}

function makeBases(): void {
  if (!hasImage(runtime)) {
    const root = resolve(folder, 'base');
    rmSync(root, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    run('debootstrap', ['--variant=minbase', release, root]);
    // As in the usual slim image of Debian.
    for (const name of ['doc', 'man', 'info', 'locale']) {
      rmSync(join(root, 'usr/share', name), { recursive: true });
      appendFileSync(join(root, 'etc/dpkg/dpkg.cfg.d/slim'), `path-exclude=/usr/share/${name}/*\n`);
    }
    for (const name of ['lib/apt/lists', 'cache/apt']) rmSync(join(root, 'var', name), { recursive: true });
    const container = output('buildah', ['from', 'scratch']);
    run('buildah', ['add', '--quiet', container, root, '/']);
    run('buildah', ['config', '--env=PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container]);
    run('buildah', ['commit', '--quiet', '--rm', container, runtime]);
    rmSync(root, { recursive: true });
  }
  if (hasImage(builder)) return;
  const container = output('buildah', ['from', '--pull-never', runtime]);
  run('buildah', ['copy', '--quiet', container, realpathSync('node_modules/.bin/node'), '/usr/local/bin/node']);
  run('buildah', ['copy', '--quiet', container, npmFolder(), '/usr/local/lib/node_modules/npm']);
  const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'];
  run('buildah', ['run', '--isolation=chroot', container, '--', ...link]);
  run('buildah', ['commit', '--quiet', '--rm', container, builder]);
}

function hasImage(name: string): boolean {
  return output('buildah', ['images', '--quiet', '--filter', `reference=${name}`]) !== '';
}

/** npm sets this variable for the scripts that it runs. */
function npmFolder(): string {
  const script = process.env['npm_execpath'];
  if (script === undefined) throw new StartRefused('Start this command by `npm run image`.');
  return dirname(dirname(realpathSync(script)));
}

const setting = (name: string) => output('npm', ['config', 'get', name]);

/** The build uses the registry and the cache of this machine, but stores neither in the image. */
function npmSettings(): { mounts: string[]; settings: string } {
  const settings = resolve(folder, 'npmrc');
  const authority = process.env['NODE_EXTRA_CA_CERTS'];
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    settings,
    [
      `registry=${setting('registry')}`,
      'prefer-offline=true',
      ...(authority ? ['cafile=/run/authority.crt'] : []),
    ].join('\n'),
  );
  return {
    settings,
    mounts: [
      `--volume=${settings}:/root/.npmrc:ro`,
      `--volume=${setting('cache')}:/root/.npm`,
      ...(authority ? [`--volume=${realpathSync(authority)}:/run/authority.crt:ro`] : []),
    ],
  };
}
