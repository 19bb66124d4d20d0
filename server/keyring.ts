import { importServerKey, type StoredServerKey } from '../wire/envelope/server-key.ts';
import type { Keyring } from '../wire/envelope/session-server.ts';
import { openKeyring as openKeyringFile } from '../wire/host/keys.ts';
import { StartRefused } from '../wire/host/start.ts';

/**
 * The keys that envelopes are opened with: from the environment where nodes share nothing else, in the form of the file
 * that a node without it makes in its data folder.
 */
export async function openKeyring(dataDir: string, given: string | undefined): Promise<Keyring> {
  if (!given) return openKeyringFile(dataDir);
  try {
    const { current, previous } = JSON.parse(given) as { current: StoredServerKey; previous?: StoredServerKey };
    return {
      current: await importServerKey(current),
      ...(previous && { previous: await importServerKey(previous) }),
    };
  } catch {
    // What is wrong with it is not repeated: it holds private keys.
    throw new StartRefused('ENVELOPE_KEYS cannot be read: give it the content of an envelope-keys.json file.');
  }
}
