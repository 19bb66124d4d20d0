import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type reference from '../../locales/en/reference.json';
import type { LocaleLanguage } from '../document/catalogue.ts';

export type TextKey = keyof typeof reference;
export type Say = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

/** The reference's own words in a language. */
export function readTexts(root: string, language: LocaleLanguage): Say {
  const file = join(root, 'locales', language, 'reference.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as typeof reference;
  return (key, values = {}) => texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
}

/** The key of what a value of the contract is called: `auth` and `user` make `authUser`. */
export function keyOf(prefix: string, value: string): TextKey {
  return `${prefix}${value.charAt(0).toUpperCase()}${value.slice(1)}` as TextKey;
}
