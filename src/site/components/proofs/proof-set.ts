import { del, delMany, entries, get, set, update } from 'idb-keyval';
import type { VoucherStatus } from '#generated/client/types.gen.ts';
import { isVoucherStatus, proofPlaceOf } from '#states/proof-place.ts';
import type { OperationId } from '#generated/operations.ts';
import type { PartsThere } from '#shared/components/uploads/send-in-parts.ts';

/** A picture to upload, such as one of a payment proof. */
export interface Proof {
  id: string;
  /** The file's name. */
  name: string;
  /** The size of the chosen file, which helps to find duplicates. */
  size: number;
  /** The compressed picture. */
  picture: Blob;
  state: 'ready' | 'sending' | 'sent' | 'failed';
  /** The uploaded share, from 0 to 1. */
  part: number;
  /** How many of its parts are on the server, if it is uploaded in parts. */
  parts?: PartsThere;
  /** Its URL on the server, once it is uploaded. */
  url?: string;
}

export function changeProof(proofs: readonly Proof[], id: string, change: Partial<Proof>): readonly Proof[] {
  return proofs.map((proof) => (proof.id === id ? { ...proof, ...change } : proof));
}

/** A reload aborts every upload. */
function atRest(proofs: readonly Proof[]): readonly Proof[] {
  return proofs.map((proof) => (proof.state === 'sending' ? { ...proof, state: 'failed', part: 0 } : proof));
}

/** The URLs to submit, once every picture has arrived. */
export function proofImageOf(proofs: readonly Proof[]): string | undefined {
  const urls = proofs.map(({ url }) => url).filter((url) => url !== undefined);
  return urls.length > 0 && urls.length === proofs.length ? urls.join(',') : undefined;
}

interface Kept {
  /** Their owner. The next user of a shared computer must not see them. */
  owner: string;
  proofs: readonly Proof[];
}

/** What pictures are stored for: an order, by its id, or a form field. */
const itemFor = (storedFor: string) => `proofs:${storedFor}`;

/** Chosen pictures that are not submitted yet, stored while the page is closed. */
export async function readStoredProofs(storedFor: string, owner: string): Promise<readonly Proof[]> {
  try {
    const kept = await get<Kept>(itemFor(storedFor));
    if (!kept) return [];
    if (kept.owner === owner) return atRest(kept.proofs);
    await del(itemFor(storedFor));
    return [];
  } catch {
    return [];
  }
}

/** Deletes all pictures of a user at logout. */
export async function deleteStoredProofs(owner: string | undefined): Promise<void> {
  const items = await entries<IDBValidKey, Kept>();
  const isOwn = ([item, kept]: (typeof items)[number]) =>
    typeof item === 'string' && item.startsWith(itemFor('')) && kept.owner === owner;
  await delMany(items.filter(isOwn).map(([item]) => item));
}

let lastWrite: Promise<unknown> = Promise.resolve();

/** Returns whether the pictures are stored. Uploads also work in a browser that stores nothing. */
export function storeProofs(storedFor: string, owner: string, proofs: readonly Proof[]): Promise<boolean> {
  // One after the other, so that a failed write deletes nothing that a later one has stored.
  const write = lastWrite.then(() => writeProofs(storedFor, owner, proofs));
  lastWrite = write;
  return write;
}

async function writeProofs(storedFor: string, owner: string, proofs: readonly Proof[]): Promise<boolean> {
  try {
    if (proofs.length === 0) await del(itemFor(storedFor));
    else await set(itemFor(storedFor), { owner, proofs } satisfies Kept);
    return true;
  } catch {
    // The storage is full, for example. Earlier pictures must not be submitted in place of these.
    await deleteItem(storedFor);
    return false;
  }
}

async function deleteItem(storedFor: string): Promise<void> {
  try {
    await del(itemFor(storedFor));
  } catch {
    // This browser stores nothing.
  }
}

/** Updates stored pictures. Pictures discarded meanwhile stay deleted. */
export async function updateStoredProofs(storedFor: string, proofs: readonly Proof[]): Promise<void> {
  try {
    let isGone = false;
    await update<Kept | undefined>(itemFor(storedFor), (kept) => {
      isGone = kept === undefined;
      return kept && { ...kept, proofs };
    });
    if (isGone) await del(itemFor(storedFor));
  } catch {
    // The pictures are sent anyway.
  }
}

/** How a payment proof is sent. */
export interface ProofTarget {
  call: Extract<OperationId, 'payDeposit' | 'payBalance'>;
  status: VoucherStatus;
}

/** Undefined if no payment is due in this status of the order or of the vehicle's page. */
export function proofTarget(status: number): ProofTarget | undefined {
  if (!isVoucherStatus(status)) return undefined;
  return { call: proofPlaceOf[status] === 'balance' ? 'payBalance' : 'payDeposit', status };
}

export const mostProofs = 4;

interface NamedFile {
  name: string;
  size: number;
}

interface ProofPlan<Chosen> {
  /** The files to add. */
  fresh: readonly Chosen[];
  /** The files that were chosen before. */
  skipped: readonly Chosen[];
  /** How many files fit, if too many were chosen. */
  roomLeft?: number;
}

/** Decides which of the chosen files are added. Duplicates are skipped; if there are too many files none is added. */
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
