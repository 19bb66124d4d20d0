import TripleDES from 'crypto-js/tripledes.js';
import { blockCipher } from './block-cipher.ts';

export const tripleDes = blockCipher(TripleDES, { block: 8, keys: [16, 24] });
