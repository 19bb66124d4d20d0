import { lastKnown } from '../database/last-known.ts';
import type { Database } from '../database/tables.ts';
import { countRuleChanges } from './rules-in-force.ts';

/** Returns the current rules version for each page. */
export function watchRules(database: Database): () => Promise<number> {
  return lastKnown(() => countRuleChanges(database), 0);
}
