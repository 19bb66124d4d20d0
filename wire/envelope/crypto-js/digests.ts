import HmacMD5 from 'crypto-js/hmac-md5.js';
import HmacSHA256 from 'crypto-js/hmac-sha256.js';
import MD5 from 'crypto-js/md5.js';
import SHA256 from 'crypto-js/sha256.js';
import type { Bytes } from '#wire/bytes.ts';
import { fromWords, toWords } from './words.ts';

export function md5(data: Bytes): Bytes {
  return fromWords(MD5(toWords(data)));
}

export function hmacMd5(key: Bytes, data: Bytes): Bytes {
  return fromWords(HmacMD5(toWords(data), toWords(key)));
}

export function sha256(data: Bytes): Bytes {
  return fromWords(SHA256(toWords(data)));
}

export function hmacSha256(key: Bytes, data: Bytes): Bytes {
  return fromWords(HmacSHA256(toWords(data), toWords(key)));
}
