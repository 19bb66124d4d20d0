import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { loadEnvelope } from '#wire/envelope/load-envelope.ts';
import type { EnvelopeOffer } from '#wire/envelope/offer.ts';
import { freePort } from '#server/testing/postgres.mjs';
import { openBareDatabase, type TestDatabase } from '#server/testing/test-databases.ts';

// Builds the image that customers run, with the tools of this machine, and starts it as they do: as another user, with
// a read-only root. Takes minutes, most of them for the packages of its two stages.

const name = 'localhost/gariport-test';
const has = (command: string) => spawnSync(command, ['--version']).status === 0;
const engine = ['podman', 'docker'].find((command) => spawnSync(command, ['info']).status === 0);
const canBuild = engine !== undefined || (process.getuid?.() === 0 && has('buildah') && has('debootstrap'));
if (!canBuild) console.warn('The image is not tested: install podman or, as root on Debian, buildah and debootstrap.');

const read = (command: string, ...words: string[]) => execFileSync(command, words, { encoding: 'utf8' }).trim();

describe.skipIf(!canBuild)('the container image', () => {
  let target: TestDatabase;
  let port: number;
  let container: string | undefined;
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    target = await openBareDatabase();
    port = await freePort();
    execFileSync('npm', ['run', '--silent', 'image', '--', name], { stdio: ['ignore', 'inherit', 'inherit'] });
  }, 3_600_000);

  afterAll(async () => {
    for (const child of running) await end(child);
    if (container !== undefined) read('buildah', 'rm', container);
    spawnSync(engine ?? 'buildah', ['rmi', name]);
    await target.drop();
  });

  it('has at most 350 MB', () => {
    expect(sizeOf()).toBeLessThanOrEqual(350e6);
  });

  it('starts as another user with a read-only root, serves a page and answers a sealed call', async () => {
    // The first start creates the tables.
    await end(await start());
    const began = performance.now();
    const child = await start();
    const seconds = (performance.now() - began) / 1000;
    console.log(`The image: ${(sizeOf() / 1e6).toFixed(0)} MB, ready in ${seconds.toFixed(1)} s.`);
    const origin = `http://127.0.0.1:${port}`;
    const page = await fetch(`${origin}/Kenya`);
    expect({ status: page.status, type: page.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    const client = await loadEnvelope(offerIn(await page.text()));
    const { method, path } = operations.listMakes;
    const payload = JSON.stringify({ language: 'en', timeZone: 'Africa/Nairobi' });
    const { headers, form } = await client.seal({ method, path, payload });
    expect((await fetch(`${origin}/api${path}`, { method, headers, body: form })).status).toBe(200);
    await end(child);
  });

  function sizeOf(): number {
    if (engine !== undefined) return Number(read(engine, 'image', 'inspect', '--format', '{{.Size}}', name));
    const [image] = JSON.parse(read('buildah', 'images', '--json', name)) as { size: string }[];
    const [, number = '', unit = ''] = /^([\d.]+) ([KMG])B$/.exec(image?.size ?? '') ?? [];
    return Number(number) * ({ K: 1e3, M: 1e6, G: 1e9 }[unit] ?? Number.NaN);
  }

  async function start(): Promise<ChildProcess> {
    const settings = {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: target.url ?? '',
      METRICS_TOKEN: 'token',
    };
    const child = engine === undefined ? startByHand(settings) : startInEngine(engine, settings);
    running.push(child);
    let output = '';
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    await vi.waitFor(
      async () => {
        if (child.exitCode !== null) throw new Error(`It ended: ${output}`);
        expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status, output).toBe(200);
      },
      { interval: 50, timeout: 60_000 },
    );
    return child;
  }

  function startInEngine(command: string, settings: Readonly<Record<string, string>>): ChildProcess {
    const variables = Object.entries(settings).map(([key, value]) => `--env=${key}=${value}`);
    const limits = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'];
    return spawn(command, ['run', '--rm', '--network=host', '--volume=/data', ...limits, ...variables, name]);
  }

  /** What an engine does, without one: its own mounts, a read-only root, the user, the environment and the command. */
  function startByHand(settings: Readonly<Record<string, string>>): ChildProcess {
    container ??= read('buildah', 'from', '--pull-never', name);
    const root = read('buildah', 'mount', container);
    const image = JSON.parse(read('buildah', 'inspect', '--type=image', name)) as {
      OCIv1: { config: { User: string; Env: string[]; Cmd: string[]; WorkingDir: string } };
    };
    const { User: user, Env: environment, Cmd: command, WorkingDir: folder } = image.OCIv1.config;
    expect(user).toBe('1000:1000');
    const script = `set -e
      mount --bind "$ROOT" "$ROOT"
      mount -o remount,bind,ro "$ROOT"
      mount -t tmpfs tmpfs "$ROOT/tmp"
      mount -t tmpfs -o uid=1000,gid=1000,mode=0700 tmpfs "$ROOT/data"
      mount -t proc proc "$ROOT/proc"
      mount --bind /dev "$ROOT/dev"
      exec chroot --userspec=${user} "$ROOT" /usr/bin/env --ignore-environment --chdir=${folder} "$@"`;
    const variables = [...environment, ...Object.entries(settings).map(([key, value]) => `${key}=${value}`)];
    return spawn('unshare', ['--mount', '--', 'sh', '-c', script, 'sh', ...variables, ...command], {
      env: { ...process.env, ROOT: root },
    });
  }
});

/** A page has the key that its calls are sealed with. */
function offerIn(page: string): EnvelopeOffer {
  const [, settings = '{}'] = /<script type="application\/json" id="settings"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  return (JSON.parse(settings) as { envelope: EnvelopeOffer }).envelope;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
