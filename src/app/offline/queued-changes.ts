import type { Bytes } from '../../../wire/bytes.ts';
import { settled, withStore } from './database.ts';
import type { WaitingAct } from './outbox.ts';
import { seal, unseal } from './seal.ts';

export type StoredAct = WaitingAct;

/** All queued changes in this browser, of any user. */
export async function readActs(): Promise<StoredAct[]> {
  const stored = await withStore('acts', 'readonly', (store) =>
    settled(store.getAll() as IDBRequest<{ id: string; sealed: Bytes }[]>),
  );
  const acts = await Promise.all(stored.map(({ id, sealed }) => unseal(id, sealed)));
  return acts.filter((act): act is StoredAct => act !== undefined);
}

/** Rejects if the browser cannot store it, so that it is never reported as queued by mistake. */
export async function writeAct(act: StoredAct): Promise<void> {
  const sealed = await seal(act.id, act);
  if (!sealed) throw new Error('This browser keeps no key.');
  await withStore('acts', 'readwrite', (store) => settled(store.put({ id: act.id, sealed })));
}

/** Updates a queued change. Returns false if it was withdrawn, possibly by another tab. */
export async function rewriteAct(act: StoredAct): Promise<boolean> {
  const sealed = await seal(act.id, act);
  if (!sealed) throw new Error('This browser keeps no key.');
  return withStore('acts', 'readwrite', async (store) => {
    if ((await settled(store.getKey(act.id))) === undefined) return false;
    await settled(store.put({ id: act.id, sealed }));
    return true;
  });
}

export async function deleteActs(ids: readonly string[]): Promise<void> {
  await withStore('acts', 'readwrite', async (store) => {
    await Promise.all(ids.map((id) => settled(store.delete(id))));
  });
}
