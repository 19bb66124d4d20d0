import { operations } from '#generated/operations.ts';
import { within } from '#server/platform/database/within.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ReplayWindow } from '#wire/envelope/replay-window.ts';

const readPaths: ReadonlySet<string> = new Set(
  Object.values(operations).flatMap(({ path, replay }) => (replay === 'safe' ? [path] : [])),
);

/**
 * Stores sequence ids in the database, so that no node accepts one twice. A read, which may be repeated, waits only a
 * moment for it: a replica may answer while the primary does not.
 */
export function createSharedReplayWindow(database: Database): ReplayWindow {
  return {
    async claim(key, expiresAt, path = '') {
      const claiming = database
        .insertInto('replay_claim')
        .values({ key, expires_at: new Date(expiresAt) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      const claimed = await (readPaths.has(path) ? within(primaryPatience, claiming) : claiming);
      return claimed !== undefined;
    },
  };
}

const primaryPatience = 400;
