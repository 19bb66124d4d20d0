import { randomUUID } from 'node:crypto';
import type { OperationId } from '#generated/operations.ts';
import type { StaffOrder, StaffOrderState } from '#generated/client/types.gen.ts';
import { openMember } from '#server/desk/testing/open-member.ts';
import type { TestServer } from '#server/testing/open-test-server.ts';
import { bodyOf } from './body-of.ts';

type Prepare = (server: TestServer) => Promise<{ changes: object }>;

interface Seen {
  id: string;
  version: number;
  payUnit: 'USD' | 'JPY';
}

/** Far more than any order costs, so that a refund is due. */
const plenty = 1_000_000_000;
const part = 100;

/** The last order of the demo, which no other preparation uses, shipped and overpaid. */
async function withPlenty(server: TestServer): Promise<Seen> {
  const { database } = server.services;
  const { token } = await openMember(server, 'accounts');
  const { id, version, pay_unit } = await database
    .updateTable('orders')
    .set({ status: 6 })
    .where('id', '=', (select) =>
      select.selectFrom('orders').select('id').where('status', '<>', 8).orderBy('id', 'desc').limit(1),
    )
    .returning(['id', 'version', 'pay_unit'])
    .executeTakeFirstOrThrow();
  const receipt = { id, version, amount: plenty, payUnit: pay_unit, confirmedUnusual: true };
  const received = (await bodyOf(server.call('staffReceivePayment', receipt, { token }))) as StaffOrderState;
  return { id, version: received.version, payUnit: pay_unit };
}

/** A refund that another staff member has proposed and, if requested, a third has released. */
function withRefund(isReleased: boolean): Prepare {
  return async (server) => {
    const { id, version, payUnit } = await withPlenty(server);
    const [one, other] = [await openMember(server, 'accounts'), await openMember(server, 'accounts')];
    const refund = { id, version, amount: part, payUnit, reason: 'Too much', bank: 'Equity Bank', lastDigits: '4471' };
    await bodyOf(server.call('staffProposeRefund', refund, { token: one.token }));
    const { money, version: proposed } = (await bodyOf(
      server.call('staffGetOrder', { id }, { token: other.token }),
    )) as StaffOrder;
    const refundId = money?.refunds.at(-1)?.id;
    const changes = { id, version: proposed, refundId };
    if (!isReleased) return { changes };
    const released = await bodyOf(server.call('staffReleaseRefund', changes, { token: other.token }));
    return { changes: { ...changes, version: (released as StaffOrderState).version } };
  };
}

/** A large payment, whose reversal another staff member has proposed if requested. */
function withReversal(isProposed: boolean): Prepare {
  return async (server) => {
    const { id, version } = await withPlenty(server);
    const [one, other] = [await openMember(server, 'accounts'), await openMember(server, 'accounts')];
    const { money } = (await bodyOf(server.call('staffGetOrder', { id }, { token: other.token }))) as StaffOrder;
    const lineId = money?.lines.at(-1)?.id;
    if (!isProposed) return { changes: { id, version, lineId } };
    const proposal = { id, version, lineId, reason: 'A slip' };
    const proposed = (await bodyOf(
      server.call('staffReversePayment', proposal, { token: one.token }),
    )) as StaffOrderState;
    return { changes: { id, version: proposed.version, lineId } };
  };
}

const ofPlenty: Prepare = async (server) => ({ changes: { ...(await withPlenty(server)), amount: part } });

/** A shipped demo order without a confirmed payment, so that a balance is due. */
async function unpaid({ services: { database } }: TestServer): Promise<{ changes: object }> {
  const { id, version } = await database
    .updateTable('orders')
    .set({ status: 3 })
    .where('id', '=', (select) =>
      select
        .selectFrom('orders')
        .select('id')
        .where('status', '<>', 8)
        .where('id', 'not in', (paid) => paid.selectFrom('order_money').select('order_id'))
        .where('id', 'not in', (paid) =>
          paid
            .selectFrom('order_record')
            .select('order_id')
            .where('act', 'in', ['approvePayment', 'prepare', 'putInTransit']),
        )
        .orderBy('id')
        .limit(1),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { changes: { id, version } };
}

/** A payment by M-Pesa without an order. */
const mpesaPayment: Prepare = async ({ services: { database, clock } }) => {
  const receipt = randomUUID();
  const row = { receipt, account: '', kes_cents: 100_000, reason: 'unknownOrder', paid_at: clock() } as const;
  await database
    .insertInto('mpesa_payment')
    .values({ ...row, received_at: clock() })
    .execute();
  return { changes: { receipt } };
};

/** A payment by M-Pesa, and a cancelled order, whose state it does not change. */
const mpesaPaymentAndOrder: Prepare = async (server) => {
  const { order_no: orderNo } = await server.services.database
    .selectFrom('orders')
    .select('order_no')
    .where('status', '=', 8)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { changes } = await mpesaPayment(server);
  return { changes: { ...changes, orderNo } };
};

/** Preparations of the calls about money, made by an owner. */
export const moneyPreparations: Partial<Record<OperationId, Prepare>> = {
  staffReceivePayment: ofPlenty,
  staffProposeRefund: ofPlenty,
  staffReleaseRefund: withRefund(false),
  staffWithdrawRefund: withRefund(false),
  staffMarkRefundSent: withRefund(true),
  staffKeepMoney: ofPlenty,
  staffReversePayment: withReversal(false),
  staffReleaseReversal: withReversal(true),
  staffWithdrawReversal: withReversal(true),
  staffRequestBalance: unpaid,
  staffAssignMpesaPayment: mpesaPaymentAndOrder,
  staffCloseMpesaPayment: mpesaPayment,
};
