import { openLocalStorage } from '#shared/api/local-storage.ts';
import { createStore, type Store, useStore } from '#shared/state/store.ts';
import { readOrderDraft, useOrderDraft } from './order-draft.ts';

/** Where the buyer's vehicles go. Without a port, to the usual one of the country. */
export interface Destination {
  countryCode: string;
  portId?: string;
}

/** The destination of the prices in lists and on rendered pages, for a buyer who has chosen none. */
export const listedCountry = 'KE';
export const listedPort = 'p-mba';
const listed: Destination = { countryCode: listedCountry, portId: listedPort };

const item = 'destination';
let store: Store<Destination | undefined> | undefined;
/** The destination of a shared link counts until the buyer chooses, and then the account's country. */
const ofLink = createStore<Destination | undefined>(undefined);
const ofAccount = createStore<Destination | undefined>(undefined);

export function rememberDestination({ countryCode, portId }: Destination): void {
  if (countryCode === '') return;
  const { countryCode: known, portId: knownPort } = chosen().get() ?? {};
  if (known === countryCode && knownPort === (portId || undefined)) return;
  const next = { countryCode, ...(portId && { portId }) };
  chosen().set(next);
  openLocalStorage().setItem(item, JSON.stringify(next));
}

export function followAccount(destination: Destination | undefined): void {
  if (ofAccount.get()?.countryCode !== destination?.countryCode) ofAccount.set(destination);
}

export function followLink(destination: Destination | undefined): void {
  ofLink.set(destination);
}

/** A destination as links carry it, such as `TZ.p-dar`. */
export function writeDestination({ countryCode, portId }: Destination): string {
  return portId === undefined ? countryCode : `${countryCode}.${portId}`;
}

export function parseDestination(text: string | null): Destination | undefined {
  const [, countryCode, portId] = /^([A-Z]{2})(?:\.([\w-]{1,40}))?$/.exec(text ?? '') ?? [];
  return countryCode === undefined ? undefined : { countryCode, ...(portId !== undefined && { portId }) };
}

/** The destination that the buyer chose, of the link they came by, or of their account; undefined for neither. */
export function useChosenDestination(): Destination | undefined {
  const [inDraft, remembered, link, account] = [
    useOrderDraft(),
    useStore(chosen()),
    useStore(ofLink),
    useStore(ofAccount),
  ];
  return firstOf(inDraft, remembered, link, account);
}

/** Hydration starts with the listed destination, since rendered pages are the same for everybody. */
export function useDestination(): Destination {
  return useChosenDestination() ?? listed;
}

function readChosenDestination(): Destination | undefined {
  return firstOf(readOrderDraft(), chosen().get(), ofLink.get(), ofAccount.get());
}

/** The country whose import rules a visitor sees. */
export function useImportCountry(): string {
  return useDestination().countryCode;
}

export function readDestination(): Destination {
  return readChosenDestination() ?? listed;
}

export function isListed({ countryCode, portId }: Destination): boolean {
  return countryCode === listedCountry && (portId === undefined || portId === listedPort);
}

function firstOf(
  draft: ReturnType<typeof readOrderDraft>,
  ...others: readonly (Destination | undefined)[]
): Destination | undefined {
  if (draft?.isDestinationChosen && draft.countryCode !== '') {
    return { countryCode: draft.countryCode, ...(draft.port && { portId: draft.port }) };
  }
  return others.find((one) => one !== undefined);
}

function chosen(): Store<Destination | undefined> {
  if (!store) {
    store = createStore<Destination | undefined>(undefined);
    store.set(parse(openLocalStorage().getItem(item)));
  }
  return store;
}

function parse(text: string | null): Destination | undefined {
  try {
    const { countryCode, portId } = JSON.parse(text ?? 'null') as Partial<Record<keyof Destination, unknown>>;
    if (typeof countryCode !== 'string' || !/^[A-Z]{2}$/.test(countryCode)) return undefined;
    return { countryCode, ...(typeof portId === 'string' && { portId }) };
  } catch {
    return undefined;
  }
}
