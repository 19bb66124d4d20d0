import type { OrderDraft } from '#site/remembered/order-draft.ts';

export type OrderField = 'country' | 'port';

/** The key of the error text. */
type OrderFault = 'missingCountry' | 'missingPort';

export interface OrderWarning {
  field: OrderField;
  fault: OrderFault;
}

export function faultAt(warning: OrderWarning | undefined, field: OrderField): OrderFault | undefined {
  return warning?.field === field ? warning.fault : undefined;
}

/** Finds the first error in the destination. The recipient is asked later. */
export function checkOrder(
  { countryCode }: Pick<OrderDraft, 'countryCode'>,
  hasPort: boolean,
): OrderWarning | undefined {
  if (countryCode === '') return { field: 'country', fault: 'missingCountry' };
  return hasPort ? undefined : { field: 'port', fault: 'missingPort' };
}
