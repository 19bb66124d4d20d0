import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import { findPostgres } from '#server/testing/postgres.mjs';
import { fail } from '../options.ts';
import { demoPassword, startRunning } from '../server/process/running.ts';
import { startCluster } from '../server/stock/clusters.ts';
import { type Buyers, openBuyers } from './buyers.ts';
import { isTooLarge, measureGrowth, type Sample } from './judge-growth.ts';
import { drawSvg, writeCsv } from './plot.ts';

// Buyers load a node on PostgreSQL for a long time at a steady rate. Fails if memory, connections, handles or disk grow.

const usage = 'npm run bench:soak -- [--minutes N] [--rate CALLS_A_SECOND]';
const output = 'build/soak';
const database = 'soaked';
const interval = 10_000;

const { minutes, rate } = readOptions();
if (minutes > 0 && rate > 0) await soak();
else fail(usage);

function readOptions(): { minutes: number; rate: number } {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      options: { minutes: { ...text, default: '120' }, rate: { ...text, default: '20' } },
    });
    return { minutes: Number(values.minutes), rate: Number(values.rate) };
  } catch {
    return { minutes: 0, rate: 0 };
  }
}

async function soak(): Promise<void> {
  const programs = findPostgres();
  if (programs === undefined) return fail('A soak needs PostgreSQL: install it, or set POSTGRES_BIN.');
  const cluster = await startCluster(programs);
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'gariport-soak-'));
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  let server: Awaited<ReturnType<typeof startRunning>> | undefined;
  let watcher: Database | undefined;
  try {
    await cluster.create(database);
    server = await startRunning({ DATA_DIR, DATABASE_URL: cluster.urlOf(database), RATE_LIMITS: 'off' });
    watcher = await cluster.open(database);
    const buyers = await openBuyers(server.origin, watcher, demoPassword);
    const samples = await loadAndSample(buyers, { origin: server.origin, watcher, folder: DATA_DIR, ending });
    await report(samples);
  } finally {
    await server?.stop();
    await watcher?.destroy();
    await cluster.stop();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

interface Watched {
  origin: string;
  watcher: Database;
  folder: string;
  ending: AbortController;
}

/** Calls start on schedule, however long earlier ones take. */
async function loadAndSample(buyers: Buyers, watched: Watched): Promise<Sample[]> {
  const { ending } = watched;
  const samples: Sample[] = [];
  const count = { answered: 0, refused: 0, failed: 0 };
  const begun = performance.now();
  const open = new Set<Promise<void>>();

  async function act(): Promise<void> {
    count[await buyers.act().catch(() => 'failed' as const)] += 1;
  }

  async function callOnSchedule(): Promise<void> {
    for (let turn = 1; !ending.signal.aborted; turn += 1) {
      const acting = act().finally(() => open.delete(acting));
      open.add(acting);
      await pause(Math.max(0, begun + (turn * 1000) / rate - performance.now()));
    }
  }

  const calling = callOnSchedule();
  const end = begun + minutes * 60_000;
  while (performance.now() < end && !ending.signal.aborted) {
    await pause(Math.min(interval, end - performance.now()), undefined, { signal: ending.signal }).catch(
      () => undefined,
    );
    await buyers.release();
    const sample = { seconds: (performance.now() - begun) / 1000, ...count, ...(await read(watched)) };
    Object.assign(count, { answered: 0, refused: 0, failed: 0 });
    samples.push(sample);
    console.log(JSON.stringify(sample));
  }
  ending.abort();
  await calling;
  await Promise.all(open);
  return samples;
}

async function read({ origin, watcher, folder }: Watched) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const sum = (pattern: RegExp) => {
    const found = [...text.matchAll(pattern)];
    return found.length === 0 ? Number.NaN : found.reduce((total, [, value]) => total + Number(value), 0);
  };
  const { rows } = await sql<{ count: number }>`
    select count(*)::float8 as count from pg_stat_activity where datname = current_database()`.execute(watcher);
  return {
    residentMb: sum(/^process_resident_memory_bytes (\S+)$/gm) / 1e6,
    heapMb: sum(/^nodejs_heap_size_used_bytes (\S+)$/gm) / 1e6,
    eventLoopDelayMs: sum(/^nodejs_eventloop_lag_p99_seconds (\S+)$/gm) * 1000,
    handles: sum(/^process_open_fds (\S+)$/gm),
    poolConnections: sum(/^gariport_pool_connections\{[^}]*state="(?:used|idle)"\} (\S+)$/gm),
    databaseConnections: rows[0]?.count ?? Number.NaN,
    dataFolderMb: (await sizeOf(folder)) / 1e6,
  };
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

async function report(samples: readonly Sample[]): Promise<void> {
  const sum = (of: 'answered' | 'refused' | 'failed') => samples.reduce((total, sample) => total + sample[of], 0);
  const failed = sum('failed');
  const title = `${Math.round(samples.at(-1)?.seconds ?? 0)} s at ${rate} calls a second: ${sum('answered')} answered, ${sum('refused')} refused, ${failed} failed`;
  await mkdir(output, { recursive: true });
  await writeFile(join(output, 'soak.csv'), writeCsv(samples));
  await writeFile(join(output, 'soak.svg'), drawSvg(samples, title));
  console.log(`${title}. The samples are in ${output}/soak.csv and soak.svg.`);
  for (const growth of measureGrowth(samples)) {
    const { measure, first, last, limit } = growth;
    const verdict = isTooLarge(growth) ? 'GROWS' : 'flat';
    console.log(
      `${verdict.padEnd(6)} ${measure.padEnd(20)} ${first.toFixed(1)} → ${last.toFixed(1)}, at most ${limit.toFixed(1)}`,
    );
    if (verdict === 'GROWS') process.exitCode = 1;
  }
  if (failed > 0) fail(`${failed} calls failed.`);
}
