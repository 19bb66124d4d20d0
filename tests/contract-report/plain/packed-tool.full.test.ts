import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packTool } from '#contract/tool/pack-tool.ts';

// Packs the tool, installs it from the registry, and runs it in a repository with one file: about half a minute.
test('The packed tool reports on a plain document in a repository of its own', { timeout: 240_000 }, async () => {
  const home = await mkdtemp(join(tmpdir(), 'gariport-packed-tool-'));
  try {
    const packed = await packTool(process.cwd(), home);
    await writeFile(join(home, 'package.json'), '{ "private": true }');
    const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error'];
    execFileSync('npm', ['install', ...quiet, packed], { cwd: home, stdio: 'ignore' });
    const root = join(home, 'repository');
    await mkdir(root);
    await cp(join(import.meta.dirname, 'openapi.yaml'), join(root, 'openapi.yaml'));
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], { cwd: root });
    git('init', '--quiet', '--initial-branch', 'main');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'first');
    const text = await readFile(join(root, 'openapi.yaml'), 'utf8');
    await writeFile(join(root, 'openapi.yaml'), text.replace('required: [id]', 'required: []'));
    const command = join(home, 'node_modules/.bin/contract');
    const { status, stdout } = spawnSync(command, ['report', 'main', '--', 'openapi.yaml'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toContain('`Book.id` is no longer always there');
    expect(spawnSync(command, ['lint'], { cwd: root, encoding: 'utf8' }).stdout).toBe('openapi.yaml: no mistakes.\n');
  } finally {
    await rm(home, { recursive: true });
  }
});
