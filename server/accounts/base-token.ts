import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const baseTokenPrefix = 'gbt_';
const lifetimeSeconds = 24 * 60 * 60;

/** A visitor's token. It stands for nobody, so it is signed rather than stored: any node knows it by the secret. */
export function issueBaseToken(secret: Buffer, now: Date): string {
  const claim = `${Math.floor(now.getTime() / 1000) + lifetimeSeconds}.${randomBytes(9).toString('base64url')}`;
  return `${baseTokenPrefix}${claim}.${sign(secret, claim)}`;
}

export function isBaseTokenGood(secret: Buffer, token: string, now: Date): boolean {
  const [expiry = '', nonce = '', signature = ''] = token.slice(baseTokenPrefix.length).split('.');
  const expected = Buffer.from(sign(secret, `${expiry}.${nonce}`));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && Number(expiry) * 1000 > now.getTime();
}

function sign(secret: Buffer, claim: string): string {
  return createHmac('sha256', secret).update(claim).digest('base64url');
}
