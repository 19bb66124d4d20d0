import { del, get, set } from 'idb-keyval';
import type { OperationId } from '../../../generated/operations.ts';

/** One picture of a payment proof on its way to the server. */
export interface Proof {
  id: string;
  /** As the buyer knows it. */
  name: string;
  /** Of the chosen file, by which a duplicate is known. */
  size: number;
  /** What is sent. */
  picture: Blob;
  state: 'ready' | 'sending' | 'sent' | 'failed';
  /** The sent part, from 0 to 1. */
  part: number;
  /** Where it lies on the server, once it is there. */
  url?: string;
}

export function changeProof(proofs: readonly Proof[], id: string, change: Partial<Proof>): readonly Proof[] {
  return proofs.map((proof) => (proof.id === id ? { ...proof, ...change } : proof));
}

/** After a reload nothing is on its way any more. */
function atRest(proofs: readonly Proof[]): readonly Proof[] {
  return proofs.map((proof) => (proof.state === 'sending' ? { ...proof, state: 'failed', part: 0 } : proof));
}

/** What is handed in, once every picture has arrived. */
export function proofImageOf(proofs: readonly Proof[]): string | undefined {
  const urls = proofs.map(({ url }) => url).filter((url) => url !== undefined);
  return urls.length > 0 && urls.length === proofs.length ? urls.join(',') : undefined;
}

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

/** Which payment a proof is for, by the status that it is uploaded in; a vehicle's page knows its own status 3 only. */
export type ProofTarget =
  | { call: Extract<OperationId, 'payDeposit'>; status: 0 | 3 }
  | { call: Extract<OperationId, 'payBalance'>; status: 4 };

/** Nothing where no payment is awaited. */
export function proofTarget(status: number): ProofTarget | undefined {
  if (status === 0 || status === 3) return { call: 'payDeposit', status };
  return status === 4 ? { call: 'payBalance', status } : undefined;
}

export const mostProofs = 4;

interface NamedFile {
  name: string;
  size: number;
}

interface ProofPlan<Chosen> {
  /** What is new, where it fits. */
  fresh: readonly Chosen[];
  /** What is there already. */
  skipped: readonly Chosen[];
  /** How many more could have been added, where too many were chosen. */
  roomLeft?: number;
}

/** Which of the chosen files are added: those that are there already are skipped, and of too many none is taken. */
export function planProofs<Chosen extends NamedFile>(
  present: readonly NamedFile[],
  chosen: readonly Chosen[],
): ProofPlan<Chosen> {
  const known = new Set(present.map(markOf));
  const fresh: Chosen[] = [];
  const skipped: Chosen[] = [];
  for (const file of chosen) {
    (known.has(markOf(file)) ? skipped : fresh).push(file);
    known.add(markOf(file));
  }
  const roomLeft = mostProofs - present.length;
  return fresh.length > roomLeft ? { fresh: [], skipped, roomLeft } : { fresh, skipped };
}

function markOf({ name, size }: NamedFile): string {
  return `${size} ${name}`;
}
