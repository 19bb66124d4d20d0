import type { Bytes } from '../../../wire/bytes.ts';
import { settled, withStore } from './database.ts';
import type { WaitingAct } from './outbox.ts';
import { seal, unseal } from './seal.ts';

export type StoredAct = WaitingAct;

/** All that waits in this browser, whosever it is. */
export async function readActs(): Promise<StoredAct[]> {
  const stored = await withStore('acts', 'readonly', (store) =>
    settled(store.getAll() as IDBRequest<{ id: string; sealed: Bytes }[]>),
  );
  const acts = await Promise.all(stored.map(({ id, sealed }) => unseal(id, sealed)));
  return acts.filter((act): act is StoredAct => act !== undefined);
}

/** Rejects where the browser cannot keep it, so that nobody takes it for kept. */
export async function writeAct(act: StoredAct): Promise<void> {
  const sealed = await seal(act.id, act);
  if (!sealed) throw new Error('This browser keeps no key.');
  await withStore('acts', 'readwrite', (store) => settled(store.put({ id: act.id, sealed })));
}

/** Writes an act that is still there. Returns false where it was withdrawn, also by another tab. */
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
