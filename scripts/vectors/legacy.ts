import { createHash } from 'node:crypto';
import { blocks, fixed, hmac, PARTNER } from './second-wire.ts';

const ciphers = [
  { cipher: 'aes', mode: 'cbc', name: 'aes-128-cbc', keyLength: 16, ivLength: 16 },
  { cipher: 'aes', mode: 'ecb', name: 'aes-256-ecb', keyLength: 32, ivLength: 0 },
  { cipher: '3des', mode: 'cbc', name: 'des-ede3-cbc', keyLength: 24, ivLength: 8 },
  { cipher: '3des', mode: 'ecb', name: 'des-ede3', keyLength: 24, ivLength: 0 },
];
const digests = ['md5', 'hmac-md5', 'hmac-sha256'];
const sequenceId = '1795219200000';
const macKey = fixed('legacy mac key', 16);

/** One request for each cipher, mode and digest. */
export function legacyCases() {
  return ciphers.flatMap(({ cipher, mode, name, keyLength, ivLength }) =>
    digests.map((digest) => {
      const key = fixed(`legacy ${name}`, keyLength);
      const iv = ivLength > 0 ? fixed(`legacy ${name} iv`, ivLength) : null;
      const payload = `{"cipher":"${name}","language":"cn","remark":"你好 🚙"}`;
      const body = blocks(name, key, iv, payload).toString('base64');
      const text = Buffer.from(body + sequenceId + PARTNER);
      const sign =
        digest === 'md5'
          ? createHash('md5').update(text).update(macKey).digest('hex')
          : hmac(macKey, text, digest.slice('hmac-'.length)).toString('hex');
      return {
        config: {
          cipher,
          mode,
          digest,
          key: key.toString('base64'),
          ...(iv && { iv: iv.toString('base64') }),
          macKey: macKey.toString('base64'),
        },
        vector: { payload, sequenceId, partnerId: PARTNER, body, sign },
      };
    }),
  );
}

export function legacyVectors() {
  return {
    suite: 'legacy',
    note: 'Made here, not by the backend: they prove this implementation, and verify no configuration.',
    cases: legacyCases(),
  };
}
