import { createInstance, type i18n as I18n, type InitOptions, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Texts } from '../../wire/client/wording.ts';
import type { Language } from '../../wire/language.ts';
import { loadBaseTexts } from './base-texts.ts';

/** What a page says from its first drawing on. */
type LoadTexts = (language: Language) => Promise<Record<string, object>>;

/** A page has one language from its start to its end: choosing another loads the page anew. */
export async function startI18n(language: Language, loadTexts: LoadTexts = loadBaseTexts): Promise<I18n> {
  const i18n = createInstance();
  const isMarked = isPseudoLanguageWanted();
  if (isMarked) i18n.use(marker);
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: await loadTexts(language) },
    defaultNS: 'common',
    // React escapes what it writes.
    interpolation: { escapeValue: false },
    returnNull: false,
    ...(isMarked && markedOptions),
  });
  return i18n;
}

/** The texts that calls themselves need, in the page's language. */
export function createTexts(i18n: I18n): Texts {
  return {
    code: (name) => i18n.t(`codes:${name}`),
    message: (key) => i18n.t(`messages:${key}`),
  };
}

const pseudoItem = 'pseudoLanguage';

/** Whether a developer or a test wants every text of ours marked, in this tab. */
export function isPseudoLanguageWanted(): boolean {
  try {
    return sessionStorage.getItem(pseudoItem) === 'on';
  } catch {
    return false;
  }
}

/** Puts marks about each text that comes from `locales/`: what stands on the page without them is data, or forgotten. */
const marker: PostProcessorModule = {
  type: 'postProcessor',
  name: 'mark',
  process: (text) => `⟦${text}⟧`,
};

const markedOptions: Pick<InitOptions, 'postProcess'> = { postProcess: [marker.name] };
