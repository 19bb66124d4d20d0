import type { i18n as I18n } from 'i18next';
import type { OperationId } from '#generated/operations.ts';
import { configureApi } from '#shared/api/client.ts';
import { deskLanguageItem, clearStaffData } from '#shared/api/desk-storage.ts';
import { forcedHeaders } from '#shared/api/forced-calls.ts';
import { openLocalStorage } from '#shared/api/local-storage.ts';
import { createStaffTokenStore } from '#shared/api/token-store.ts';
import { readSettings } from '#shared/state/settings.ts';
import { createTexts } from '#shared/i18n/start-i18n.ts';
import {
  languageAt,
  languageIndex,
  languageNamed,
  payloadLanguage,
  staffLanguage,
  type StaffLanguage,
  staffLanguages,
} from '#wire/language.ts';
import { marketZone } from '#shared/i18n/use-formats.ts';
import { untilFactorGiven } from './factor-request.ts';

export type DeskClient = ReturnType<typeof startDesk>;

const storage = openLocalStorage();
const renewal: OperationId = 'staffRefresh';

/** Creates the desk client. Its tokens are separate from those of a logged-in buyer. */
export function startDesk({ i18n, language }: { i18n: I18n; language: StaffLanguage }) {
  const tokens = createStaffTokenStore(storage, window);
  const { session } = configureApi({
    ...readSettings(document),
    tokens,
    renewal,
    untilFactorGiven,
    clearStorage: () => clearStaffData(storage),
    language: () => payloadLanguage(language),
    // Filters and exports use the time zone that the desk shows.
    timeZone: () => marketZone,
    texts: createTexts(i18n),
    headers: forcedHeaders,
  });
  return { session, isLoggedIn: () => tokens.read() !== undefined };
}

/** The language chosen at the desk, the one of the e-mail link, or the browser’s. */
export function readDeskLanguage(search: string = location.search): StaffLanguage {
  const named = languageNamed(new URLSearchParams(search).get('lang'));
  const chosen = languageAt(storage.getItem(deskLanguageItem));
  const ofBrowser = navigator.languages.map((tag) => staffLanguages.find((one) => tag.startsWith(one)));
  return staffLanguage(named ?? chosen ?? ofBrowser.find((one) => one !== undefined) ?? 'en');
}

/** Switches the language and reloads the page. */
export function chooseDeskLanguage(language: StaffLanguage): void {
  storage.setItem(deskLanguageItem, String(languageIndex(language)));
  location.reload();
}
