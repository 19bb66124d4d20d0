import { seedStock } from '../../../demo/seed/seed-stock.ts';
import type { Cluster } from './clusters.ts';
import { growStock } from './grow-stock.ts';

/** The database with the demo's stock, which the others are copied from. */
export const seeded = 'seeded';

export async function makeStocked(cluster: Cluster, larger?: { name: string; size: number }): Promise<void> {
  await cluster.create(larger?.name ?? seeded, larger && seeded);
  const database = await cluster.open(larger?.name ?? seeded);
  try {
    if (larger) await growStock(database, larger.size);
    else await seedStock(database, new Date());
  } finally {
    // A database that somebody is connected to cannot be copied.
    await database.destroy();
  }
}
