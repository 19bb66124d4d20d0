import englishCodes from '../../locales/en/codes.json' with { type: 'json' };
import englishMessages from '../../locales/en/messages.json' with { type: 'json' };
import japaneseCodes from '../../locales/ja/codes.json' with { type: 'json' };
import japaneseMessages from '../../locales/ja/messages.json' with { type: 'json' };
import swahiliCodes from '../../locales/sw/codes.json' with { type: 'json' };
import swahiliMessages from '../../locales/sw/messages.json' with { type: 'json' };
import chineseCodes from '../../locales/zh/codes.json' with { type: 'json' };
import chineseMessages from '../../locales/zh/messages.json' with { type: 'json' };
import type { Texts } from '../../wire/client/wording.ts';
import type { Language } from '../../wire/language.ts';

const codes: Record<Language, Readonly<Record<string, string>>> = {
  en: englishCodes,
  ja: japaneseCodes,
  zh: chineseCodes,
  sw: swahiliCodes,
};
const messages: Record<Language, Readonly<Record<string, string>>> = {
  en: englishMessages,
  ja: japaneseMessages,
  zh: chineseMessages,
  sw: swahiliMessages,
};

/** The messages for failures without one. */
export function textsIn(language: Language): Texts {
  return {
    code: (name) => codes[language][name] ?? name,
    message: (key) => messages[language][key] ?? key,
  };
}
