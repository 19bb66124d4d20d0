import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type reference from '../../locales/en/reference.json';
import type { LocaleLanguage } from '../document/catalogue.ts';
import { BrokenContract } from '../document/problem.ts';

export type TextKey = keyof typeof reference;
export type Say = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** The reference's texts in a language. */
export function readTexts(root: string, language: LocaleLanguage): Say {
  const file = `locales/${language}/reference.json`;
  const texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as Partial<typeof reference>;
  return (key, values = {}) => {
    const text = texts[key];
    // New tags or kinds of calls come from the contract and need a name here.
    if (text === undefined) {
      throw new BrokenContract([{ file, line: 1, column: 1, message: `"${key}" is missing: say what it is called` }]);
    }
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
  };
}

/** The key of a contract value's name: `auth` and `user` make `authUser`. */
export function keyOf(prefix: string, value: string): TextKey {
  return `${prefix}${value.charAt(0).toUpperCase()}${value.slice(1)}` as TextKey;
}
