import { readdirSync, readFileSync } from 'node:fs';
import { createInstance, type TFunction } from 'i18next';
import type { FeatureTexts } from '#shared/i18n/feature-texts.ts';
import type { BaseTexts } from '#shared/i18n/base-texts/en.ts';
import type { DeskTexts } from '#shared/i18n/desk-texts/en.ts';
import type { Language } from '#wire/language.ts';

type Namespace = keyof (BaseTexts & FeatureTexts & DeskTexts);
export type SiteTexts = TFunction<[Namespace, ...Namespace[]]>;

/** The site's texts in a language. */
export function siteTexts(language: Language): SiteTexts {
  const i18n = createInstance();
  const texts = Object.fromEntries(
    readdirSync(`locales/${language}`).map((file) => [file.slice(0, -5), read(language, file)]),
  );
  void i18n.init({
    lng: language,
    resources: { [language]: texts },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return i18n.t;
}

function read(language: Language, file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')) as Record<string, unknown>;
}
