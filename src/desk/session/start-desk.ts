import type { i18n as I18n } from 'i18next';
import { configureApi } from '../../api/client.ts';
import { deskLanguageItem, clearStaffData } from '../../api/desk-storage.ts';
import { forcedHeaders } from '../../api/forced-calls.ts';
import { openLocalStorage } from '../../api/local-storage.ts';
import { createStaffTokenStore } from '../../api/token-store.ts';
import { readSettings } from '../../app/settings.ts';
import { createTexts } from '../../i18n/start-i18n.ts';
import {
  languageAt,
  languageIndex,
  languageNamed,
  languages,
  payloadLanguage,
  type Language,
} from '../../../wire/language.ts';
import { marketZone } from '../../i18n/use-formats.ts';
import { untilFactorGiven } from './factor-request.ts';

export type DeskClient = ReturnType<typeof startDesk>;

const storage = openLocalStorage();

/** Puts the desk's client together. A buyer who is logged in beside it has tokens, and a client, of their own. */
export function startDesk({ i18n, language }: { i18n: I18n; language: Language }) {
  const tokens = createStaffTokenStore(storage, window);
  const { session } = configureApi({
    ...readSettings(document),
    tokens,
    isForStaff: true,
    untilFactorGiven,
    clearStorage: () => clearStaffData(storage),
    language: () => payloadLanguage(language),
    // Days that are filtered by and exported times are those that the desk shows.
    timeZone: () => marketZone,
    texts: createTexts(i18n),
    headers: forcedHeaders,
  });
  return { session, isLoggedIn: () => tokens.read() !== undefined };
}

/** The language that was chosen at the desk, that of the letter that led here, or the browser's own. */
export function readDeskLanguage(search: string = location.search): Language {
  const named = languageNamed(new URLSearchParams(search).get('lang'));
  const chosen = languageAt(storage.getItem(deskLanguageItem));
  const ofBrowser = navigator.languages.map((tag) => languages.find((one) => tag.startsWith(one)));
  return named ?? chosen ?? ofBrowser.find((one) => one !== undefined) ?? 'en';
}

/** Reads the desk in another language from now on, which loads the page anew. */
export function chooseDeskLanguage(language: Language): void {
  storage.setItem(deskLanguageItem, String(languageIndex(language)));
  location.reload();
}
