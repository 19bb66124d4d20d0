import { del, get, set } from 'idb-keyval';
import { atRest, type Proof } from './proof-set.ts';

interface Kept {
  /** Whose they are: on a shared computer the next person must not find them. */
  owner: string;
  proofs: readonly Proof[];
}

const itemFor = (orderId: string) => `proofs:${orderId}`;

/** What was chosen for an order and has not been handed in, though the page was left or the line was cut. */
export async function readKeptProofs(orderId: string, owner: string): Promise<readonly Proof[]> {
  try {
    const kept = await get<Kept>(itemFor(orderId));
    if (!kept) return [];
    if (kept.owner === owner) return atRest(kept.proofs);
    await del(itemFor(orderId));
    return [];
  } catch {
    return [];
  }
}

/** A browser that keeps nothing, as in a private window, still uploads. */
export async function keepProofs(orderId: string, owner: string, proofs: readonly Proof[]): Promise<void> {
  try {
    if (proofs.length === 0) await del(itemFor(orderId));
    else await set(itemFor(orderId), { owner, proofs } satisfies Kept);
  } catch {
    // They stay on the page.
  }
}
