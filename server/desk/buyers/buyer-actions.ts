import type { Handlers } from '#generated/server.ts';
import { blockAccount, unblockAccount } from '#server/marketplace/accounts/block-account.ts';
import { endSessions } from '#server/marketplace/accounts/sessions.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';

type BuyerAction = 'staffEndBuyerSessions' | 'staffBlockBuyer' | 'staffUnblockBuyer';

/** Actions of owners on a buyer account. */
export const buyerActionHandlers: Pick<Handlers<Context>, BuyerAction> = {
  async staffEndBuyerSessions({ id }, context) {
    const { database, now } = context;
    const account = await database.selectFrom('account').select('email').where('id', '=', id).executeTakeFirst();
    if (!account) return refuse(context, 400, 'buyerGone');
    const count = await endSessions(database, id, now, { reason: 'staff' });
    const act = {
      by: staffActorOf(context),
      act: 'end-buyer-sessions',
      subject: id,
      after: { email: account.email, count },
    };
    await writeAuditLog(database, act, now);
    return { code: 0 };
  },

  async staffBlockBuyer({ id, reason }, context) {
    const { database, now } = context;
    return answer(context, await blockAccount(database, { id, by: staffActorOf(context), reason: reason.trim() }, now));
  },

  async staffUnblockBuyer({ id, reason }, context) {
    const { database, now } = context;
    return answer(
      context,
      await unblockAccount(database, { id, by: staffActorOf(context), reason: reason.trim() }, now),
    );
  },
};

function answer(context: Context, outcome: 'done' | 'gone' | 'changed') {
  if (outcome === 'gone') return refuse(context, 400, 'buyerGone');
  return outcome === 'changed' ? ({ code: 409 } as const) : ({ code: 0 } as const);
}
