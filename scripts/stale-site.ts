import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { reasonOf } from '#server/platform/settings/start-or-explain.ts';
import { StartRefused } from '#wire/host/start.ts';
import { compressFiles } from './compress-files.ts';
import { deskMode } from './desk-mode.ts';
import { buildServiceWorker } from './service-worker.ts';

const sources = [
  '{src,screens,states,wire,generated,locales}/**/*.{ts,tsx,json,css}',
  'scripts/{compress-files,desk-mode,group-chunks,service-worker,single-icons,web-app,remove-ripple}.ts',
  'contract/document/{complete,list-files}.ts',
  'contract/report/screens/*.ts',
  '{index,console,desk}.html',
  'vite.config.ts',
  'package-lock.json',
];
const tests = ['**/*.test.{ts,tsx}', '**/*.test-d.ts', '**/testing/**'];
const stamp = 'dist/built-from';

/** Builds the site, unless its sources have not changed since the last build. */
export async function buildStaleSite(): Promise<void> {
  const wanted = hashSources();
  if (readStamp() === wanted) return;
  console.log('Building the site …');
  try {
    await buildSite();
  } catch (error) {
    throw new StartRefused(
      `The site cannot be built: ${reasonOf(error)}. Fix what it names, or run npm ci if packages are damaged.`,
      { cause: error },
    );
  }
  writeFileSync(stamp, wanted);
}

/** Builds in a separate process: the builder takes a gigabyte, which a long-running server would not release. */
export async function buildStaleSiteApart(): Promise<void> {
  if (readStamp() === hashSources()) return;
  const builder = spawn(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'inherit', 'pipe'] });
  const [message, code] = await Promise.all([text(builder.stderr), codeOf(builder)]);
  if (code !== 0) throw new StartRefused(message.trim() || `The site cannot be built: the builder ended with ${code}.`);
}

async function codeOf(builder: ChildProcess): Promise<number | NodeJS.Signals> {
  const [code, signal] = (await once(builder, 'exit')) as [number, null] | [null, NodeJS.Signals];
  return code ?? signal;
}

async function buildSite(): Promise<void> {
  // In a container the site is already built and the builder is not installed.
  const { build } = await import('vite');
  await asProduction(async () => {
    await build({ logLevel: 'error' });
    await build({ logLevel: 'error', mode: deskMode });
    await build({ logLevel: 'error', build: { ssr: 'src/site/entry-server.tsx' } });
    await buildServiceWorker('dist');
  });
  await compressFiles('dist/assets');
  await compressFiles('dist/assets/desk');
}

/**
 * Set regardless of this process's mode: otherwise the libraries run their development checks, at ten times the size.
 */
async function asProduction(run: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV: usual } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await run();
  } finally {
    if (usual === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = usual;
  }
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of listBuildSources()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

export function listBuildSources(): string[] {
  return globSync(sources, { exclude: tests }).toSorted();
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}
