import en from '../../locales/en/pages.json' with { type: 'json' };
import ja from '../../locales/ja/pages.json' with { type: 'json' };
import zh from '../../locales/zh/pages.json' with { type: 'json' };
import type { Language } from '../../wire/language.ts';

export type PageText = keyof typeof en;

const texts: Readonly<Record<Language, Readonly<Record<PageText, string>>>> = { en, zh, ja };

/** The texts by which a page is described to search engines and messengers. */
export function pageText(language: Language, name: PageText, values: Readonly<Record<string, string>> = {}): string {
  return texts[language][name].replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
}
