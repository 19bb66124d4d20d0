import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listTraits } from '#screens/list-traits.ts';
import { type Language, languages, staffLanguages } from '#wire/language.ts';
import { sources } from './site-files.ts';

type Written = string | readonly Written[] | { readonly [key: string]: Written };

/** The desk is not in Swahili. */
const languagesOf = (namespace: string): readonly Language[] =>
  /^desk(-|$)/.test(namespace) ? staffLanguages : languages;
const namespaces = globSync('locales/en/*.json').map((path) => basename(path, '.json'));
/** Used by the server only, which has its own tests for them. */
const serverOnly = new Set(['chat-frame', 'failures', 'mails', 'notices', 'pages', 'pushes', 'reference']);

function readTexts(language: string, namespace: string): Written {
  return JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')) as Written;
}

/** Every text with its full key. */
function flatten(written: Written, key = ''): [key: string, text: string][] {
  if (typeof written === 'string') return [[key, written]];
  return Object.entries(written).flatMap(([name, value]) => flatten(value, key ? `${key}.${name}` : name));
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();

describe('B-001 A-001 Every text exists in each language', () => {
  test.each(namespaces)('has the same keys for %s', (namespace) => {
    const keysIn = (language: string) => flatten(readTexts(language, namespace)).map(([key]) => key);
    for (const language of languagesOf(namespace)) expect(keysIn(language), language).toEqual(keysIn('en'));
  });

  test.each(namespaces)('has the same placeholders for %s, and no empty text', (namespace) => {
    const en = new Map(flatten(readTexts('en', namespace)));
    for (const language of languagesOf(namespace)) {
      for (const [key, text] of flatten(readTexts(language, namespace))) {
        expect(text.trim(), `${language} ${key}`).not.toBe('');
        // The singular form may spell out the number.
        if (/_(one|other)$/.test(key)) continue;
        expect([key, placeholders(text)]).toEqual([key, placeholders(en.get(key) ?? '')]);
      }
    }
  });

  test.each(namespaces)('has the keys of %s in order, so that two edits rarely conflict', (namespace) => {
    for (const language of languagesOf(namespace)) {
      const keys = Object.keys(readTexts(language, namespace));
      expect(keys).toEqual(keys.toSorted());
    }
  });

  test('A-125 has no translation with three words in a row of the English text', () => {
    const left = namespaces.flatMap((namespace) => {
      const en = new Map(flatten(readTexts('en', namespace)));
      return languagesOf(namespace)
        .filter((language) => language !== 'en')
        .flatMap((language) =>
          flatten(readTexts(language, namespace))
            .filter(([key, text]) => text === en.get(key) && /[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(text))
            .map(([key]) => `${language}/${namespace}:${key}`),
        );
    });
    expect(left).toEqual([]);
  });

  test('addresses Chinese readers as 您', () => {
    const familiar = namespaces.flatMap((namespace) =>
      flatten(readTexts('zh', namespace)).filter(([, text]) => text.includes('你')),
    );
    expect(familiar).toEqual([]);
  });
});

/** Texts that send a reader to an e-mail for an account. */
const accountsByEmail: Record<Language, RegExp> = {
  en: /\baccount (?:named )?in (?:our|the|your) (?:\w+ )?e-mail/i,
  zh: /确认邮件[中里]?(?:所列)?的[^，。；]*账户/,
  ja: /メール(?:に記載)?の[^、。]*口座/,
  sw: /akaunti (?:iliyo )?kwenye barua pepe/i,
};

test.each(Object.entries(accountsByEmail))('sends no reader of %s to an e-mail for an account', (language, pattern) => {
  const texts = namespaces
    .filter((namespace) => languagesOf(namespace).includes(language as Language))
    .flatMap((namespace) => flatten(readTexts(language, namespace)));
  expect(texts.filter(([, text]) => pattern.test(text))).toEqual([]);
});

describe('Every text is used', () => {
  const code = sources.map(({ text }) => text).join('\n');
  const literals = new Set([
    ...[...code.matchAll(/(['"`])(?:[\w-]+:)?([\w.]+)\1/g)].map(([, , name = '']) => name),
    ...Object.entries(listTraits).flat(2),
  ]);
  /** Keys built in a template, such as `${step}Title`. */
  const templates = [...code.matchAll(/`(?:[\w-]+:)?([\w.]*\$\{[^`]*)`/g)].flatMap(([, template = '']) => {
    const fixed = template.split(/\$\{[^}]*\}/);
    // A template of values alone would match every key.
    if (fixed.join('').length < 3 || !fixed.every((part) => /^[\w.]*$/.test(part))) return [];
    return [new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('\\w+')}$`)];
  });

  /** Keys that the contract or the client's core uses, in `src/shared/i18n/start-i18n.ts`. */
  const byName = new Set(['codes', 'messages']);

  function isUsed(key: string): boolean {
    const plain = key.replace(/_(one|other)$/, '');
    const parts = plain.split('.');
    const prefixes = parts.map((_, place) => parts.slice(0, place + 1).join('.'));
    return prefixes.some((prefix) => literals.has(prefix) || templates.some((template) => template.test(prefix)));
  }

  test.each(namespaces.filter((name) => !serverOnly.has(name) && !byName.has(name)))(
    'The site uses every text of %s',
    (namespace) => {
      const unused = flatten(readTexts('en', namespace)).filter(([key]) => !isUsed(key));
      expect(unused.map(([key]) => key)).toEqual([]);
    },
  );
});
