import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { StartRefused } from '#wire/host/start.ts';
import { buildStaleSiteApart } from '../../scripts/stale-site.ts';
import { openCluster, startCluster, stopCluster, whyNoCluster } from './cluster.ts';
import { type FaultName, faultNames } from './faults.ts';
import { describeRounds, findExcesses, forgetRounds, keepRound, readRounds } from './report.ts';
import { runRound } from './rounds.ts';

// A cluster of several machines on one, in network namespaces: PostgreSQL with Patroni, PgBouncer, HAProxy, nodes and
// Varnish. Makes parts of it fail under load and reports what buyers notice.

const usage = `Use: npm run cluster -- up | fail KIND | rounds COUNT | report | down
KIND is one of ${faultNames.join(', ')}. rounds takes them in turn.`;

await startOrExplain(async () => {
  const [command, value] = process.argv.slice(2);
  if (command === 'up') await up();
  else if (command === 'fail') await fail([readFault(value)]);
  else if (command === 'rounds') await fail(turns(readCount(value)));
  else if (command === 'report') report();
  else if (command === 'down') stopCluster();
  else throw new StartRefused(usage);
});

async function up(): Promise<void> {
  const reason = whyNoCluster();
  if (reason !== undefined) throw new StartRefused(reason);
  await buildStaleSiteApart();
  await startCluster();
  forgetRounds();
  console.log('The cluster is up at http://10.77.0.31:8080/Kenya');
}

async function fail(kinds: readonly FaultName[]): Promise<void> {
  const cluster = openCluster();
  for (const [place, kind] of kinds.entries()) {
    const round = await runRound(cluster, kind, place);
    keepRound(round);
    console.log(`${place + 1} of ${kinds.length}: ${JSON.stringify(round)}`);
  }
  report();
}

function report(): void {
  const rounds = readRounds();
  console.log(describeRounds(rounds));
  if (findExcesses(rounds).length > 0) process.exitCode = 1;
}

function turns(count: number): FaultName[] {
  return Array.from({ length: count }, (_, place) => faultNames[place % faultNames.length] ?? 'kill-node');
}

function readFault(text: string | undefined): FaultName {
  const fault = faultNames.find((name) => name === text);
  if (!fault) throw new StartRefused(usage);
  return fault;
}

function readCount(text = ''): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new StartRefused(usage);
  return count;
}
