import AES from 'crypto-js/aes.js';
import { blockCipher } from './block-cipher.ts';

export const aes = blockCipher(AES, { block: 16, keys: [16, 24, 32] });
