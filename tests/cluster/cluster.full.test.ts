import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startCluster, stopCluster, whyNoCluster } from './cluster.ts';
import { findExcesses } from './report.ts';
import { runRound } from './rounds.ts';

// Starts a whole cluster and kills its primary once under load, which takes a minute and a half.

const reason = whyNoCluster();
if (reason !== undefined) console.warn(`The cluster is not tested: ${reason}`);

describe.skipIf(reason !== undefined)('A cluster of three databases and three nodes', () => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster();
  }, 300_000);

  afterAll(stopCluster);

  it('loses no confirmed change and answers again in time when its primary is killed', async () => {
    const round = await runRound(cluster, 'kill-primary', 0);
    expect(round.confirmed).toBeGreaterThan(20);
    expect(findExcesses([round])).toEqual([]);
  }, 300_000);
});
