import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The unsubscribe key of one search. It is signed instead of stored, has no short expiry, since e-mails lie around for
 * months, and gives no other access.
 */
export function unsubscribeKeyOf(secret: Buffer, searchId: string): string {
  return createHmac('sha256', secret).update(`stop-search-letters:${searchId}`).digest('base64url');
}

export function isUnsubscribeKey(secret: Buffer, searchId: string, key: string): boolean {
  const [expected, given] = [Buffer.from(unsubscribeKeyOf(secret, searchId)), Buffer.from(key)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
