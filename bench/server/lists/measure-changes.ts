import { connect } from '#server/platform/database/connect.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { ours, type Answer } from './contestants.ts';
import type { Search } from './searches.ts';

export interface Changes {
  /** Milliseconds of each change, including the counters it updates. */
  times: number[];
  /** Milliseconds from the end of each change until another node returns an updated list. */
  delays: number[];
}

const newest: Search = { pageNo: 1, pageSize: 24 };
const timeout = 5000;

/** Removes the newest vehicle from the list and restores it, and reads from another node after each change. */
export async function measureChanges(database: Database, url: string, times: number): Promise<Changes> {
  const elsewhere = connect(url);
  try {
    return await changeAndLook(database, ours(elsewhere), times);
  } finally {
    await elsewhere.destroy();
  }
}

async function changeAndLook(database: Database, list: Answer, times: number): Promise<Changes> {
  const changes: Changes = { times: [], delays: [] };
  for (let time = 0; time < times; time += 1) {
    const before = await list(newest);
    const id = before.vehicleList[0]?.id ?? '';
    for (const state of ['removed', 'available'] as const) {
      const started = performance.now();
      await database.updateTable('vehicle').set({ state }).where('id', '=', id).execute();
      const done = performance.now();
      changes.times.push(done - started);
      const isOnSale = state === 'available';
      await waitUntil(list, { id, isListed: isOnSale, total: isOnSale ? before.total : before.total - 1 });
      changes.delays.push(performance.now() - done);
    }
  }
  return changes;
}

interface Expected {
  id: string;
  isListed: boolean;
  total: number;
}

async function waitUntil(list: Answer, { id, isListed, total }: Expected): Promise<void> {
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline) {
    const answer = await list(newest);
    if (answer.total === total && answer.vehicleList.some((card) => card.id === id) === isListed) return;
  }
  throw new Error(`A change did not show within ${timeout} ms.`);
}
