import { randomInt } from 'node:crypto';

/** Crockford's: nothing in it is taken for something else. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Fifty bits, which nobody guesses who is answered slowly. */
const codeLength = 10;

export function drawCheckCode(): string {
  return Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** A code as it is read from paper, in two halves. */
export function writeCheckCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

/** A code as somebody has typed it: in any case, with any gaps, and with the letters that look like digits. */
export function readCheckCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
