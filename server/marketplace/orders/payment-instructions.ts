import type { Handler } from '#generated/server.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { mpesaOfferOf } from './mpesa/mpesa-offer.ts';
import { formatUnits } from '#server/marketplace/pricing/price-text.ts';
import { inLanguage, showAccount } from './collection-agent.ts';
import { lapseDeposits } from './lapse.ts';
import { orderCan } from './order-graph.ts';
import { depositDue } from './live-order.ts';
import { readOwnOrder } from './order-row.ts';
import { readRelease } from './payment/account-release.ts';
import { writeCheckCode } from './payment/check-code.ts';
import { requestedAmount, issueRequest, kindAt } from './payment/issue-request.ts';

/** Returns the account for the amount due now, to the order's owner only. */
export const getPaymentInstructions: Handler<'getPaymentInstructions', Context> = async ({ id }, context) => {
  const { database, services, language, now } = context;
  const { accountId } = userOf(context);
  await lapseDeposits(services, { accountId });
  const order = await readOwnOrder(database, id, accountId);
  if (!order) return refuse(context, 400, 'orderGone');
  const isDeposit = orderCan.payDeposit(order.state);
  if (!isDeposit && !orderCan.payBalance(order.state)) return refuse(context, 400, 'orderStatusChanged');
  const kind = kindAt(order);
  const { pay_unit: payUnit } = order;
  const { account, hasChanged } = await showAccount(database, order, now);
  const { agent, details } = inLanguage(account.agent, language);
  const { code } = await issueRequest(context, order, account);
  const asked = await requestedAmount(database, order, kind);
  const body = {
    kind,
    payUnit,
    amount: formatUnits(asked, payUnit),
    figure: payUnit === 'JPY' ? String(asked) : (asked / 100).toFixed(2),
    reference: order.order_no,
    ...(isDeposit && depositDue(order, now)),
    holder: agent,
    account: details.map(({ label, value }) => ({ label, value })),
    ...(await readRelease(database, account, language)),
    hasChanged,
    checkCode: writeCheckCode(code),
    ...(await mpesaOfferOf(context, order)),
  };
  return { code: 0, body };
};
