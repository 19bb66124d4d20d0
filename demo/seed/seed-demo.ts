import { randomInt } from 'node:crypto';
import type { Database } from '../../server/database/tables.ts';
import { buildStock } from '../stock.ts';
import { insertPeople } from './seed-people.ts';
import { insertStock, isEmpty } from './seed-stock.ts';

/** How to log in as one of the demo's people; told once, when they are made. */
export interface DemoLogins {
  emails: string[];
  password: string;
  /** Whether the password was made up here, so that nobody knows it yet. */
  isDrawn: boolean;
}

/**
 * Fills an empty database with the demo's stock and people, all or nothing; one that has a catalogue is left as it is,
 * and the answer is undefined. Without a given password one is drawn.
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
