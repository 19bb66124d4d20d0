import type { Database } from '#server/platform/database/tables.ts';
import type { ReplayWindow } from '#wire/envelope/replay-window.ts';

/** Stores sequence ids in the database, so that no node accepts one twice. */
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
