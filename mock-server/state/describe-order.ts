import type { Order, OrderSummary } from '#generated/client/types.gen.ts';
import { orderStateOf, orderStates } from '#states/order-state.ts';
import { statusTexts } from '#server/marketplace/orders/order-texts.ts';
import { transportKinds } from '#server/marketplace/reference/places/ports.ts';
import type { Language } from '#wire/language.ts';
import { placeNameIn } from './places.ts';

/** An order in a language: its statuses, places and transport. The vehicle's description stays as in the examples. */
export function describeOrder(order: Order, language: Language): Order {
  if (language === 'en') return order;
  const place = (english: string) => placeNameIn(language, english);
  const { receiveAddress: receiver } = order;
  return {
    ...order,
    statusDesc: statusTexts[orderStateOf[order.status]][language],
    countryDesc: place(order.countryDesc),
    endPortCountryDesc: place(order.endPortCountryDesc),
    endPortDesc: place(order.endPortDesc),
    transportTypeDesc: transportIn(language, order.transportTypeDesc),
    receiveAddress: {
      ...receiver,
      ...(receiver.cityDesc !== undefined && { cityDesc: place(receiver.cityDesc) }),
      ...(receiver.countryDesc !== undefined && { countryDesc: place(receiver.countryDesc) }),
    },
    records: order.records.map((record) => ({ ...record, statusDesc: statusIn(language, record.statusDesc) })),
  };
}

function statusIn(language: Language, english: string): string {
  const state = orderStates.find((one) => statusTexts[one].en === english);
  return state === undefined ? english : statusTexts[state][language];
}

function transportIn(language: Language, english: string): string {
  return Object.values(transportKinds).find(({ names }) => names.en === english)?.names[language] ?? english;
}

/** The order's fields in the list. */
export function summarise(order: Order): OrderSummary {
  const { id, orderNo, status, statusDesc, styleImage, styleName } = order;
  const { depositPriceDesc, totalPriceDesc, sendOutWebSite, proofRemark } = order;
  return {
    id,
    orderNo,
    status,
    statusDesc,
    styleImage,
    styleName,
    ...(depositPriceDesc !== undefined && { depositPriceDesc }),
    ...(totalPriceDesc !== undefined && { totalPriceDesc }),
    ...(sendOutWebSite !== undefined && { sendOutWebSite }),
    ...(proofRemark !== undefined && { proofRemark }),
  };
}
