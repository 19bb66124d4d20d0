import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { openLocalStorage } from '#shared/api/local-storage.ts';
import { type Bytes, toBase64Url } from '#wire/bytes.ts';
import { hiddenName } from '../offline/seal.ts';
import { reportFailure } from '#shared/state/report-failure.ts';
import { readSession, writeSession } from '#shared/state/stored-state.ts';
import { createStore } from '#shared/state/store.ts';
import { canBePushedTo } from './can-be-pushed-to.ts';
import type { ApiFailure } from '#wire/client/failure.ts';

/** `blocked`: the browser refuses notifications of this site and does not ask again. */
export type PushState = 'unavailable' | 'off' | 'on' | 'blocked';

/** Whether this browser receives our notifications; unknown where it cannot, or over plain HTTP. */
export const pushState = createStore<PushState>('unavailable');

const declinedItem = 'pushDeclined';
const ownerItem = 'pushOwner';
const savedItem = 'pushSaved';
const storage = openLocalStorage();

/** Whether the reader has declined. They are not asked again. */
export function wasPushDeclined(): boolean {
  return storage.getItem(declinedItem) !== null;
}

export function declinePush(): void {
  storage.setItem(declinedItem, '1');
}

/** Reads the browser's current permission, which the user may have changed in its settings. */
export async function checkPush(): Promise<void> {
  if (canBePushedTo()) pushState.set(await readState().catch(() => 'unavailable' as const));
}

async function readState(): Promise<PushState> {
  const { pushManager } = await navigator.serviceWorker.ready;
  if (Notification.permission === 'denied') return 'blocked';
  const isOn = Notification.permission === 'granted' && (await pushManager.getSubscription()) !== null;
  return isOn ? 'on' : 'off';
}

/** `declined`: by the reader in the browser's prompt. `failed`: the browser could not reach its push service. */
export type TurnedOn = 'on' | 'declined' | 'failed' | 'refused';

/** Opens the browser's permission prompt, which requires a user gesture. */
export async function turnPushOn(publicKey: string, owner: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    declinePush();
    await checkPush();
    return 'declined';
  }
  try {
    const subscription = await subscribe(publicKey);
    const failure = await save(subscription);
    if (!failure) {
      storage.removeItem(declinedItem);
      storage.setItem(ownerItem, await hiddenName('push', owner));
      pushState.set('on');
      return 'on';
    }
    await subscription.unsubscribe();
    reportFailure(displayFailure(failure), failure);
    return 'refused';
  } catch {
    return 'failed';
  }
}

/** Unsubscribes this browser even if the server is unreachable; the push service reports that to the sender. */
export async function turnPushOff(): Promise<void> {
  const subscription = await forgetPush();
  declinePush();
  if (!subscription) return;
  const { error } = await api.removePushSubscription({ body: { endpoint: subscription.endpoint } });
  if (error) reportFailure(displayFailure(error), error);
}

/** Ends notifications in this browser and removes those shown: the next user must not read them. */
export async function forgetPush(): Promise<PushSubscription | undefined> {
  storage.removeItem(ownerItem);
  writeSession(savedItem, undefined);
  const registration = canBePushedTo() ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!registration) return undefined;
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of await registration.getNotifications()) shown.close();
  if (pushState.get() === 'on') pushState.set('off');
  return subscription ?? undefined;
}

/**
 * Saves the subscription once per visit, since the language or the keys of browser or server may have changed. A user who
 * did not subscribe does not get the notifications of another user.
 */
export async function renewPush(owner: string, language: string): Promise<void> {
  if (!canBePushedTo() || Notification.permission !== 'granted') return;
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!subscription) return;
  if (storage.getItem(ownerItem) !== (await hiddenName('push', owner))) {
    await forgetPush();
    return;
  }
  const savedAs = ({ endpoint }: PushSubscription) => `${language} ${endpoint}`;
  if (readSession(savedItem) === savedAs(subscription)) return;
  const { data } = await api.getPushKey();
  if (data?.publicKey === undefined) return;
  const fresh = await subscribe(data.publicKey);
  if (!(await save(fresh))) writeSession(savedItem, savedAs(fresh));
}

/** A subscription with another key of the server receives nothing that is sent with this one. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const current = await pushManager.getSubscription();
  const key = current?.options.applicationServerKey;
  if (current && key && toBase64Url(new Uint8Array(key)) === publicKey) return current;
  await current?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

async function save(subscription: PushSubscription): Promise<ApiFailure | undefined> {
  const { endpoint } = subscription;
  const keyOf = (name: PushEncryptionKeyName): string => {
    const key = subscription.getKey(name);
    return key ? toBase64Url(new Uint8Array(key) satisfies Bytes) : '';
  };
  const { error } = await api.savePushSubscription({
    body: { endpoint, p256dh: keyOf('p256dh'), auth: keyOf('auth') },
  });
  return error;
}
