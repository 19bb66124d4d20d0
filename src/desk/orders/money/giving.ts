import type {
  StaffMoneyLine,
  StaffOrder,
  StaffOrderMoney,
  StaffRefund,
} from '../../../../generated/client/types.gen.ts';
import { api } from '../../../api/api.ts';
import { toTyped, toUnits } from './amounts.ts';

/** What can be done with the money of an order, with one of its refunds, or with a line of its ledger. */
export type MoneyAct =
  | { name: StaffOrderMoney['can'][number] }
  | { name: StaffRefund['can'][number]; refund: StaffRefund }
  | { name: NonNullable<StaffMoneyLine['can']>[number]; line: StaffMoneyLine };

/** What somebody filled in of a refund, or of what is kept. Each act takes its part of it. */
export interface GivingValues {
  amount: string;
  reason: string;
  bank: string;
  lastDigits: string;
  sentOn: string;
  reference: string;
}

/** What can be given back or kept at most. */
export function mostOf(name: MoneyAct['name'], money: StaffOrderMoney): number {
  return name === 'keepMoney' ? money.keepableAmount : money.refundableAmount;
}

/** All that goes beyond the price stands there already. */
export function emptyGiving({ name }: MoneyAct, money: StaffOrderMoney): GivingValues {
  const amount = money.keepableAmount > 0 ? toTyped(money.keepableAmount, money.payUnit) : '';
  const isOfAmount = name === 'proposeRefund' || name === 'keepMoney';
  return { amount: isOfAmount ? amount : '', reason: '', bank: '', lastDigits: '', sentOn: '', reference: '' };
}

/** Carries out an act on the order as its reader saw it: on any other the server refuses it. */
export function sendGiving(
  act: MoneyAct,
  { order: { id, version }, money: { payUnit } }: { order: StaffOrder; money: StaffOrderMoney },
  values: GivingValues,
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
    return api.staffProposeRefund({ body: { ...seen, amount, payUnit, reason, ...payee } });
  }
  const body = { ...seen, refundId: act.refund.id };
  if (act.name === 'release') return api.staffReleaseRefund({ body });
  if (act.name === 'withdraw') return api.staffWithdrawRefund({ body });
  return api.staffMarkRefundSent({ body: { ...body, sentOn: values.sentOn, reference } });
}
