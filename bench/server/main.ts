import { findPostgres } from '#server/testing/postgres.mjs';
import { fail, type Options, readOptions } from '../options.ts';
import type { Line } from '../report/line.ts';
import { describeMachine, publish, reportSection } from '../report/publish.ts';
import { callsSection } from './calls/calls-section.ts';
import { importsSection } from './imports/imports-section.ts';
import { growthLines, listLines, type MeasuredLists } from './lists/list-lines.ts';
import { measureLists } from './lists/measure-lists.ts';
import { ordersSection } from './orders/orders-section.ts';
import { processSection } from './process/process-section.ts';
import { type Cluster, startCluster } from './stock/clusters.ts';
import { makeStocked, seeded } from './stock/grow-stock.ts';

// A missed budget is printed and does not fail the command; only a benchmark that cannot run does.

const sections = ['lists', 'orders', 'calls', 'imports', 'process'] as const;
type SectionName = (typeof sections)[number];

const options = readOptions('bench:server', sections);
if (options) await runBenchmarks(options);

async function runBenchmarks(given: Options<SectionName>): Promise<void> {
  const { tiny, only } = given;
  const folder = findPostgres();
  if (folder === undefined) return fail('This benchmark needs PostgreSQL: install it, or set POSTGRES_BIN.');
  const machine = describeMachine();
  const cluster = await startCluster(folder);
  // Copies of a million vehicles take gigabytes, so they are also removed on interruption.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
  }
  const lines: Line[] = [];
  try {
    machine.others.push(`PostgreSQL ${cluster.version}`);
    await makeStocked(cluster);
    if (only.has('lists')) lines.push(...(await listsSection(cluster, tiny)));
    if (only.has('orders')) lines.push(...(await reportSection('orders', ordersSection(cluster, tiny))));
    if (only.has('calls')) lines.push(...(await reportSection('calls', callsSection(cluster, seeded, tiny))));
    if (only.has('imports')) lines.push(...(await reportSection('imports', importsSection(cluster, seeded, tiny))));
    if (only.has('process')) lines.push(...(await reportSection('process', processSection(cluster, seeded, tiny))));
  } finally {
    await cluster.stop();
  }
  await publish(lines, machine, given);
}

async function listsSection(cluster: Cluster, tiny: boolean): Promise<Line[]> {
  const sizes = tiny ? [3000, 6000] : [10_000, 100_000, 1_000_000];
  const measured: MeasuredLists[] = [];
  for (const size of sizes) {
    const name = `stocked_${size}`;
    await reportSection(`lists of ${size.toLocaleString('en')} vehicles`, makeStocked(cluster, { name, size }));
    measured.push(await measureLists(cluster, name, { size, tiny }));
    await cluster.drop(name);
  }
  return [...measured.flatMap(listLines), ...growthLines(measured)];
}
