import { lastKnown } from '#server/platform/database/last-known.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { countRuleChanges } from './rules-in-force.ts';

/** Returns the current rules version for each page. */
export function watchRules(database: Database): () => Promise<number> {
  return lastKnown(() => countRuleChanges(database), 0);
}
