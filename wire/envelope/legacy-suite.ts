import TripleDES from 'crypto-js/tripledes.js';
import { concat, fromBase64, fromUtf8, toBase64, toHex, utf8, type Bytes } from '../bytes.ts';
import { aes, blockCipher, type BlockMode } from './crypto-js/block-cipher.ts';
import { hmacMd5, hmacSha256, md5 } from './crypto-js/digests.ts';
import type { WireFields } from './form.ts';
import type { LegacyConfig, LegacyVector } from './legacy-config.ts';

export interface LegacySuite {
  sealBody(plain: string): string;
  openBody(body: string): string;
  sign(fields: Omit<WireFields, 'sign'>): string;
}

export const tripleDes = blockCipher(TripleDES, { block: 8, keys: [16, 24] });

const CIPHERS = { aes, '3des': tripleDes };
const DIGESTS = {
  md5: (key: Bytes, data: Bytes) => md5(concat(data, key)),
  'hmac-md5': hmacMd5,
  'hmac-sha256': hmacSha256,
};

export function legacySuite(config: LegacyConfig): LegacySuite {
  const cipher = CIPHERS[config.cipher];
  const key = fromBase64(config.key);
  const mode: BlockMode = config.mode === 'cbc' ? { mode: 'cbc', iv: fromBase64(config.iv) } : { mode: 'ecb' };
  const digest = DIGESTS[config.digest];
  const macKey = fromBase64(config.macKey ?? '');
  if (config.digest !== 'md5' && macKey.length === 0) throw new TypeError('An HMAC needs a key.');
  // Wrong sizes are reported when the suite is created, not on the first call.
  cipher.encrypt(key, mode, new Uint8Array());

  return {
    sealBody: (plain) => toBase64(cipher.encrypt(key, mode, utf8(plain))),
    openBody: (body) => fromUtf8(cipher.decrypt(key, mode, fromBase64(body))),
    sign: ({ body, sequenceId, partnerId }) => toHex(digest(macKey, utf8(body + sequenceId + partnerId))),
  };
}

interface LegacyVerdict {
  /** True if there is at least one vector and all agree. */
  verified: boolean;
  mismatches: string[];
}

/** Checks a configuration against vectors supplied by its backend. */
export function verifyLegacyVectors(config: LegacyConfig, vectors: readonly LegacyVector[]): LegacyVerdict {
  const suite = legacySuite(config);
  const mismatches = vectors.flatMap(({ payload, sequenceId, partnerId, body, sign }, index) => [
    ...(suite.sealBody(payload) === body ? [] : [`vector ${index}: another body`]),
    ...(opens(() => suite.openBody(body), payload) ? [] : [`vector ${index}: the body opens to something else`]),
    ...(suite.sign({ body, sequenceId, partnerId }) === sign ? [] : [`vector ${index}: another sign`]),
  ]);
  return { verified: vectors.length > 0 && mismatches.length === 0, mismatches };
}

function opens(open: () => string, payload: string): boolean {
  try {
    return open() === payload;
  } catch {
    return false;
  }
}
