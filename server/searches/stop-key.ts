import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The key by which a letter's reader stops the letters of one search. It is signed and not stored, stays good for as long
 * as a letter may lie in a mailbox, and opens nothing else.
 */
export function stopKeyOf(secret: Buffer, searchId: string): string {
  return createHmac('sha256', secret).update(`stop-search-letters:${searchId}`).digest('base64url');
}

export function isStopKey(secret: Buffer, searchId: string, key: string): boolean {
  const [expected, given] = [Buffer.from(stopKeyOf(secret, searchId)), Buffer.from(key)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
