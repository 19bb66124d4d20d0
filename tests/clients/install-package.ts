import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { loadContract } from '#contract/document/load.ts';
import { packageClient } from '#contract/package/package-client.ts';
import { type Outcome, outcomeOf } from './languages.ts';

const execute = promisify(execFile);

/** An empty project outside the repository with only the packed client installed. */
export interface Project {
  folder: string;
  /** The packed file. */
  packed: string;
  /** Writes a program and runs it in Node. */
  run(name: string, program: string, words?: string[], environment?: Record<string, string>): Promise<Outcome>;
  remove(): Promise<void>;
}

export async function installPackage(): Promise<Project> {
  const home = await mkdtemp(join(tmpdir(), 'gariport-package-'));
  const packed = await packageClient(process.cwd(), await loadContract(process.cwd()), home);
  // What a registry would return: the local copy of our package's dependency.
  await npm(['pack', '--ignore-scripts', '--pack-destination', home], resolve('node_modules/zod'));
  const { version } = (await import('zod/package.json', { with: { type: 'json' } })).default;
  const folder = await mkdtemp(join(home, 'project-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await npm(['install', '--offline', '--ignore-scripts', packed, join(home, `zod-${version}.tgz`)], folder, home);

  async function run(name: string, program: string, words: string[] = [], environment = {}): Promise<Outcome> {
    await writeFile(join(folder, name), program);
    return outcomeOf(
      execute(process.execPath, [name, ...words], { cwd: folder, env: { ...process.env, ...environment } }),
    );
  }
  return { folder, packed, run, remove: () => rm(home, { recursive: true }) };
}

/** With an empty cache of its own, npm can install nothing else. */
async function npm(words: string[], cwd: string, home?: string): Promise<void> {
  const env = { ...process.env, ...(home !== undefined && { npm_config_cache: join(home, 'cache') }) };
  await execute('npm', words, { cwd, env, shell: process.platform === 'win32' });
}
