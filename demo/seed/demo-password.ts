import { randomInt } from 'node:crypto';

// Without letters and digits that are taken for one another when read aloud.
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const length = 12;

/** A password as the site takes it, letters and digits, for whoever tries the demo. */
export function drawPassword(): string {
  const drawn = Array.from({ length: length - 2 }, () => pick(letters + digits)).join('');
  return pick(letters) + drawn + pick(digits);
}

function pick(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}
