import { type Language, staffLanguage } from '#wire/language.ts';
import type { LocalText } from '#generated/client/types.gen.ts';

/** Form values of a text in each language. */
export interface LocalTexts {
  en: string;
  cn: string;
  jp: string;
}

export const noTexts: LocalTexts = { en: '', cn: '', jp: '' };

export const textsOf = (text: LocalText | undefined): LocalTexts => ({ ...noTexts, ...text });

/** Omits empty translations; readers then see English. */
export function localTextOf({ en, cn, jp }: LocalTexts): LocalText {
  const [chinese, japanese] = [cn.trim(), jp.trim()];
  return { en: en.trim(), ...(chinese !== '' && { cn: chinese }), ...(japanese !== '' && { jp: japanese }) };
}

/** Returns the text in a language, with English as the fallback. */
export function textIn({ en, cn, jp }: LocalText, language: Language): string {
  return { en, zh: cn ?? en, ja: jp ?? en }[staffLanguage(language)];
}

/** Text limits of the contract, so that forms report them first. */
export const maxTextLength = 160;
export const longestText = 80;
export const longestNumber = 40;
export const numberShape = /^(?=.{2,40}$)[0-9A-Za-z第号][0-9A-Za-z第号 ./-]*$/;
export const phoneShape = /^\+[1-9][0-9 ()-]{5,22}$/;
