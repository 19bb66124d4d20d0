import { languageAt, languageIndex, type Language } from '#wire/language.ts';
import { openLocalStorage } from '#shared/api/local-storage.ts';
import { hrefIn } from '#shared/routing/page-address.ts';
import { clearSession } from '#shared/state/stored-state.ts';

const languageItem = 'lang';
const storage = openLocalStorage();

export function readStoredLanguage(): Language | undefined {
  return languageAt(storage.getItem(languageItem));
}

export function storeLanguage(language: Language): void {
  storage.setItem(languageItem, String(languageIndex(language)));
}

/** Loads the same page in another language. Session data in the old language is cleared, except the tab ids. */
export function changeLanguage(language: Language, page: Window = window): void {
  storeLanguage(language);
  clearSession();
  page.history.replaceState(null, '', hrefIn(language, page));
  page.location.reload();
}
