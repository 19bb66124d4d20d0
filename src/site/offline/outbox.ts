import type { InquiryPayload } from '#generated/client/types.gen.ts';
import type { VoucherStatus } from '#generated/client/types.gen.ts';
import type { ApiFailure } from '#wire/client/failure.ts';
import { createStore, useStore } from '#shared/state/store.ts';
import { line } from '#shared/state/connection.ts';

/** A change that a user made offline. */
export type Act =
  | { kind: 'favorite'; vehicleId: string; isSaved: boolean }
  | { kind: 'inquiry'; vehicleId: string; name: string; body: InquiryPayload }
  /** The pictures are stored by `proof-set.ts`. */
  | { kind: 'proof'; orderId: string; call: 'payDeposit' | 'payBalance'; status: VoucherStatus };

/** A change that waits to be sent. */
export interface QueuedChange {
  id: string;
  /** The e-mail of its author; it is never sent for another user. */
  owner: string;
  /** The idempotency key of every attempt. */
  key: string;
  /** When it was made, or first sent if it is open, in milliseconds. */
  at: number;
  act: Act;
  /** An attempt was sent without an answer: it may have been carried out. */
  isOpen?: boolean;
  /** Why it was refused. It stays until the user retries or discards it. */
  refusal?: string;
}

/** The result of one attempt. */
export type Sent =
  | { is: 'done' }
  /** There is no connection or no session: it is retried later. */
  | { is: 'unsent' }
  /** Unknown. It is retried with the same key. */
  | { is: 'unknown' }
  | { is: 'refused'; failure: Pick<ApiFailure, 'message'> };

/** The queued changes of the logged-in user in this browser, including those of other tabs. */
export const queuedChanges = createStore<readonly QueuedChange[]>([]);

export function useQueuedChanges(): readonly QueuedChange[] {
  return useStore(queuedChanges);
}

/** The operations of the open outbox. */
export interface OpenOutbox {
  keep: (act: Act, key: string, isOpen: boolean) => Promise<QueuedChange | undefined>;
  tryAgain: (id: string) => Promise<void>;
  drop: (id: string) => Promise<void>;
}

const opening = Promise.withResolvers<OpenOutbox>();
/** How long to wait for the outbox of a page that is still loading, in milliseconds. */
const timeout = 10_000;

/** Resolves when the outbox is open. */
export const whenOpen = opening.promise;

/** Opens the outbox when the page is idle; called by `start-offline.ts`. */
export function openOutbox(outbox: OpenOutbox): void {
  opening.resolve(outbox);
}

/** The proof of an order that waits to be sent or was refused. */
export function queuedProof(acts: readonly QueuedChange[], orderId: string): QueuedChange | undefined {
  return acts.find(({ act }) => act.kind === 'proof' && act.orderId === orderId);
}

/** Removes a change from the outbox with all its data. */
export async function withdraw(id: string): Promise<void> {
  const { drop } = await opening.promise;
  await drop(id);
}

/** Withdraws the queued proof of an order, if there is one. */
export async function withdrawProof(orderId: string): Promise<void> {
  const waiting = queuedProof(queuedChanges.get(), orderId);
  if (waiting) await withdraw(waiting.id);
}

/** Queues a change that could not be sent. Undefined if the browser stores nothing: then it has failed. */
export async function queueChange(act: Act, key: string, isOpen = false): Promise<QueuedChange | undefined> {
  if (!globalThis.indexedDB || !isSecureContext) return undefined;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeout);
  });
  const outbox = await Promise.race([opening.promise, late]);
  return outbox?.keep(act, key, isOpen).catch(() => undefined);
}

/** Queues a change whose call has just failed for lack of a connection. */
export async function queueLostChange(act: Act, key: string, { code }: Pick<ApiFailure, 'code'>) {
  line.set('away');
  return queueChange(act, key, code === 'timeout' || code === 'unknown');
}

type Forget = (owner: string | undefined) => Promise<void>;

let forget: Forget | undefined;

/** What else to delete when a user logs out; `start-offline.ts` provides it. */
export function onForgetting(work: Forget): void {
  forget = work;
}

/** Deletes what this browser stores for the user with this e-mail, and nothing of its other users. */
export async function clearUserData(owner: string | undefined): Promise<void> {
  await forget?.(owner).catch(() => undefined);
}

/** Whether both concern the same thing, so that the later replaces the earlier. */
export function isSameSubject(one: Act, other: Act): boolean {
  if (one.kind === 'favorite') return other.kind === 'favorite' && one.vehicleId === other.vehicleId;
  if (one.kind === 'proof') return other.kind === 'proof' && one.orderId === other.orderId;
  return other.kind === 'inquiry' && JSON.stringify(one.body) === JSON.stringify(other.body);
}
