import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/tables.ts';
import { countRuleChanges } from './rules-in-force.ts';

/** No page waits longer for it where it is known from the page before, in milliseconds. */
const patience = 100;

/** Tells for each page that is sent by which rules it is made; where the database is away or slow, as it was read last. */
export function watchRules(database: Database): () => Promise<number> {
  let known: number | undefined;
  return async () => {
    const read = countRuleChanges(database).then(
      (count) => (known = count),
      () => known,
    );
    const found = known === undefined ? await read : await Promise.race([read, pause(patience, known, { ref: false })]);
    return found ?? 0;
  };
}
