import type { Order } from '#generated/client/types.gen.ts';
import { cities } from '#server/marketplace/reference/places/cities.ts';
import { ports, transportKinds } from '#server/marketplace/reference/places/ports.ts';
import type { Language } from '#wire/language.ts';
import { inLanguages, type Names } from '#server/platform/names.ts';
import type { OrderState } from '#states/order-state.ts';
import type { OrderRow } from './order-row.ts';

// A place or transport no longer offered is shown by its code.

export function portName(portId: string, language: Language): string {
  return ports.find(({ id }) => id === portId)?.names[language] ?? portId;
}

export function cityName(cityId: string, language: Language): string {
  return cities.find(({ id }) => id === cityId)?.names[language] ?? cityId;
}

export function transportName(type: string, language: Language): string {
  return Object.values(transportKinds).find((kind) => kind.type === type)?.names[language] ?? type;
}

const underReview = inLanguages([
  'Payment Receipt Under Review',
  '付款凭证审核中',
  '入金確認中',
  'Uthibitisho wa malipo unakaguliwa',
]);

/** The status label shown to buyers. */
export const statusTexts: Readonly<Record<OrderState, Names>> = {
  awaitingDeposit: inLanguages(['Pending Payment', '待付款', 'お支払い待ち', 'Inasubiri malipo']),
  depositInReview: underReview,
  preparing: inLanguages(['In Preparation', '备货中', '準備中', 'Inaandaliwa']),
  shipped: inLanguages(['Shipped', '已发运', '出荷済み', 'Imesafirishwa']),
  awaitingBalance: inLanguages([
    'Shipped, Awaiting Balance',
    '已发运，待付尾款',
    '出荷済み・残金お支払い待ち',
    'Imesafirishwa, inasubiri salio',
  ]),
  balanceInReview: underReview,
  inTransit: inLanguages(['In Transit', '运输中', '輸送中', 'Iko safarini']),
  completed: inLanguages(['Completed', '已完成', '完了', 'Imekamilika']),
  cancelled: inLanguages(['Cancelled', '已取消', 'キャンセル済み', 'Imeghairiwa']),
};

type Shipped = Pick<OrderRow, 'freight_number' | 'logistics_link'>;

/** The tracking link. Absent before shipping, and empty while unknown. */
export function logisticsLinkOf({ freight_number, logistics_link }: Shipped): Pick<Order, 'sendOutWebSite'> {
  return freight_number === null ? {} : { sendOutWebSite: logistics_link ?? '' };
}

export function freightNumberOf({ freight_number }: Shipped): Pick<Order, 'sendOutNum'> {
  return freight_number === null ? {} : { sendOutNum: freight_number };
}

/** Why a payment proof was rejected, if a record of the order says so. */
export function proofRemarkOf(record: { act: string; note: string | null } | undefined): Pick<Order, 'proofRemark'> {
  return record?.act === 'rejectPayment' && record.note ? { proofRemark: record.note } : {};
}
