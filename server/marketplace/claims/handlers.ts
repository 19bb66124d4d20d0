import type { OrderClaims } from '#generated/client/types.gen.ts';
import { readSetting } from '#server/platform/calls/versioned-setting.ts';
import type { Handlers } from '#generated/server.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { showToBuyer } from '#server/marketplace/orders/documents/handlers.ts';
import { type OrderRow, readOwnOrder } from '#server/marketplace/orders/order-row.ts';
import { claimTerms } from './claim-terms.ts';
import {
  isClosed,
  lockClaim,
  moveClaim,
  readClaims,
  readClaimWindow,
  readComparison,
  reportClaim,
  showClaims,
} from './claims.ts';

type ClaimOperation = 'getClaims' | 'reportClaim' | 'answerClaim';

/** Claims of a buyer about their own orders. */
export const claimHandlers: Pick<Handlers<Context>, ClaimOperation> = {
  async getClaims({ id }, context) {
    const order = await readOwnOrder(context.database, id, userOf(context).accountId);
    return order ? { code: 0, body: await listFor(order, context) } : refuse(context, 400, 'orderGone');
  },

  async reportClaim({ id, kind, text, paperIds, marks = [] }, context) {
    const { database, now } = context;
    const order = await readOwnOrder(database, id, userOf(context).accountId);
    if (!order) return refuse(context, 400, 'orderGone');
    const reported = await reportClaim(database, { order, kind, text: text.trim(), paperIds, marks, now });
    if (typeof reported === 'string') return refuse(context, 400, reported);
    return { code: 0, body: await listFor(order, context) };
  },

  async answerClaim({ claimId, version, answer, text: given }, context) {
    const { database, now } = context;
    const text = given?.trim();
    if (answer === 'message' && text === undefined) return refuse(context, 400, 'claimTextMissing');
    const claim = await lockClaim(database, claimId);
    const order = claim && (await readOwnOrder(database, claim.order_id, userOf(context).accountId));
    if (!order) return refuse(context, 400, 'claimGone');
    const isDecision = answer !== 'message';
    if (isDecision && claim.state !== 'offered') return refuse(context, 400, 'claimChanged');
    const states = { message: claim.state, accept: 'accepted', refuse: 'open' } as const;
    const to = { state: states[answer], turn: 'us' } as const;
    const moved = await moveClaim(database, claim, { version, by: 'buyer', text, now, to });
    if (moved === 'changed') return refuse(context, 400, 'claimChanged');
    return { code: 0, body: await listFor(order, context) };
  },
};

async function listFor(order: OrderRow, context: Context): Promise<OrderClaims> {
  const { database, language, now } = context;
  const window = await readClaimWindow(database, order, await readSetting(database, claimTerms), now);
  const rows = await readClaims(database, order.id);
  return {
    window,
    canReport: window.isOpen && rows.every(isClosed),
    claims: await showClaims(database, order, rows, { isForStaff: false, show: await showToBuyer(order, context) }),
    ...(await readComparison(database, order, language)),
  };
}
