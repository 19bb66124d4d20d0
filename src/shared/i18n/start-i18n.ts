import { createInstance, type i18n as I18n, type InitOptions, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { CodeName } from '#generated/codes.ts';
import type { Texts } from '#wire/client/wording.ts';
import type { Language } from '#wire/language.ts';
import type { BaseTexts } from './base-texts/en.ts';
import { textsByLanguage } from './texts-by-language.ts';

/** The texts that a page needs for its first render. */
type LoadTexts<Offered extends Language> = (language: Offered) => Promise<Record<string, object>>;

/** A page keeps its language: choosing another reloads the page. */
export async function startI18n<Offered extends Language>(
  language: Offered,
  loadTexts: LoadTexts<Offered> = loadBaseTexts,
): Promise<I18n> {
  const i18n = createInstance();
  const isMarked = isPseudoLanguageWanted();
  if (isMarked) i18n.use(marker);
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: await loadTexts(language) },
    defaultNS: 'common',
    // React escapes its output.
    interpolation: { escapeValue: false },
    returnNull: false,
    ...(isMarked && markedOptions),
  });
  return i18n;
}

/** The texts that the API client needs, in the page's language. */
export function createTexts(i18n: I18n): Texts {
  return {
    code: (name: CodeName) => i18n.t(`codes:${name}`),
    message: (key) => i18n.t(`messages:${key}`),
  };
}

const pseudoItem = 'pseudoLanguage';

/** Whether a developer or a test wants every translated text marked, in this tab. */
export function isPseudoLanguageWanted(): boolean {
  try {
    return sessionStorage.getItem(pseudoItem) === 'on';
  } catch {
    return false;
  }
}

/** Marks each text from `locales/`: unmarked text on the page is data, or was forgotten. */
const marker: PostProcessorModule = {
  type: 'postProcessor',
  name: 'mark',
  process: (text) => `⟦${text}⟧`,
};

const markedOptions: Pick<InitOptions, 'postProcess'> = { postProcess: [marker.name] };

export async function loadBaseTexts(language: Language): Promise<BaseTexts> {
  return (await textsByLanguage[language]()).baseTexts;
}
