import { createIdempotencyKey } from '../../api/idempotency-key.ts';
import { readSession, writeSession } from '../../app/stored-state.ts';

const itemFor = (orderId: string) => `handIn:${orderId}`;

interface StoredKey {
  proofImage: string;
  key: string;
}

/**
 * The key of handing in these very pictures; the same after a reload, so that asking again never hands in twice. `isOpen`
 * says that they were handed in with it before, and nobody knows whether they arrived.
 */
export function handInKey(orderId: string, proofImage: string): { key: string; isOpen: boolean } {
  const stored = readKey(orderId);
  if (stored?.proofImage === proofImage) return { key: stored.key, isOpen: true };
  const key = createIdempotencyKey();
  writeSession(itemFor(orderId), JSON.stringify({ proofImage, key } satisfies StoredKey));
  return { key, isOpen: false };
}

/** Somebody who was answered, however that was, asks anew with another key. */
export function dropHandInKey(orderId: string): void {
  writeSession(itemFor(orderId), undefined);
}

function readKey(orderId: string): StoredKey | undefined {
  try {
    return (JSON.parse(readSession(itemFor(orderId)) ?? 'null') as StoredKey | null) ?? undefined;
  } catch {
    return undefined;
  }
}
