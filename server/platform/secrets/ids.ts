import { createHash, randomBytes } from 'node:crypto';

/** A random id of 120 bits in the alphabet of the contract. */
export function newId(): string {
  return randomBytes(15).toString('base64url');
}

/** A one-time secret, such as a token or the key of an e-mailed link. */
export function newSecret(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** The stored form of a secret. Secrets are long and random, so a plain hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
