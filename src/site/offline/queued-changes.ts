import type { Bytes } from '#wire/bytes.ts';
import { settled, withStore } from './database.ts';
import type { QueuedChange } from './outbox.ts';
import { seal, unseal } from './seal.ts';

export type StoredChange = QueuedChange;

/** All queued changes in this browser, of any user. */
export async function readChanges(): Promise<StoredChange[]> {
  const stored = await withStore('acts', 'readonly', (store) =>
    settled(store.getAll() as IDBRequest<{ id: string; sealed: Bytes }[]>),
  );
  const acts = await Promise.all(stored.map(({ id, sealed }) => unseal(id, sealed)));
  return acts.filter((act): act is StoredChange => act !== undefined);
}

/** Rejects if the browser cannot store it, so that it is never reported as queued by mistake. */
export async function writeChange(act: StoredChange): Promise<void> {
  const sealed = await seal(act.id, act);
  if (!sealed) throw new Error('This browser keeps no key.');
  await withStore('acts', 'readwrite', (store) => settled(store.put({ id: act.id, sealed })));
}

/** Updates a queued change. Returns false if it was withdrawn, possibly by another tab. */
export async function updateChange(act: StoredChange): Promise<boolean> {
  const sealed = await seal(act.id, act);
  if (!sealed) throw new Error('This browser keeps no key.');
  return withStore('acts', 'readwrite', async (store) => {
    if ((await settled(store.getKey(act.id))) === undefined) return false;
    await settled(store.put({ id: act.id, sealed }));
    return true;
  });
}

export async function deleteChanges(ids: readonly string[]): Promise<void> {
  await withStore('acts', 'readwrite', async (store) => {
    await Promise.all(ids.map((id) => settled(store.delete(id))));
  });
}
