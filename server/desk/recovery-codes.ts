import { randomInt } from 'node:crypto';
import type { Database } from '#server/platform/database/tables.ts';
import { hashSecret } from '#server/platform/secrets/ids.ts';

const many = 10;
/** Omits letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Generates recovery codes, shown once. The previous ones become invalid. */
export async function generateRecoveryCodes(database: Database, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: many }, () => `${drawWord()}-${drawWord()}`);
  await database.deleteFrom('staff_recovery_code').where('member_id', '=', memberId).execute();
  await database
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ member_id: memberId, code_hash: hashOf(memberId, code) })))
    .execute();
  return codes;
}

function drawWord(): string {
  return Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
}

/** Uses up a recovery code, which works once. */
export async function takeRecoveryCode(
  database: Database,
  memberId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const taken = await database
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashOf(memberId, code))
    .where('used_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(database: Database, memberId: string): Promise<number> {
  const { left } = await database
    .selectFrom('staff_recovery_code')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Ignores spaces, case and missing hyphens. */
function hashOf(memberId: string, code: string): string {
  return hashSecret(`${memberId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}
