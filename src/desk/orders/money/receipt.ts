import type { StaffOrder, StaffOrderMoney } from '../../../../generated/client/types.gen.ts';
import { api } from '../../../api/api.ts';
import { toTyped, toUnits } from './amounts.ts';

/** What somebody filled in; empty is what was left out. */
export interface ReceiptValues {
  amount: string;
  receivedOn: string;
  reference: string;
  isAccepted: boolean;
  shortfallReason: string;
}

export type Due = Pick<StaffOrderMoney, 'payUnit' | 'dueAmount' | 'mostShortAmount'>;

/** What is due stands there already, since it is what arrives most often. */
export function emptyReceipt({ payUnit, dueAmount }: Due): ReceiptValues {
  const amount = dueAmount > 0 ? toTyped(dueAmount, payUnit) : '';
  return { amount, receivedOn: '', reference: '', isAccepted: false, shortfallReason: '' };
}

/** Whether what was filled in is only a part of what is due. */
export function isPart(
  { amount, isAccepted }: Pick<ReceiptValues, 'amount' | 'isAccepted'>,
  { payUnit, dueAmount, mostShortAmount }: Due,
): boolean {
  const missing = dueAmount - (toUnits(amount, payUnit) ?? 0);
  return missing > 0 && !(isAccepted && missing <= mostShortAmount);
}

/** Whether so much more than what is due was typed that it has to be compared with the bank statement. */
export function isFarAbove(
  { amount }: Pick<ReceiptValues, 'amount'>,
  { payUnit, dueAmount, mostShortAmount }: Due,
): boolean {
  return (toUnits(amount, payUnit) ?? 0) > dueAmount + mostShortAmount;
}

/** Notes what reached the bank for the order as its reader saw it. */
export function sendReceipt({ id, version }: StaffOrder, due: Due, values: ReceiptValues) {
  const { payUnit, dueAmount } = due;
  const { receivedOn } = values;
  const amount = toUnits(values.amount, payUnit) ?? 0;
  const reference = values.reference.trim();
  return api.staffReceivePayment({
    body: {
      id,
      version,
      amount,
      payUnit,
      // It was asked before it is sent.
      ...(isFarAbove(values, due) && { confirmedUnusual: true }),
      ...(receivedOn !== '' && { receivedOn }),
      ...(reference !== '' && { reference }),
      ...(amount < dueAmount && !isPart(values, due) && { shortfallReason: values.shortfallReason.trim() }),
    },
  });
}
