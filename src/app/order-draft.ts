import { createStore, useStore } from './store.ts';
import { readSession, writeSession } from './stored-state.ts';

/** An amount of the price that the buyer saw. With collect freight it may be ASK, which has no numbers. */
export interface DraftAmount {
  /** As it was shown, in the currency of the interface. */
  text: string;
  usd?: number;
  jpy?: number;
  /** About how much that is in the destination's currency. */
  inCountry?: number;
}

export type DraftPrice =
  | 'vehicle'
  | 'transport'
  | 'insurance'
  | 'total'
  | 'deposit'
  | 'clearance'
  | 'totalWithClearance'
  | 'depositWithClearance'
  | 'flashSaleDeduction'
  | 'discount';

export type DraftPrices = Partial<Record<DraftPrice, DraftAmount>>;

/** Freight: 0 prepaid, 1 collect. */
export type FreightRadio = 0 | 1;

/**
 * What a buyer has put together about one vehicle, from its page to the reservation. It lives in this browser's session
 * only: no call stores it. `prices` are those that stood on the page when the buyer went on.
 */
export interface OrderDraft {
  carSourceId: string;
  styleId: string;
  styleName: string;
  styleImage: string;
  /** The chosen coupon's id. */
  coupon: string;
  freightRadio: FreightRadio;
  displayClearancePrice: 0 | 1;
  showCustomClearance: 0 | 1;
  checkClearancePrice: 0 | 1;

  /** Where the recipient lives. */
  receiveCountry: string;
  receiveCountryCode: string;
  /** Where the vehicle is shipped to. */
  country: string;
  countryCode: string;
  /** The port's id. */
  port: string;
  portName: string;
  transportTypeId: string;
  transportTypeDesc: string;
  transportTemplateId: string;
  /** Whether the buyer decided where it goes; until then the destination that the vehicle is offered to stands there. */
  isDestinationChosen: boolean;

  name: string;
  email: string;
  phone: string;
  receiveAddress: string;
  /** The saved address that these fields were taken from. */
  receiveAddressId: string;
  /** The province, and then the city in it. `cityCode` is the city's, or the province's while only that is chosen. */
  city: string;
  cityId: string;
  cityName: string;
  cityCode: string;
  /** Whether the buyer wrote the recipient; until then the default address stands there. */
  isRecipientChosen: boolean;

  prices: DraftPrices;
}

export const emptyDraft: OrderDraft = {
  carSourceId: '',
  styleId: '',
  styleName: '',
  styleImage: '',
  coupon: '',
  freightRadio: 0,
  displayClearancePrice: 0,
  showCustomClearance: 0,
  checkClearancePrice: 0,
  receiveCountry: '',
  receiveCountryCode: '',
  country: '',
  countryCode: '',
  port: '',
  portName: '',
  transportTypeId: '',
  transportTypeDesc: '',
  transportTemplateId: '',
  isDestinationChosen: false,
  name: '',
  email: '',
  phone: '',
  receiveAddress: '',
  receiveAddressId: '',
  city: '',
  cityId: '',
  cityName: '',
  cityCode: '',
  isRecipientChosen: false,
  prices: {},
};

const draftItem = 'orderDraft';

let store: ReturnType<typeof createStore<OrderDraft | undefined>> | undefined;

export function useOrderDraft(): OrderDraft | undefined {
  return useStore(draftStore());
}

export function readOrderDraft(): OrderDraft | undefined {
  return draftStore().get();
}

export function saveOrderDraft(draft: OrderDraft): void {
  draftStore().set(draft);
  writeSession(draftItem, storedText(draft));
}

export function clearOrderDraft(): void {
  draftStore().set(undefined);
  writeSession(draftItem, undefined);
}

/** What is stored gives the port and the transport a second name each, as the description of the product does. */
function storedText(draft: OrderDraft): string {
  return JSON.stringify({ ...draft, roleRadio: draft.transportTypeId, portCode: draft.port, language: pageLanguage() });
}

function pageLanguage(): string {
  return document.documentElement.lang;
}

/** Reads a stored draft whole or not at all, because the draft of an older site must not fill half a form. */
export function parseDraft(text: string | null): OrderDraft | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    const known = Object.entries(emptyDraft);
    const isWhole = known.every(([name, value]) => typeof stored?.[name] === typeof value);
    if (!stored || !isWhole || stored['prices'] === null) return undefined;
    // The names in it would be in the language of another page.
    if ((stored['language'] ?? pageLanguage()) !== pageLanguage()) return undefined;
    return Object.fromEntries(known.map(([name]) => [name, stored[name]])) as unknown as OrderDraft;
  } catch {
    return undefined;
  }
}

function draftStore(): ReturnType<typeof createStore<OrderDraft | undefined>> {
  if (!store) {
    store = createStore<OrderDraft | undefined>(undefined);
    store.set(parseDraft(readSession(draftItem)));
  }
  return store;
}
