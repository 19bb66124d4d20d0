import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { rateOf } from '../../measuring.ts';
import { type Line, measuredLine } from '../../report/line.ts';
import type { Cluster } from '../stock/clusters.ts';
import { listPlain, type Running, startRunning } from './running.ts';

const starts = 'Start of the server on the embedded engine, until /readyz says so';
const memories = 'Memory of the server process';

export async function processSection(cluster: Cluster, seeded: string, tiny: boolean): Promise<Line[]> {
  const cold: number[] = [];
  const warm: number[] = [];
  const lines: Line[] = [];
  const times = tiny ? 1 : 3;
  for (let time = 0; time < times; time += 1) {
    await inFolder(async (DATA_DIR) => {
      const first = await startRunning({ DATA_DIR });
      await first.stop();
      const second = await startRunning({ DATA_DIR });
      if (time === 0) lines.push(...(await measureMemory('embedded engine', second, tiny)));
      await second.stop();
      cold.push(first.startedIn / 1000);
      warm.push(second.startedIn / 1000);
    });
  }
  lines.push(...(await onPostgres(cluster, seeded, tiny)));
  return [
    measuredLine(
      { section: starts, what: "cold: a new folder, tables and the demo's stock and people made" },
      's',
      cold,
    ),
    measuredLine({ section: starts, what: 'warm: the same folder again' }, 's', warm),
    ...lines,
  ];
}

async function onPostgres(cluster: Cluster, seeded: string, tiny: boolean): Promise<Line[]> {
  const name = 'remembered';
  await cluster.create(name, seeded);
  try {
    return await inFolder(async (DATA_DIR) => {
      const server = await startRunning({ DATA_DIR, DATABASE_URL: cluster.urlOf(name) });
      const lines = await measureMemory('PostgreSQL', server, tiny);
      await server.stop();
      return lines;
    });
  } finally {
    await cluster.drop(name);
  }
}

async function measureMemory(engine: string, server: Running, tiny: boolean): Promise<Line[]> {
  await pause(tiny ? 0 : 3000);
  const atRest = await server.memory();
  const rate = await rateOf((turn) => listPlain(server.origin, { pageNo: 1 + (turn % 50) }), {
    concurrent: 16,
    seconds: tiny ? 0.5 : 10,
  });
  const after = await server.memory();
  if (!atRest || !after) return [];
  const line = (what: string, measured: number, note?: string): Line => ({
    section: memories,
    what: `${engine}: ${what}`,
    unit: 'MB',
    measured,
    ...(note !== undefined && { note }),
  });
  return [
    line('at rest', atRest.now),
    line('after the load', after.now),
    line('the most of it', after.most, `lists, 16 at once, plain, answers checked: ${Math.round(rate)} calls a second`),
  ];
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
