import type { EnvelopeConfig } from './protocol/envelope/load-envelope.ts';

export interface Settings {
  /** Where the server is, without a slash at the end. */
  baseUrl: string;
  envelope: EnvelopeConfig;
}

interface WrittenSettings {
  baseUrl: string;
  envelope: { suite: 'session'; partnerId: string; key: { id: string; publicKey: string } } | null;
}

/** What the page's server wrote into it. Without a key no call can be sealed, so that is told at once. */
export function readSettings(page: Document): Settings {
  const written = JSON.parse(page.getElementById('settings')?.textContent || 'null') as WrittenSettings | null;
  if (!written?.envelope) {
    throw new Error(
      'The page was served without the settings of a server: start the server, then load the page again.',
    );
  }
  const { suite, partnerId, key } = written.envelope;
  return { baseUrl: written.baseUrl, envelope: { suite, partnerId, serverKey: key } };
}
