import type { Handler } from '../../generated/server.ts';
import { type Context, refuse, userOf } from '../calls/context.ts';
import { formatAmount } from '../pricing/price-text.ts';
import { inLanguage, tellAccount } from './collection-agent.ts';
import { lapseDeposits } from './lapse.ts';
import { orderCan } from './order-graph.ts';
import { amountsOf, readOwnOrder } from './order-row.ts';
import { readRelease } from './payment/account-release.ts';
import { writeCheckCode } from './payment/check-code.ts';
import { askedAmount, issueRequest, kindAt } from './payment/issue-request.ts';

/** Tells an order's owner, and nobody else, to which account to pay what is due now. */
export const getPaymentInstructions: Handler<'getPaymentInstructions', Context> = async ({ id }, context) => {
  const { database, services, language, now } = context;
  const { accountId } = userOf(context);
  await lapseDeposits(services, { accountId });
  const order = await readOwnOrder(database, id, accountId);
  if (!order) return refuse(context, 400, 'orderGone');
  const isDeposit = orderCan.payDeposit(order.status);
  if (!isDeposit && !orderCan.payBalance(order.status)) return refuse(context, 400, 'orderStatusChanged');
  const kind = kindAt(order);
  const { pay_unit: payUnit } = order;
  const { account, hasChanged } = await tellAccount(database, order, now);
  const { agent, details } = inLanguage(account.agent, language);
  const { code } = await issueRequest(context, order, account);
  const asked = askedAmount(order, kind);
  const body = {
    kind,
    payUnit,
    amount: formatAmount(amountsOf(order)[kind], payUnit),
    figure: payUnit === 'JPY' ? String(asked) : (asked / 100).toFixed(2),
    reference: order.order_no,
    ...(isDeposit && { dueAt: order.deposit_due_at.toISOString() }),
    holder: agent,
    account: details.map(({ label, value }) => ({ label, value })),
    ...(await readRelease(database, account, language)),
    hasChanged,
    checkCode: writeCheckCode(code),
  };
  return { code: 0, body };
};
