import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { StaffStockImport } from '#generated/client/types.gen.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { openMember } from '#server/desk/testing/open-member.ts';
import { apiBase } from '#wire/host/host.ts';
import { percentile } from '../../measuring.ts';
import type { Budget, Line } from '../../report/line.ts';
import { mixOf } from '../lists/measure-searches.ts';
import { searchSets } from '../lists/searches.ts';
import { listPlain, type Running, startRunning } from '../process/running.ts';
import type { Cluster } from '../stock/clusters.ts';
import { openServices } from '../stock/open-services.ts';
import { searchDuring } from './buyers-searching.ts';

const threeTimes: Budget = { of: 'ratio', at: 'most', limit: 3 };

/**
 * Imports files of the desk on PostgreSQL while buyers search: first new vehicles, then the same with another price,
 * then no changes.
 */
export async function importsSection(cluster: Cluster, seeded: string, tiny: boolean): Promise<Line[]> {
  const vehicles = tiny ? 100 : 10_000;
  const name = 'imported';
  const folder = await mkdtemp(join(tmpdir(), 'gariport-bench-'));
  await cluster.create(name, seeded);
  try {
    const { token, searches } = await prepare(cluster, name);
    const server = await startRunning({ DATA_DIR: folder, DATABASE_URL: cluster.urlOf(name) });
    const section = `A table of ${vehicles.toLocaleString('en')} vehicles at the desk, on PostgreSQL`;
    const lines: Line[] = [];
    const before = await server.memory();
    // The first searches after a start are discarded: nothing is compiled, read or planned yet.
    for (const search of [...searches, ...searches, ...searches]) await listPlain(server.origin, search);
    const quiet = await searchDuring(server.origin, searches, () => setTimeout(tiny ? 300 : 10_000));
    const beside: number[] = [];
    for (const [what, price] of [
      ['new vehicles', 4200],
      ['other prices', 4300],
      ['nothing new', 4300],
    ] as const) {
      const file = { name: 'stock.csv', fileBase64: tableOf(vehicles, price) };
      const reading = performance.now();
      let report = await callAtDesk(server, token, 'staffReadStockFile', file);
      lines.push({ section, what: `${what}: read`, unit: 's', measured: (performance.now() - reading) / 1000 });
      const left = report.added + report.changed;
      if (left === 0) continue;
      const carrying = performance.now();
      const { times } = await searchDuring(server.origin, searches, async () => {
        while (report.endedAt === undefined)
          report = await callAtDesk(server, token, 'staffCarryOutImport', { id: report.id });
      });
      if (report.done !== left || report.faulty > 0)
        throw new Error(`${report.faulty} rows of the table were refused.`);
      lines.push({ section, what: `${what}: carry out`, unit: 's', measured: (performance.now() - carrying) / 1000 });
      beside.push(...times);
    }
    lines.push(...searchLines(section, quiet.times, beside));
    const after = await server.memory();
    await server.stop();
    if (before && after) {
      lines.push({ section, what: 'memory of the server before', unit: 'MB', measured: before.now });
      lines.push({ section, what: 'memory of the server, the most of it', unit: 'MB', measured: after.most });
    }
    return lines;
  } finally {
    await cluster.drop(name);
    await rm(folder, { recursive: true, force: true });
  }
}

/** The effect on buyers: their searches during the import, compared with those before it. */
function searchLines(section: string, quiet: readonly number[], beside: readonly number[]): Line[] {
  return (
    [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const
  ).map(([name, part]) => {
    const [measured, before] = [percentile(beside, part), percentile(quiet, part)];
    return {
      section,
      what: `searches of buyers while it is carried out, ${name} (ratio: times as slow)`,
      unit: 'ms',
      measured,
      against: { name: 'before', measured: before },
      ratio: measured / before,
      ...(name === 'p95' && { budget: threeTimes }),
    };
  });
}

function tableOf(vehicles: number, price: number): string {
  const names = 'stock_number,state,make,model,style,registered,mileage_km,colour,yard,equipment,remark_en,price_usd';
  const rows = Array.from({ length: vehicles }, (_, place) =>
    [
      `BENCH-${place}`,
      'published,Toyota,Vitz,1.0 F,2018-03',
      10_000 + place,
      'Pearl White,Yokohama,abs; rear-camera; power-steering,One owner.',
      price,
    ].join(','),
  );
  return Buffer.from([names, ...rows].join('\r\n')).toString('base64');
}

async function prepare(cluster: Cluster, name: string) {
  const database = await cluster.open(name);
  try {
    const { token } = await openMember({ services: openServices(database) }, 'stock');
    return { token, searches: mixOf(await searchSets(database)) };
  } finally {
    await database.destroy();
  }
}

/** A call without an envelope, as a development server allows. */
async function callAtDesk(
  { origin }: Running,
  token: string,
  operation: OperationId,
  payload: object,
): Promise<StaffStockImport> {
  const response = await fetch(`${origin}${apiBase}${operations[operation].path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: token,
      'Idempotency-Key': randomBytes(16).toString('hex'),
    },
    body: JSON.stringify({ language: 'en', timeZone: 'Africa/Nairobi', ...payload }),
  });
  const { code, message, body } = (await response.json()) as { code: number; message?: string; body: StaffStockImport };
  if (code !== 0) throw new Error(`${operation} answered ${code}: ${message}`);
  return body;
}
