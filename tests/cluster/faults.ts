import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { whenReady } from './cluster.ts';
import { end, killMatching, run, runInBackground } from './commands.ts';
import { addresses, type DatabaseHost, type Host, nodeHosts } from './hosts.ts';
import { cutOff, reconnect, splitOff } from './network.ts';
import { copyAgain, findLeftBehind, findPrimary } from './patroni.ts';
import { setInVarnish, startNode, startPatroni, walDisk } from './programs.ts';
import { makeNextVersion } from './next-version.ts';

/** What goes wrong, and how operators put it right. */
export interface Fault {
  disturb: () => Promise<void> | void;
  mend: () => Promise<void> | void;
}

type Prepare = (cluster: Cluster, round: number) => Promise<Fault>;

const nodeOf = (round: number) => nodeHosts[round % nodeHosts.length] ?? 'node1';

/** The process of a host that holds the data, and the one that would start it again. */
const databasePrograms = /patroni|postgres/;

export const faultNames = [
  'kill-primary',
  'cut-primary',
  'full-disk',
  'kill-node',
  'split-network',
  'roll-out',
] as const;
export type FaultName = (typeof faultNames)[number];

export const faults: Readonly<Record<FaultName, Prepare>> = {
  'kill-primary': async () => {
    const primary = await findPrimary();
    return {
      disturb: () => killMatching(primary, databasePrograms),
      mend: () => startPatroni(primary),
    };
  },

  'cut-primary': async () => {
    const primary = await findPrimary();
    return { disturb: () => cutOff(primary), mend: () => reconnect(primary) };
  },

  'full-disk': async ({ password }) => {
    const primary = await findPrimary();
    const file = join(walDisk(primary), 'filling');
    return {
      async disturb() {
        const { bavail, bsize } = statfsSync(walDisk(primary));
        run('fallocate', ['--length', String(bavail * bsize), file]);
        await writeUntilFull(primary, password);
      },
      async mend() {
        rmSync(file);
        // Its log has what no standby got, so it gets a new copy, like a standby that got more than the new primary.
        await copyAgain(primary);
        for (const host of await findLeftBehind()) if (host !== primary) await copyAgain(host);
      },
    };
  },

  'kill-node': async ({ password }, round) => {
    const node = nodeOf(round);
    return {
      disturb: () => end(node, 'node', 'SIGKILL'),
      async mend() {
        startNode(node, password);
        await whenReady(node);
      },
    };
  },

  'split-network': async (_cluster, round) => {
    const apart: Host[] = [await findPrimary(), nodeOf(round)];
    return { disturb: () => splitOff(apart), mend: () => apart.forEach(reconnect) };
  },

  'roll-out': async ({ password }) => {
    const next = makeNextVersion();
    return {
      async disturb() {
        for (const version of [next, undefined]) {
          for (const node of nodeHosts) {
            setInVarnish(node, 'sick');
            // Lets running calls finish.
            await pause(1000);
            await end(node, 'node', 'SIGTERM');
            startNode(node, password, version);
            await whenReady(node);
            setInVarnish(node, 'auto');
          }
        }
      },
      mend: () => undefined,
    };
  },
};

/**
 * Writes log until none fits: with few changes, a database notices a full disk only when its segments are used up. Not
 * faster than a standby can follow, or none may take over.
 */
async function writeUntilFull(primary: DatabaseHost, password: string): Promise<void> {
  const connection = `host=${addresses[primary]} user=postgres password=${password} dbname=postgres`;
  const statement = `select pg_logical_emit_message(false, 'fill', repeat('x', 8000000)), pg_sleep(0.2)
    from generate_series(1, 100)`;
  await runInBackground('psql', ['--no-psqlrc', '--quiet', connection, '--command', statement]).catch(() => undefined);
}
