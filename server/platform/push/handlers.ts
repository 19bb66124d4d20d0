import { ECDH } from 'node:crypto';
import type { Handlers } from '#generated/server.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { isPublicAddress } from '#server/platform/outbound/public-address.ts';

type PushOperation = 'getPushKey' | 'savePushSubscription' | 'removePushSubscription';

/** Maximum number of browsers per user. */
const browsersOfOne = 10;

export const pushHandlers: Pick<Handlers<Context>, PushOperation> = {
  getPushKey: (_payload, { services: { push } }) => ({ code: 0, body: push ? { publicKey: push.publicKey } : {} }),

  async savePushSubscription({ endpoint, p256dh, auth }, context) {
    const { services, database, language, now } = context;
    if (!services.push) return refuse(context, 400, 'pushOff');
    if (!isPublicAddress(endpoint) || !isPoint(p256dh)) return refuse(context, 400, 'pushAddress');
    const { accountId, sessionId } = userOf(context);
    const saved = { account_id: accountId, session_id: sessionId, p256dh, auth, language, saved_at: now };
    await freeFromOthers(database, endpoint, accountId);
    await database
      .insertInto('push_subscription')
      .values({ endpoint, ...saved })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(saved))
      .execute();
    await keepLast(database, accountId);
    return { code: 0 };
  },

  async removePushSubscription({ endpoint }, context) {
    await context.database
      .deleteFrom('push_subscription')
      .where('endpoint', '=', endpoint)
      .where('account_id', '=', userOf(context).accountId)
      .execute();
    return { code: 0 };
  },
};

/** Pending messages of the browser's last user must not reach its next one. */
async function freeFromOthers(database: Database, endpoint: string, accountId: string): Promise<void> {
  await database
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('account_id', '<>', accountId)
    .execute();
}

async function keepLast(database: Database, accountId: string): Promise<void> {
  await database
    .deleteFrom('push_subscription')
    .where('endpoint', 'in', (query) =>
      query
        .selectFrom('push_subscription')
        .select('endpoint')
        .where('account_id', '=', accountId)
        .orderBy('saved_at', 'desc')
        .orderBy('endpoint')
        .offset(browsersOfOne),
    )
    .execute();
}

function isPoint(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}
