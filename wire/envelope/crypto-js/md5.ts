import MD5 from 'crypto-js/md5.js';
import type { Bytes } from '../../bytes.ts';
import { fromWords, toWords } from './words.ts';

export function md5(data: Bytes): Bytes {
  return fromWords(MD5(toWords(data)));
}
