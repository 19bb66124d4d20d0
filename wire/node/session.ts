import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomFillSync,
  timingSafeEqual,
} from 'node:crypto';
import { type Bytes, concat, toBase64Url } from '../bytes.ts';
import { type ClientChannel, randomBytes, type RandomBytes, type ServerChannel } from '../envelope/channel.ts';
import { clientOver } from '../envelope/client.ts';
import type { ClientEnvelope } from '../envelope/envelope.ts';
import type { Address } from '../envelope/headers.ts';
import { type EnvelopeConfig, loadEnvelope } from '../envelope/load-envelope.ts';
import { P256 } from '../envelope/server-key.ts';
import {
  agree,
  type Agreement,
  deriveClientKeys,
  deriveServerKeys,
  keyInfo,
  sessionClientChannel,
  sessionServerChannel,
} from '../envelope/session-channel.ts';
import type { AcceptSession } from '../envelope/session-server.ts';

// The session suite with the same bytes as elsewhere. WebCrypto passes each small operation to another thread, and
// waiting for four of them at either end takes longer than the rest of a call. Node's own functions run synchronously.

/** Larger data is left to WebCrypto: its threads keep the process free for other calls. */
const largest = 128 * 1024;

const [ivLength, tagLength] = [12, 16];
const cipher = 'aes-256-gcm';

/** The best offered suite, as `loadEnvelope` chooses it. */
export async function loadEnvelopeInNode(config: EnvelopeConfig): Promise<ClientEnvelope> {
  const offered = config.suites.find(({ suite }) => suite === 'session');
  if (offered?.suite !== 'session') return loadEnvelope(config);
  return clientOver(async () => {
    const pair = await crypto.subtle.generateKey(P256, false, ['deriveBits']);
    return openSessionInNode(pair, { serverKey: offered.key });
  }, config);
}

export async function openSessionInNode(
  { privateKey, publicKey }: CryptoKeyPair,
  { serverKey, random = drawRandom }: { serverKey: { id: string; publicKey: string }; random?: RandomBytes },
): Promise<ClientChannel> {
  const epk = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
  const address: Address = { suite: 'session', kid: serverKey.id, epk };
  const keys = await deriveKeys({
    privateKey,
    peerPublicKey: serverKey.publicKey,
    epk,
    serverPublicKey: serverKey.publicKey,
  });
  const elsewhere = once(async () =>
    sessionClientChannel(address, await deriveClientKeys(privateKey, epk, serverKey.publicKey), random),
  );
  return {
    address,
    hash,
    sealRequest: async (plain, head) =>
      isLarge(plain) ? (await elsewhere()).sealRequest(plain, head) : seal(keys.requestKey, plain, head, random),
    sign: async (data) => (isLarge(data) ? (await elsewhere()).sign(data) : mac(keys.requestMac, data)),
    openAnswer: async (sealed, binding) =>
      isLarge(sealed) ? (await elsewhere()).openAnswer(sealed, binding) : open(keys.responseKey, sealed, binding),
  };
}

export const acceptSessionInNode: AcceptSession = async ({ privateKey, publicKey }, epk, random = drawRandom) => {
  const keys = await deriveKeys({ privateKey, peerPublicKey: epk, epk, serverPublicKey: publicKey });
  const elsewhere = once(async () => sessionServerChannel(await deriveServerKeys(privateKey, epk, publicKey), random));
  const channel: ServerChannel = {
    hash,
    verify: async (sign, data) => {
      if (isLarge(data)) return (await elsewhere()).verify(sign, data);
      const due = mac(keys.requestMac, data);
      return sign.length === due.length && timingSafeEqual(sign, due);
    },
    openRequest: async (sealed, head) =>
      isLarge(sealed) ? (await elsewhere()).openRequest(sealed, head) : open(keys.requestKey, sealed, head),
    sealAnswer: async (plain, binding) =>
      isLarge(plain) ? (await elsewhere()).sealAnswer(plain, binding) : seal(keys.responseKey, plain, binding, random),
  };
  return channel;
};

const isLarge = (data: Bytes) => data.length > largest;

/** Vectors are drawn in batches, because one draw costs as much as a batch; no byte is used twice. */
const pool = new Uint8Array(4096);
let given = pool.length;

function drawRandom(length: number): Bytes {
  if (length > pool.length) return randomBytes(length);
  if (given + length > pool.length) {
    randomFillSync(pool);
    given = 0;
  }
  given += length;
  return pool.slice(given - length, given);
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

async function deriveKeys(agreement: Agreement) {
  const { shared, salt } = await agree(agreement);
  // Raw bytes would be imported as a key with each use, which takes longer than the use itself.
  const derive = (purpose: Parameters<typeof keyInfo>[0]) =>
    createSecretKey(new Uint8Array(hkdfSync('sha256', new Uint8Array(shared), salt, keyInfo(purpose), 32)));
  return {
    requestKey: derive('request-key'),
    requestMac: derive('request-mac'),
    responseKey: derive('response-key'),
  };
}

async function hash(data: Bytes): Promise<Bytes> {
  return Uint8Array.from(createHash('sha256').update(data).digest());
}

function mac(key: KeyObject, data: Bytes): Bytes {
  return Uint8Array.from(createHmac('sha256', key).update(data).digest());
}

/** The vector, the ciphertext and the tag. */
function seal(key: KeyObject, plain: Bytes, additionalData: Bytes, random: RandomBytes): Bytes {
  const iv = random(ivLength);
  const sealing = createCipheriv(cipher, key, iv, { authTagLength: tagLength }).setAAD(additionalData);
  const sealed = sealing.update(plain);
  sealing.final();
  return concat(iv, bytesOf(sealed), bytesOf(sealing.getAuthTag()));
}

/** Throws if the data was altered or sealed with other additional data. */
function open(key: KeyObject, sealed: Bytes, additionalData: Bytes): Bytes {
  const end = sealed.length - tagLength;
  if (end < ivLength) throw new TypeError('Too short.');
  const iv = sealed.subarray(0, ivLength);
  const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagLength })
    .setAAD(additionalData)
    .setAuthTag(sealed.subarray(end));
  const plain = opening.update(sealed.subarray(ivLength, end));
  opening.final();
  return bytesOf(plain);
}

/** The same memory, without Node's Buffer methods. */
function bytesOf({ buffer, byteOffset, length }: Buffer<ArrayBuffer>): Bytes {
  return new Uint8Array(buffer, byteOffset, length);
}
