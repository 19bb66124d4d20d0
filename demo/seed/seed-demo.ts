import { randomInt } from 'node:crypto';
import type { Database } from '#server/platform/database/tables.ts';
import { buildStock } from '../stock.ts';
import { insertPeople } from './seed-people.ts';
import { insertStock, isEmpty } from './seed-stock.ts';

/** Credentials of a demo user, shown once when the demo is created. */
export interface DemoLogins {
  emails: string[];
  password: string;
  /** Whether the password was generated here and is known to nobody yet. */
  isDrawn: boolean;
}

/**
 * Fills an empty database with the demo's stock and people in one transaction. Returns undefined without changes if the
 * database already has a catalogue. Generates a password if none is given.
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
    const chosen = password ?? generatePassword();
    const emails = await insertPeople(transaction, { stock, password: chosen, now });
    return { emails, password: chosen, isDrawn: password === undefined };
  });
}

// Letters and digits that are easily confused are left out.
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const length = 12;

/** Generates a password of letters and digits that the site accepts. */
export function generatePassword(): string {
  const drawn = Array.from({ length: length - 2 }, () => pick(letters + digits)).join('');
  return pick(letters) + drawn + pick(digits);
}

function pick(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}
