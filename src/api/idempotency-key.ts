/** Names one intended change, whatever the number of attempts at it. */
export function createIdempotencyKey(): string {
  // `randomUUID` is missing where a page was not served securely.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
