import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type Readiness = { ready: true } | { ready: false; reason: string };

const patience = 2000;

/** Whether this node can answer calls now, asked of the database each time, so that it recovers by itself. */
export async function checkReadiness(database: Database): Promise<Readiness> {
  const waiting = new AbortController();
  try {
    const late = pause(patience, 'late' as const, { ref: false, signal: waiting.signal });
    // Whichever loses the race must not be an unhandled failure later.
    late.catch(() => undefined);
    const asked = sql`select 1`.execute(database);
    asked.catch(() => undefined);
    if ((await Promise.race([asked, late])) !== 'late') return { ready: true };
    return { ready: false, reason: `The database did not answer within ${patience} ms.` };
  } catch (error) {
    const { code } = error as { code?: unknown };
    // The message may name hosts and users; the code is enough to act on.
    return { ready: false, reason: `The database does not answer${typeof code === 'string' ? ` (${code})` : ''}.` };
  } finally {
    waiting.abort();
  }
}
