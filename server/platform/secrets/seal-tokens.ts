import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals new tokens so that only the holder of the replaced refresh token can read them. */
export function sealTokens(refreshToken: string, tokens: object): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(refreshToken), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(tokens)), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([iv, sealed]).toString('base64url');
}

/** Returns the original text. */
export function unsealTokens(refreshToken: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(refreshToken), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  const text = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString();
  return JSON.parse(text);
}

function sealingKey(refreshToken: string): Buffer {
  return Buffer.from(hkdfSync('sha256', refreshToken, '', 'gariport/refresh-successor', 32));
}
