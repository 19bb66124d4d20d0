import { createStore, useStore } from '#shared/state/store.ts';
import { readSession, writeSession } from '#shared/state/stored-state.ts';

/** An amount of the displayed price. With collect freight it may be ASK, which has no numbers. */
export interface DraftAmount {
  /** As displayed, in the currency of the interface. */
  text: string;
  usd?: number;
  jpy?: number;
  /** The approximate amount in the destination's currency. */
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
 * A buyer's draft order for one vehicle, from its page to the reservation. It is stored only in the browser's session; no
 * call sends it. `prices` are those displayed when the buyer continued.
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
  /** The destination of the vehicle. */
  country: string;
  countryCode: string;
  /** The port's id. */
  port: string;
  portName: string;
  transportTypeId: string;
  transportTypeDesc: string;
  transportTemplateId: string;
  /** Whether the buyer chose the destination; until then it is the one that the vehicle is offered to. */
  isDestinationChosen: boolean;

  name: string;
  email: string;
  phone: string;
  receiveAddress: string;
  /** The saved address that filled in these fields. */
  receiveAddressId: string;
  /** The province, then the city in it. `cityCode` is the city's, or the province's while only that is chosen. */
  city: string;
  cityId: string;
  cityName: string;
  cityCode: string;
  /** Whether the buyer entered the recipient; until then it is the default address. */
  isRecipientChosen: boolean;

  prices: DraftPrices;
}

/** The fields of an empty draft that belong to its user. */
const emptyRecipient = {
  coupon: '',
  receiveCountry: '',
  receiveCountryCode: '',
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
} as const satisfies Partial<OrderDraft>;

export const emptyDraft: OrderDraft = {
  ...emptyRecipient,
  carSourceId: '',
  styleId: '',
  styleName: '',
  styleImage: '',
  freightRadio: 0,
  displayClearancePrice: 0,
  showCustomClearance: 0,
  checkClearancePrice: 0,
  country: '',
  countryCode: '',
  port: '',
  portName: '',
  transportTypeId: '',
  transportTypeDesc: '',
  transportTemplateId: '',
  isDestinationChosen: false,
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

/** Removes the recipient and the coupon of another user. Vehicle and destination may be the new user's choice. */
export function removeRecipient(): void {
  const draft = readOrderDraft();
  if (!draft) return;
  saveOrderDraft({ ...draft, ...emptyRecipient });
}

/** The stored draft also contains alternative names of port and transport, as the specification requires. */
function storedText(draft: OrderDraft): string {
  return JSON.stringify({ ...draft, roleRadio: draft.transportTypeId, portCode: draft.port, language: pageLanguage() });
}

function pageLanguage(): string {
  return document.documentElement.lang;
}

/** Reads a stored draft completely or not at all, because a draft of an older version must not fill in half a form. */
export function parseDraft(text: string | null): OrderDraft | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    const known = Object.entries(emptyDraft);
    const isWhole = known.every(([name, value]) => typeof stored?.[name] === typeof value);
    if (!stored || !isWhole || stored['prices'] === null) return undefined;
    // Its names would be in the language of another page.
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
