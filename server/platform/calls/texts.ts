import { codes, type FailureCode } from '#generated/codes.ts';
import enCodes from '../../../locales/en/codes.json' with { type: 'json' };
import enFailures from '../../../locales/en/failures.json' with { type: 'json' };
import enMessages from '../../../locales/en/messages.json' with { type: 'json' };
import jaCodes from '../../../locales/ja/codes.json' with { type: 'json' };
import jaFailures from '../../../locales/ja/failures.json' with { type: 'json' };
import jaMessages from '../../../locales/ja/messages.json' with { type: 'json' };
import swCodes from '../../../locales/sw/codes.json' with { type: 'json' };
import swFailures from '../../../locales/sw/failures.json' with { type: 'json' };
import swMessages from '../../../locales/sw/messages.json' with { type: 'json' };
import zhCodes from '../../../locales/zh/codes.json' with { type: 'json' };
import zhFailures from '../../../locales/zh/failures.json' with { type: 'json' };
import zhMessages from '../../../locales/zh/messages.json' with { type: 'json' };
import type { Language } from '#wire/language.ts';

export type FailureKey = keyof typeof enFailures;
export type MessageKey = keyof typeof enMessages;

const codeTexts: Record<Language, Record<string, string>> = { en: enCodes, zh: zhCodes, ja: jaCodes, sw: swCodes };
const failureTexts: Record<Language, Record<string, string>> = {
  en: enFailures,
  zh: zhFailures,
  ja: jaFailures,
  sw: swFailures,
};
const messageTexts: Record<Language, Record<string, string>> = {
  en: enMessages,
  zh: zhMessages,
  ja: jaMessages,
  sw: swMessages,
};

/** The catalogue's text of a code, for failures without a more specific text. */
export function codeText(code: number, language: Language): string {
  const name = codes[code as FailureCode]?.name ?? codes[500].name;
  return codeTexts[language][name] ?? '';
}

/** The text of a specific failure, by its key in the contract's `x-failures`. */
export function failureText(key: FailureKey, language: Language): string {
  return failureTexts[language][key] ?? '';
}

export function messageText(key: MessageKey, language: Language): string {
  return messageTexts[language][key] ?? '';
}
