import type { OrderRow } from './order-row.ts';

type Shipped = Pick<OrderRow, 'freight_number' | 'logistics_link'>;

/** The page that follows the shipment: absent before shipping, empty while there is no page. */
export function logisticsLinkOf({ freight_number, logistics_link }: Shipped): { sendOutWebSite?: string } {
  return freight_number === null ? {} : { sendOutWebSite: logistics_link ?? '' };
}

export function freightNumberOf({ freight_number }: Shipped): { sendOutNum?: string } {
  return freight_number === null ? {} : { sendOutNum: freight_number };
}
