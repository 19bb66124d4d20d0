import type { Database } from '../database/tables.ts';
import type { ReplayWindow } from '../../wire/envelope/replay-window.ts';

/** Keeps sequence ids in the database, so that no node accepts again what another has seen. */
export function createSharedReplayWindow(database: Database): ReplayWindow {
  return {
    async claim(key, expiresAt) {
      const claimed = await database
        .insertInto('replay_claim')
        .values({ key, expires_at: new Date(expiresAt) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      return claimed !== undefined;
    },
  };
}
