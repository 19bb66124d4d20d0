import type { EnvelopeOffer } from '#wire/envelope/offer.ts';
import type { Contact } from './contact.ts';

export interface Settings {
  /** The server's URL, without a slash at the end. */
  baseUrl: string;
  envelope: EnvelopeOffer;
}

interface WrittenSettings {
  baseUrl: string;
  /** The mobile site's URL without a slash at the end, if there is one; empty for the one of this product. */
  mobileUrl?: string;
  /** Paths of the mobile site at which the login opens over the home page. */
  loginPaths?: readonly string[];
  /** The verification text of a search engine. */
  siteVerification?: string;
  /** The key that decrypts partners' links to a vehicle. */
  entryKey?: string;
  contact?: Contact;
  envelope: EnvelopeOffer | null;
}

/** The settings that the server embedded in the page. Without a suite no call can be sealed, so that fails at once. */
export function readSettings(page: Document): Settings {
  const written = readWritten(page);
  if (!written?.envelope) {
    throw new Error(
      'The page was served without the settings of a server: start the server, then load the page again.',
    );
  }
  return { baseUrl: written.baseUrl, envelope: written.envelope };
}

/** Read first, so that mobile visitors are redirected without delay. */
export function readMobileUrl(page: Document): string | undefined {
  return readWritten(page)?.mobileUrl;
}

/** Used first, to settle the page's address. */
export function readLoginPaths(page: Document): readonly string[] | undefined {
  return readWritten(page)?.loginPaths;
}

export function readSiteVerification(page: Document): string {
  return readWritten(page)?.siteVerification ?? '';
}

/** Without it, as on a mock, no partner's link can be opened. */
export function readEntryKey(page: Document): string | undefined {
  return readWritten(page)?.entryKey || undefined;
}

/** Every page shows it. A mock has no company data. */
export function readContact(page: Document): Contact | undefined {
  return readWritten(page)?.contact ?? undefined;
}

function readWritten(page: Document): WrittenSettings | null {
  return JSON.parse(page.getElementById('settings')?.textContent || 'null') as WrittenSettings | null;
}
