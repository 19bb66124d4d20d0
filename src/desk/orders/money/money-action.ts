import type { StaffMoneyLine, StaffOrder, StaffOrderMoney, StaffRefund } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { toTyped, toUnits } from './amounts.ts';

/** Actions on the money of an order, a refund or a ledger entry. */
export type MoneyAction =
  | { name: StaffOrderMoney['can'][number] }
  | { name: StaffRefund['can'][number]; refund: StaffRefund }
  | { name: NonNullable<StaffMoneyLine['can']>[number]; line: StaffMoneyLine };

/** Form values of a refund or retained amount; each action uses its part. */
export interface MoneyActionValues {
  amount: string;
  reason: string;
  bank: string;
  lastDigits: string;
  isForClaim: boolean;
  sentOn: string;
  reference: string;
}

/** The maximum that can be refunded or retained. */
export function mostOf(name: MoneyAction['name'], money: StaffOrderMoney): number {
  return name === 'keepMoney' ? money.keepableAmount : money.refundableAmount;
}

/** Prefilled with what the refund rules promise, what a claim is owed, or everything above the order total. */
export function emptyMoneyAction({ name }: MoneyAction, money: StaffOrderMoney): MoneyActionValues {
  const isRefund = name === 'proposeRefund';
  const owed = isRefund ? (money.promised ?? money.claim)?.amountUnits : undefined;
  const units = owed ?? money.keepableAmount;
  const amount = (isRefund || name === 'keepMoney') && units > 0 ? toTyped(units, money.payUnit) : '';
  const isForClaim = isRefund && money.claim !== undefined;
  return { amount, reason: '', bank: '', lastDigits: '', isForClaim, sentOn: '', reference: '' };
}

/** Runs an action on the order version that was shown. The server refuses it for any other version. */
export function sendMoneyAction(
  act: MoneyAction,
  { order: { id, version }, money: { payUnit, claim } }: { order: StaffOrder; money: StaffOrderMoney },
  values: MoneyActionValues,
) {
  const seen = { id, version };
  const amount = toUnits(values.amount, payUnit) ?? 0;
  const [reason, reference] = [values.reason.trim(), values.reference.trim()];
  if ('line' in act) {
    const body = { ...seen, lineId: act.line.id ?? '' };
    if (act.name === 'reverse') return api.staffReversePayment({ body: { ...body, reason } });
    return act.name === 'releaseReversal' ? api.staffReleaseReversal({ body }) : api.staffWithdrawReversal({ body });
  }
  if (!('refund' in act)) {
    if (act.name === 'keepMoney') return api.staffKeepMoney({ body: { ...seen, amount, payUnit, reason } });
    const payee = { bank: values.bank.trim(), lastDigits: values.lastDigits.trim() };
    const about = values.isForClaim && claim ? { claimId: claim.id } : {};
    return api.staffProposeRefund({ body: { ...seen, amount, payUnit, reason, ...payee, ...about } });
  }
  const body = { ...seen, refundId: act.refund.id };
  if (act.name === 'release') return api.staffReleaseRefund({ body });
  if (act.name === 'withdraw') return api.staffWithdrawRefund({ body });
  return api.staffMarkRefundSent({ body: { ...body, sentOn: values.sentOn, reference } });
}
