import type { CodeName } from '../../generated/codes.ts';
import en from '../../locales/en/codes.json';
import enMessages from '../../locales/en/messages.json';
import ja from '../../locales/ja/codes.json';
import jaMessages from '../../locales/ja/messages.json';
import zh from '../../locales/zh/codes.json';
import zhMessages from '../../locales/zh/messages.json';
import type { SiteLanguage } from '../protocol/language.ts';
import type { Texts } from '../protocol/texts.ts';

const codes: Record<SiteLanguage, Record<CodeName, string>> = { en, ja, zh };
const messages = { en: enMessages, ja: jaMessages, zh: zhMessages };

/** The texts that calls themselves need, in the language of the moment. */
export function createTexts(language: () => SiteLanguage): Texts {
  return {
    code: (name) => codes[language()][name],
    message: (key) => messages[language()][key],
  };
}
