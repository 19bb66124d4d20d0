import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFileOnce } from '#wire/host/make-file-once.ts';
import { refuseFolder, StartRefused } from '#wire/host/start.ts';

const leastBytes = 32;

/**
 * The secret that signs tokens. It is made at the first start; nodes that share no disk get it from the environment.
 */
export async function openSecret(dataDir: string, given: string | undefined): Promise<Buffer> {
  if (given) {
    return checked(given, 'SERVER_SECRET is too short: set it to at least 32 random bytes in base64url.');
  }
  const path = join(dataDir, 'server-secret');
  try {
    await makeFileOnce(path, randomBytes(leastBytes).toString('base64url'));
    return checked(await readFile(path, 'utf8'), `${path} contains no secret: remove it to create a new one.`);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw refuseFolder(dataDir, error);
  }
}

function checked(text: string, complaint: string): Buffer {
  const secret = Buffer.from(text.trim(), 'base64url');
  if (secret.length < leastBytes) throw new StartRefused(complaint);
  return secret;
}
