import type { StaffOrder, StaffOrderMoney } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { toTyped, toUnits } from './amounts.ts';

/** Form values. Empty fields are omitted. */
export interface ReceiptValues {
  amount: string;
  receivedOn: string;
  reference: string;
  isAccepted: boolean;
  shortfallReason: string;
}

export type Due = Pick<StaffOrderMoney, 'payUnit' | 'dueAmount' | 'mostShortAmount'>;

/** Prefilled with the amount due, the most frequent case. */
export function emptyReceipt({ payUnit, dueAmount }: Due): ReceiptValues {
  const amount = dueAmount > 0 ? toTyped(dueAmount, payUnit) : '';
  return { amount, receivedOn: '', reference: '', isAccepted: false, shortfallReason: '' };
}

/** What the entered amount lacks; nothing if it cannot be read. */
export function missingAfter(amount: string, { payUnit, dueAmount }: Pick<Due, 'payUnit' | 'dueAmount'>): number {
  const units = toUnits(amount, payUnit);
  if (units === undefined && amount.trim() !== '') return 0;
  return dueAmount - (units ?? 0);
}

/** Whether the entered amount is less than the amount due. */
export function isPart({ amount, isAccepted }: Pick<ReceiptValues, 'amount' | 'isAccepted'>, due: Due): boolean {
  const missing = missingAfter(amount, due);
  return missing > 0 && !(isAccepted && missing <= due.mostShortAmount);
}

/** Whether the entered amount is so far above the amount due that it needs confirmation. */
export function isFarAbove(
  { amount }: Pick<ReceiptValues, 'amount'>,
  { payUnit, dueAmount, mostShortAmount }: Due,
): boolean {
  return (toUnits(amount, payUnit) ?? 0) > dueAmount + mostShortAmount;
}

/** Records money received for the order version that was shown. */
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
      // Validated before sending.
      ...(isFarAbove(values, due) && { confirmedUnusual: true }),
      ...(receivedOn !== '' && { receivedOn }),
      ...(reference !== '' && { reference }),
      ...(amount < dueAmount && !isPart(values, due) && { shortfallReason: values.shortfallReason.trim() }),
    },
  });
}
