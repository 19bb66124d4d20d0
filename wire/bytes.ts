/** Bytes that WebCrypto accepts without a copy. */
export type Bytes = Uint8Array<ArrayBuffer>;

interface NativeEncoder {
  toBase64?: () => string;
}

interface NativeDecoder {
  fromBase64?: (text: string, options: { lastChunkHandling: 'strict' }) => Bytes;
}

interface NodeBuffer {
  from(buffer: ArrayBuffer, offset: number, length: number): { toString(encoding: 'base64'): string };
  from(text: string, encoding: 'base64'): Bytes;
}

const native = Uint8Array as NativeDecoder;
const node = (globalThis as { Buffer?: NodeBuffer }).Buffer;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The longest argument list that every engine accepts in one call. */
const CHUNK = 0x8000;

export function utf8(text: string): Bytes {
  if (!text.isWellFormed()) throw new TypeError('Text with a lone surrogate has no UTF-8 form.');
  // encodeInto is several times faster than encode on megabytes, and most large payloads are base64 in JSON.
  const ascii = new Uint8Array(text.length);
  return encoder.encodeInto(text, ascii).read === text.length ? ascii : encoder.encode(text);
}

/** Throws on bytes that are not UTF-8; keeps a leading byte order mark. */
export function fromUtf8(bytes: Bytes): string {
  return decoder.decode(bytes);
}

export function toBase64(bytes: Bytes & NativeEncoder): string {
  if (bytes.toBase64) return bytes.toBase64();
  if (node) return node.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  return btoa(toBinary(bytes));
}

/** Takes canonical base64 only: padded, no space, no stray bits. */
export function fromBase64(text: string): Bytes {
  const bytes = decodeBase64(text);
  if (bytes === undefined) throw new TypeError('Not canonical base64.');
  return bytes;
}

export function toBase64Url(bytes: Bytes): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Takes canonical base64url only: no padding, no stray bits. */
export function fromBase64Url(text: string): Bytes {
  if (!/^[\w-]*$/.test(text)) throw new TypeError('Not canonical base64url.');
  const padding = '='.repeat((4 - (text.length % 4)) % 4);
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/') + padding);
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Bytes): string {
  let text = '';
  for (const byte of bytes) text += hexOf[byte] ?? '';
  return text;
}

/** Takes lower-case digits only, so that no letter has two spellings. */
export function fromHex(text: string): Bytes {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) throw new TypeError('Not lower-case hexadecimal.');
  const bytes = new Uint8Array(text.length / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = digitAt(text, index * 2) * 16 + digitAt(text, index * 2 + 1);
  }
  return bytes;
}

/** Decodes one lower-case hexadecimal digit; letters start at 97. */
function digitAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit < 97 ? unit - 48 : unit - 87;
}

export function concat(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Returns an id that cannot be guessed. `crypto.randomUUID` is missing in insecure contexts. */
export function randomId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Compares in a time that depends only on the lengths. */
export function equalBytes(left: Bytes, right: Bytes): boolean {
  let difference = left.length ^ right.length;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0);
  return difference === 0;
}

function decodeBase64(text: string): Bytes | undefined {
  try {
    if (native.fromBase64) {
      const bytes = native.fromBase64(text, { lastChunkHandling: 'strict' });
      // The strict native decoder still skips white space.
      return text.length === 4 * Math.ceil(bytes.length / 3) ? bytes : undefined;
    }
    if (node) {
      const { buffer, byteOffset, length } = node.from(text, 'base64');
      const bytes = new Uint8Array(buffer, byteOffset, length);
      return toBase64(bytes) === text ? bytes : undefined;
    }
    const binary = atob(text);
    return btoa(binary) === text ? fromBinary(binary) : undefined;
  } catch {
    return undefined;
  }
}

function toBinary(bytes: Bytes): string {
  const chunks: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK) {
    chunks.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return chunks.join('');
}

function fromBinary(binary: string): Bytes {
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
