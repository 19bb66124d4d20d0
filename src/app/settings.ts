import type { EnvelopeOffer } from '../../wire/envelope/offer.ts';
import type { Contact } from './contact.ts';

export interface Settings {
  /** Where the server is, without a slash at the end. */
  baseUrl: string;
  envelope: EnvelopeOffer;
}

interface WrittenSettings {
  baseUrl: string;
  /** Where the mobile site is, without a slash at the end, if there is one; empty for the one of this product. */
  mobileUrl?: string;
  /** Paths of the mobile site at which the login opens over the home page. */
  loginPaths?: readonly string[];
  /** What a search engine gave us to show as a proof that the site is ours. */
  siteVerification?: string;
  /** What partners' links to a vehicle are opened with. */
  entryKey?: string;
  contact?: Contact;
  envelope: EnvelopeOffer | null;
}

/** What the page's server wrote into it. Without a suite no call can be sealed, so that is told at once. */
export function readSettings(page: Document): Settings {
  const written = readWritten(page);
  if (!written?.envelope) {
    throw new Error(
      'The page was served without the settings of a server: start the server, then load the page again.',
    );
  }
  return { baseUrl: written.baseUrl, envelope: written.envelope };
}

/** Known before anything else, since whoever belongs on the mobile site is not kept waiting for this one. */
export function readMobileUrl(page: Document): string | undefined {
  return readWritten(page)?.mobileUrl;
}

/** The page's address is settled by them before anything else. */
export function readLoginPaths(page: Document): readonly string[] | undefined {
  return readWritten(page)?.loginPaths;
}

export function readSiteVerification(page: Document): string {
  return readWritten(page)?.siteVerification ?? '';
}

/** Without one, as on a mock, no partner's link can be opened. */
export function readEntryKey(page: Document): string | undefined {
  return readWritten(page)?.entryKey || undefined;
}

/** Every page shows it. A mock knows of no company. */
export function readContact(page: Document): Contact | undefined {
  return readWritten(page)?.contact ?? undefined;
}

function readWritten(page: Document): WrittenSettings | null {
  return JSON.parse(page.getElementById('settings')?.textContent || 'null') as WrittenSettings | null;
}
