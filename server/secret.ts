import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from './wire/start.ts';

const leastBytes = 32;

/** The secret that signs base tokens, made at the first start. Nodes that share nothing else are given it by environment. */
export async function openSecret(dataDir: string, given: string | undefined): Promise<Buffer> {
  if (given) {
    return checked(given, 'SERVER_SECRET is too short: give it at least 32 random bytes in base64url.');
  }
  const path = join(dataDir, 'server-secret');
  try {
    await makeOnce(dataDir, path);
    const text = await readFile(path, 'utf8');
    return checked(text, `${path} holds no secret: remove it to have a new one made.`);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefused(
      `The data folder ${dataDir} cannot be used (${code}): set DATA_DIR to one that is writable.`,
    );
  }
}

/** Written beside and linked into place: nodes that start at once agree on one, and a crash never leaves half of it. */
async function makeOnce(dataDir: string, path: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(leastBytes).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
}

function checked(text: string, complaint: string): Buffer {
  const secret = Buffer.from(text.trim(), 'base64url');
  if (secret.length < leastBytes) throw new StartRefused(complaint);
  return secret;
}
