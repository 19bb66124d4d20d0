import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';

const script = resolve('scripts/bootstrap.mjs');

/** Runs the script with these locked packages, without a network. Starting npm takes a second. */
async function bootstrap(dependency: string, locked: Record<string, object>) {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-bootstrap-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const root = { name: 'site', version: '1.0.0', dependencies: { part: dependency } };
  const lock = { ...root, lockfileVersion: 3, packages: { '': root, ...locked } };
  const part = { name: 'part', version: '1.0.0', engines: { node: '>=999' } };
  await mkdir(join(folder, 'part'));
  await writeFile(join(folder, 'package.json'), JSON.stringify(root));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  await writeFile(join(folder, 'part/package.json'), JSON.stringify(part));
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };
  const child = spawn(process.execPath, [script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: Number(code), stdout, stderr };
}

describe('the installation before the first start', () => {
  it('prints two lines and no warning about engines', async () => {
    const { code, stdout, stderr } = await bootstrap('file:part', {
      part: { version: '1.0.0', engines: { node: '>=999' } },
      'node_modules/part': { resolved: 'part', link: true },
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Installing packages \(npm ci\) …\nInstalled packages in \d+ s\.\n$/);
  });

  it("shows npm's own error when it fails", async () => {
    const { code, stderr } = await bootstrap('9.9.9', { 'node_modules/part': { version: '9.9.9' } });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^npm error /m);
    expect(stderr).toContain('The packages could not be installed: fix what npm reports above');
  });
});
