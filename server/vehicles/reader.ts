import type { Context } from '../calls/context.ts';
import type { Database } from '../database/tables.ts';
import { type PayUnit, payUnitOf } from '../pricing/amount.ts';
import type { Language } from '../../wire/language.ts';

/** The currency that a reader of a language sees prices in. */
export function readerUnit(language: Language): PayUnit {
  return payUnitOf(language === 'ja' ? 'jp' : language);
}

export interface Poster {
  insiderType: 0 | 1;
  nickName?: string;
  phone?: string;
}

/** What a poster says about the caller, and whether the caller may make one; undefined for a visitor. */
export async function readPoster({ user, database }: Context): Promise<Poster | undefined> {
  return user && readPosterOf(database, user.accountId);
}

async function readPosterOf(database: Database, accountId: string): Promise<Poster> {
  const { insider_type, nick_name, phone } = await database
    .selectFrom('account')
    .select(['insider_type', 'nick_name', 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (insider_type !== 1) return { insiderType: 0 };
  return { insiderType: 1, ...(nick_name && { nickName: nick_name }), ...(phone && { phone }) };
}
