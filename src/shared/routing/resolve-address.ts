import { isScreenPath, languageOfPrefix, prefixes, screens } from '#screens/screens.ts';
import { languageNamed, payloadLanguage, type Language } from '#wire/language.ts';

export interface Address {
  pathname: string;
  search: string;
}

export interface SettledAddress extends Address {
  language: Language;
  /** A login path, which stays in the address bar: the login opens over the page at `address`. */
  shownPath?: string;
}

/** Pages that an e-mail links to: their link contains the language of the e-mail. */
const mailed: ReadonlySet<string> = new Set([screens.verification.path, screens.resetPassword.path]);

/**
 * Resolves an address to one with a language prefix: the root to the last chosen language, a mailed link to its own, and a
 * missing or unknown prefix to the English site. A login path of the mobile site gets no prefix and opens the home page.
 */
export function resolveAddress(
  { pathname, search }: Address,
  stored: Language | undefined,
  loginPaths: readonly string[] = [],
): SettledAddress {
  const [, first = '', ...rest] = pathname.split('/');
  if (first === '') return settled(stored ?? 'en', screens.home.path, search);
  const whole = trimSlash(pathname);
  if (loginPaths.includes(whole)) {
    return { ...settled(stored ?? 'en', screens.home.path, search), shownPath: whole };
  }
  const language = languageOfPrefix(first);
  const below = trimSlash(`/${rest.join('/')}`);
  if (language && mailed.has(below)) {
    const named = new URLSearchParams(search).get('language');
    return settled(languageNamed(named) ?? 'en', below, search);
  }
  if (language) return settled(language, below, search);
  return settled('en', !isScreenPath(whole) && isScreenPath(below) ? below : whole, search);
}

/** The same address in another language, which a mailed link names in its query too. */
export function addressIn(language: Language, { pathname, search }: Address): Address {
  const [, , ...rest] = pathname.split('/');
  const below = `/${rest.join('/')}`;
  const parameters = new URLSearchParams(search);
  parameters.set('language', payloadLanguage(language));
  return settled(language, below, mailed.has(below) ? `?${parameters.toString()}` : search);
}

function settled(language: Language, below: string, search: string): SettledAddress {
  const prefix = `/${prefixes[language]}`;
  return { language, pathname: below === '/' ? prefix : prefix + below, search };
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
