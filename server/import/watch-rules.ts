import { lastKnown } from '../database/last-known.ts';
import type { Database } from '../database/tables.ts';
import { countRuleChanges } from './rules-in-force.ts';

/** Tells for each page that is sent by which rules it is made. */
export function watchRules(database: Database): () => Promise<number> {
  return lastKnown(() => countRuleChanges(database), 0);
}
