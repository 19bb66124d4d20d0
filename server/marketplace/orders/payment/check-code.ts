import { randomInt } from 'node:crypto';

/** Crockford's alphabet, without characters that look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Fifty bits: not guessable with slow responses. */
const codeLength = 10;

export function generateCheckCode(): string {
  return Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** Formats a code for print, in two halves. */
export function writeCheckCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

/** Normalises a typed code: any case and spacing, with look-alike letters mapped to digits. */
export function readCheckCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
