import type { InquiryPayload } from '../../../generated/client/types.gen.ts';
import type { ApiFailure } from '../../../wire/client/failure.ts';
import { createStore, useStore } from '../store.ts';
import { line } from './line.ts';

/** What a user has done without a line. */
export type Act =
  | { kind: 'favorite'; vehicleId: string; isSaved: boolean }
  | { kind: 'inquiry'; vehicleId: string; name: string; body: InquiryPayload }
  /** The pictures lie where `proof-set.ts` keeps them. */
  | { kind: 'proof'; orderId: string; call: 'payDeposit' | 'payBalance'; status: 0 | 3 | 4 };

/** An act that waits to be sent. */
export interface WaitingAct {
  id: string;
  /** The e-mail of whoever did it; it is sent in nobody else's name. */
  owner: string;
  /** The idempotency key of every try. */
  key: string;
  /** When it was done, in milliseconds. */
  at: number;
  act: Act;
  /** A try was sent without an answer: it may have been carried out. */
  isOpen?: boolean;
  /** Why it was refused. It stays until its user tries again or drops it. */
  refusal?: string;
}

/** What became of one try. */
export type Sent =
  | { is: 'done' }
  /** There is no line, or no session: it is tried again later. */
  | { is: 'unsent' }
  /** Nobody knows. It is tried again with the same key. */
  | { is: 'unknown' }
  | { is: 'refused'; failure: Pick<ApiFailure, 'message'> };

/** What waits in this browser for the one who is logged in; other tabs' acts too. */
export const waitingActs = createStore<readonly WaitingAct[]>([]);

export function useWaitingActs(): readonly WaitingAct[] {
  return useStore(waitingActs);
}

/** What can be done with the outbox once it is open. */
export interface OpenOutbox {
  keep: (act: Act, key: string, isOpen: boolean) => Promise<WaitingAct | undefined>;
  tryAgain: (id: string) => Promise<void>;
  drop: (id: string) => Promise<void>;
}

const opening = Promise.withResolvers<OpenOutbox>();
/** A page that is not yet at rest may be so in as many milliseconds. */
const patience = 10_000;

/** Resolves when the outbox is open. */
export const whenOpen = opening.promise;

/** The outbox opens when the page is at rest; `start-offline.ts` does that. */
export function openOutbox(outbox: OpenOutbox): void {
  opening.resolve(outbox);
}

/** The proof of an order that waits to be sent or was refused. */
export function waitingProof(acts: readonly WaitingAct[], orderId: string): WaitingAct | undefined {
  return acts.find(({ act }) => act.kind === 'proof' && act.orderId === orderId);
}

/** Takes an act out of the outbox with all that was to be sent with it. */
export async function withdraw(id: string): Promise<void> {
  const { drop } = await opening.promise;
  await drop(id);
}

/** Withdraws the proof of an order, if one waits. */
export async function withdrawProof(orderId: string): Promise<void> {
  const waiting = waitingProof(waitingActs.get(), orderId);
  if (waiting) await withdraw(waiting.id);
}

/** Keeps an act that could not be sent. Nothing where the browser keeps nothing: then it has failed. */
export async function keepAct(act: Act, key: string, isOpen = false): Promise<WaitingAct | undefined> {
  if (!globalThis.indexedDB || !isSecureContext) return undefined;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience);
  });
  const outbox = await Promise.race([opening.promise, late]);
  return outbox?.keep(act, key, isOpen).catch(() => undefined);
}

/** The same for an act whose call has just failed for want of a line. */
export async function keepLostAct(act: Act, key: string, { code }: Pick<ApiFailure, 'code'>) {
  line.set('away');
  return keepAct(act, key, code === 'timeout' || code === 'unknown');
}

let forget: (() => Promise<void>) | undefined;

/** What is to be forgotten of somebody who logs out, beside what the session forgets; `start-offline.ts` tells. */
export function onForgetting(work: () => Promise<void>): void {
  forget = work;
}

export async function forgetOwnData(): Promise<void> {
  await forget?.().catch(() => undefined);
}

/** Whether both are about the same, so that the later takes the place of the earlier. */
export function isSameMatter(one: Act, other: Act): boolean {
  if (one.kind === 'favorite') return other.kind === 'favorite' && one.vehicleId === other.vehicleId;
  if (one.kind === 'proof') return other.kind === 'proof' && one.orderId === other.orderId;
  return other.kind === 'inquiry' && JSON.stringify(one.body) === JSON.stringify(other.body);
}
