import type { ClaimState, StaffClaim, StaffDecideClaimPayload } from '#generated/client/types.gen.ts';
import type { Handlers } from '#generated/server.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { type Context, refuse, staffActorOf } from '#server/platform/calls/context.ts';
import { showToMember } from '#server/desk/orders/documents.ts';
import { readOrder } from '#server/desk/orders/read-order.ts';
import { changeSetting, readSetting } from '#server/platform/calls/versioned-setting.ts';
import { claimTerms } from '#server/marketplace/claims/claim-terms.ts';
import { type ClaimRow, lockClaim, moveClaim, readComparison, showClaims } from '#server/marketplace/claims/claims.ts';
import { readMoney } from '#server/marketplace/orders/money/money-lines.ts';
import { refundsOf, refundStateOf } from '#server/marketplace/orders/money/money-sums.ts';
import { notifyBuyer } from '#server/marketplace/orders/notify-buyer.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import { formatUnits } from '#server/marketplace/pricing/price-text.ts';
import { readerOf } from '#server/desk/reader-of.ts';
import type { Language } from '#wire/language.ts';
import { nameIn } from '#server/platform/names.ts';

type ClaimOperation = 'staffListClaims' | 'staffDecideClaim' | 'staffGetClaimTerms' | 'staffSetClaimTerms';

const waiting: readonly ClaimState[] = ['open', 'offered', 'accepted'];
const over: readonly ClaimState[] = ['settled', 'declined'];

export const claimDeskHandlers: Pick<Handlers<Context>, ClaimOperation> = {
  async staffListClaims({ isClosed, pageNo, pageSize }, context) {
    const claims = context.database.selectFrom('order_claim').where('state', 'in', isClosed ? over : waiting);
    const rows = await claims
      .selectAll()
      .orderBy(isClosed ? 'changed_at' : 'due_at', isClosed ? 'desc' : 'asc')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const { total } = await claims
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const shown: StaffClaim[] = [];
    for (const row of rows) {
      const order = await readOrder(context.database, row.order_id);
      if (order) shown.push(await show(row, order, context));
    }
    return { code: 0, body: { total, claims: shown } };
  },

  async staffDecideClaim({ claimId, version, step, text: given, amount }, context) {
    const { database, services, now } = context;
    if (step === 'offer' && amount === undefined) return refuse(context, 400, 'claimAmountMissing');
    const claim = await lockClaim(database, claimId);
    const order = claim && (await readOrder(database, claim.order_id));
    if (!order) return refuse(context, 400, 'claimGone');
    if (amount !== undefined && amount > (await readMoney(database, order)).sums.refundable) {
      return refuse(context, 400, 'moneyTooMuch');
    }
    // Neither side goes back on an accepted offer.
    if (claim.state === 'accepted' && (step === 'offer' || step === 'decline')) {
      return refuse(context, 400, 'claimChanged');
    }
    if (claim.state === 'accepted' && step === 'settle') {
      const refunded = await refundedSince(claim, order, context);
      if (refunded < (claim.offer_units ?? 0)) return refuse(context, 400, 'claimRefundMissing');
    }
    const by = staffActorOf(context);
    const text = given.trim();
    const moved = await moveClaim(database, claim, {
      version,
      by: `staff:${by.name}`,
      text,
      now,
      to: stepsTo(step, claim),
      offerUnits: step === 'offer' ? amount : undefined,
    });
    if (moved === 'changed') return refuse(context, 400, 'claimChanged');
    const before = { state: claim.state, version: claim.version };
    const after = { state: moved.state, version: moved.version, text, ...(step === 'offer' && { amount }) };
    await writeAuditLog(database, { by, act: 'decide-claim', subject: order.order_no, before, after }, now);
    const offer = step === 'offer' && amount !== undefined ? formatUnits(amount, order.pay_unit) : '';
    await notifyBuyer({ services, database, now }, order, { what: 'claimAnswered', text, offer });
    return { code: 0, body: await show(moved, order, context) };
  },

  async staffGetClaimTerms(_payload, { database }) {
    return { code: 0, body: await readSetting(database, claimTerms) };
  },

  async staffSetClaimTerms(terms, context) {
    const { version, hours, answerDays, replyDays } = terms;
    const { database, now } = context;
    const change = { by: staffActorOf(context), value: { version, hours, answerDays, replyDays } };
    const changed = await changeSetting(database, claimTerms, change, now);
    return changed === 'changed' ? { code: 409 } : { code: 0, body: changed };
  },
};

type Step = StaffDecideClaimPayload['step'];

/**
 * What was proposed as refunds of the order since a claim was reported, and not withdrawn. A refund that does not name
 * the claim counts too, because money that was sent cannot be proposed again.
 */
async function refundedSince({ reported_at }: ClaimRow, order: OrderRow, { database }: Context): Promise<number> {
  const { lines } = await readMoney(database, order);
  return refundsOf(lines)
    .filter(([, steps]) => refundStateOf(steps) !== 'withdrawn')
    .flatMap(([, [proposed]]) => (proposed && proposed.created_at >= reported_at ? proposed.amount : []))
    .reduce((sum, amount) => sum + amount, 0);
}

/** An answer leaves an offer or its acceptance as it is, and an accepted offer is still for us to pay. */
function stepsTo(step: Step, { state }: Pick<ClaimRow, 'state'>): Pick<ClaimRow, 'state' | 'turn'> {
  const states: Readonly<Record<Step, Pick<ClaimRow, 'state' | 'turn'>>> = {
    answer: { state, turn: state === 'accepted' ? 'us' : 'buyer' },
    offer: { state: 'offered', turn: 'buyer' },
    settle: { state: 'settled', turn: 'nobody' },
    decline: { state: 'declined', turn: 'nobody' },
  };
  return states[step];
}

async function show(row: ClaimRow, order: OrderRow, context: Context): Promise<StaffClaim> {
  const { database, language } = context;
  const reader = { isForStaff: true, show: await showToMember(order, context) };
  const [claim] = await showClaims(database, order, [row], reader);
  if (!claim) throw new Error(`The claim ${row.id} cannot be shown.`);
  const {
    email,
    language: reads,
    facts,
  } = await database
    .selectFrom('orders')
    .innerJoin('account', 'account.id', 'orders.account_id')
    .innerJoin('vehicle', 'vehicle.id', 'orders.vehicle_id')
    .select(['account.email', 'account.language', 'vehicle.facts'])
    .where('orders.id', '=', order.id)
    .executeTakeFirstOrThrow();
  return {
    ...claim,
    ...(await readComparison(database, order, language)),
    orderId: order.id,
    orderNo: order.order_no,
    vehicleName: nameIn(facts.names, language),
    email,
    ...readerOf(reads as Language),
    payUnit: order.pay_unit,
  };
}
