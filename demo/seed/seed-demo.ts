import { randomInt } from 'node:crypto';
import type { Database } from '../../server/database/tables.ts';
import { buildStock } from '../stock.ts';
import { insertPeople } from './seed-people.ts';
import { insertStock, isEmpty } from './seed-stock.ts';

/** How to log in as one of the demo's people. It is told once, when they are made. */
export interface DemoLogins {
  emails: string[];
  password: string;
  /** Whether the password was drawn here, so that nobody knows it yet. */
  isDrawn: boolean;
}

/**
 * Fills an empty database with the demo's stock and people, all or nothing. A database that has a catalogue is not
 * changed, and the answer is undefined. If no password is given, one is drawn.
 */
export async function seedDemo(
  database: Database,
  now: Date,
  { password }: { password?: string | undefined } = {},
): Promise<DemoLogins | undefined> {
  return database.transaction().execute(async (transaction) => {
    if (!(await isEmpty(transaction))) return undefined;
    const stock = buildStock({ epoch: now });
    await insertStock(transaction, stock, now);
    const chosen = password ?? drawPassword();
    const emails = await insertPeople(transaction, { stock, password: chosen, now });
    return { emails, password: chosen, isDrawn: password === undefined };
  });
}

// Letters and digits that are easily confused are left out.
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const length = 12;

/** Draws a password of letters and digits, as the site takes it. */
export function drawPassword(): string {
  const drawn = Array.from({ length: length - 2 }, () => pick(letters + digits)).join('');
  return pick(letters) + drawn + pick(digits);
}

function pick(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}
