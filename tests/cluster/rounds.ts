import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, whenReady } from './cluster.ts';
import { waitUntil } from './commands.ts';
import { type FaultName, faults } from './faults.ts';
import { nodeHosts } from './hosts.ts';
import { compareLedger } from './ledger.ts';
import { type Load, startLoad } from './load.ts';
import { isComplete } from './patroni.ts';
import { callKinds } from './retried-calls.ts';

/** What one fault did to buyers. Times are in seconds. */
export interface Round {
  fault: FaultName;
  /** Confirmed changes. */
  confirmed: number;
  lost: number;
  soldTwice: number;
  ownWritesMissed: number;
  unanswered: number;
  /** The longest time for which a buyer had to wait for an answer, by kind of call. */
  longest: Record<(typeof callKinds)[number], number>;
  texts: readonly string[];
  /** Why the marketplace refused, with how often. */
  refusals: Record<string, number>;
}

/** Long enough for a primary that is cut off to be replaced. */
const lasts = 14_000;

/** Makes something fail under load, puts it right, and compares the answers to buyers with the database. */
export async function runRound(cluster: Cluster, fault: FaultName, round: number): Promise<Round> {
  const load = await startLoad(cluster.password);
  try {
    await pause(3000);
    const { disturb, mend } = await faults[fault](cluster, round);
    const began = performance.now();
    await disturb();
    await pause(Math.max(0, lasts - (performance.now() - began)));
    // If the cluster does not recover by itself, the waits tell, and operators put it right.
    await whenSelling(load, 30_000).catch(() => undefined);
    await mend();
    await waitUntil('The database cluster is complete again', isComplete, 120_000);
    for (const node of nodeHosts) await whenReady(node);
    await whenSelling(load);
  } finally {
    await load.end();
  }
  const { ledger, retried, ownWritesMissed } = load;
  return {
    fault,
    confirmed: ledger.reserved.length + ledger.paid.length,
    ...(await compareLedger(ledger, cluster.password)),
    ownWritesMissed,
    unanswered: retried.unanswered,
    longest: Object.fromEntries(callKinds.map((kind) => [kind, retried.longest(kind) / 1000])) as Round['longest'],
    texts: [...retried.texts],
    refusals: Object.fromEntries(retried.refusals),
  };
}

/** Waits until several more changes are confirmed. */
async function whenSelling({ ledger }: Load, timeout = 60_000): Promise<void> {
  const target = ledger.reserved.length + 5;
  await waitUntil('Buyers can reserve', async () => ledger.reserved.length >= target, timeout);
}
