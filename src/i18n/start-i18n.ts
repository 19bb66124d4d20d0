import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { SiteLanguage } from '../../wire/language.ts';
import { loadBaseTexts } from './base-texts.ts';
import { isPseudoLanguageWanted, markedOptions, marker } from './pseudo-language.ts';

/** A page has one language from its start to its end: choosing another loads the page anew. */
export async function startI18n(language: SiteLanguage): Promise<I18n> {
  const i18n = createInstance();
  const isMarked = isPseudoLanguageWanted();
  if (isMarked) i18n.use(marker);
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: await loadBaseTexts(language) },
    defaultNS: 'common',
    // React escapes what it writes.
    interpolation: { escapeValue: false },
    returnNull: false,
    ...(isMarked && markedOptions),
  });
  return i18n;
}
