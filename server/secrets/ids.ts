import { createHash, randomBytes } from 'node:crypto';

/** An id that cannot be guessed: 120 random bits in the alphabet that the contract allows. */
export function newId(): string {
  return randomBytes(15).toString('base64url');
}

/** A secret that travels once, such as a token or the key of an e-mailed link. */
export function newSecret(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a secret. Secrets are long and random, so a plain hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
