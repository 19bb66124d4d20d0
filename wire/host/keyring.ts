import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SuiteName } from '../envelope/offer.ts';
import {
  generateServerKey,
  generateSharedKey,
  importServerKey,
  type Keyring,
  type StoredServerKey,
} from '../envelope/server-key.ts';
import { makeFileOnce } from './make-file-once.ts';
import { nothingToRotate, refuseFolder, StartRefused } from './start.ts';

type StoredKeys = Keyring<StoredServerKey>;

const fileName = 'envelope-keys.json';

/** The keys that open envelopes: from `dataDir`, where the first start creates them. */
export async function openKeyring(dataDir: string): Promise<Keyring> {
  const stored = (await readKeys(dataDir)) ?? (await makeKeys(dataDir));
  return importKeys(stored.current.sharedKey === undefined ? await addSharedKey(dataDir, stored) : stored);
}

/** The same keys from the environment, for nodes that share nothing else: the content of the file. */
export async function readKeyring(given: string, suites: readonly SuiteName[]): Promise<Keyring> {
  const keyring = await importKeys(parseGiven(given)).catch(() => refuseGiven());
  if (suites.includes('static') && keyring.current.sharedKey === undefined) {
    throw new StartRefused(
      'ENVELOPE_KEYS has no sharedKey, which the static suite needs: rotate the keys, or set ENVELOPE_SUITES=session.',
    );
  }
  return keyring;
}

/** Puts a new key in use. The previous one stays valid for pages that are open now; older ones do not. */
export async function rotateKeyring(dataDir: string): Promise<Keyring> {
  const stored = await readKeys(dataDir);
  if (!stored) throw nothingToRotate(dataDir, fileName);
  return importKeys(await writeKeys(dataDir, { current: await newKey(), previous: stored.current }));
}

async function importKeys({ current, previous }: StoredKeys): Promise<Keyring> {
  return {
    current: await importServerKey(current),
    ...(previous && { previous: await importServerKey(previous) }),
  };
}

function parseGiven(given: string): StoredKeys {
  try {
    return JSON.parse(given) as StoredKeys;
  } catch {
    return refuseGiven();
  }
}

/** The invalid value is not repeated: it holds private keys. */
function refuseGiven(): never {
  throw new StartRefused('ENVELOPE_KEYS cannot be read: give it the content of an envelope-keys.json file.');
}

function newKey(): Promise<StoredServerKey> {
  return generateServerKey(`k${randomBytes(6).toString('hex')}`);
}

async function readKeys(dataDir: string): Promise<StoredKeys | undefined> {
  const path = join(dataDir, fileName);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw refuseFolder(dataDir, error);
  }
  try {
    return JSON.parse(text) as StoredKeys;
  } catch {
    throw new StartRefused(`${path} is not JSON: correct it, or remove it to create a new key.`);
  }
}

/** Another process may have created them at the same moment, so read what is stored. */
async function makeKeys(dataDir: string): Promise<StoredKeys> {
  const drafted: StoredKeys = { current: await newKey() };
  await makeFileOnce(join(dataDir, fileName), textOf(drafted)).catch((error: unknown) => {
    throw refuseFolder(dataDir, error);
  });
  return (await readKeys(dataDir)) ?? drafted;
}

/** Completes a file from before the static suite was offered. */
async function addSharedKey(dataDir: string, { current, ...rest }: StoredKeys): Promise<StoredKeys> {
  return writeKeys(dataDir, { current: { ...current, sharedKey: generateSharedKey() }, ...rest });
}

async function writeKeys(dataDir: string, keys: StoredKeys): Promise<StoredKeys> {
  const path = join(dataDir, fileName);
  try {
    // Written to a temporary file and renamed, so that a crash leaves either the old file or the new one.
    await writeFile(`${path}.new`, textOf(keys), { mode: 0o600 });
    await rename(`${path}.new`, path);
    return keys;
  } catch (error) {
    throw refuseFolder(dataDir, error);
  }
}

function textOf(keys: StoredKeys): string {
  return `${JSON.stringify(keys, null, 2)}\n`;
}
