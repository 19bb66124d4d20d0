import type { Context } from '#server/platform/calls/context.ts';
import { type PayUnit, payUnitOf } from '#server/marketplace/pricing/amount.ts';
import type { Language } from '#wire/language.ts';

/** The currency for readers of a language. */
export function readerUnit(language: Language): PayUnit {
  return payUnitOf(language === 'ja' ? 'jp' : language);
}

export interface Poster {
  insiderType: 0 | 1;
  nickName?: string;
  phone?: string;
}

/** The poster data of the caller and whether they may make one; undefined for a visitor. */
export function posterOf({ user }: Context): Poster | undefined {
  if (!user) return undefined;
  const { insiderType, nickName, phone } = user;
  if (insiderType === 0) return { insiderType };
  return { insiderType, ...(nickName && { nickName }), ...(phone && { phone }) };
}
