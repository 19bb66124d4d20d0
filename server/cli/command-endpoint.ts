import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The URL at which a running server accepts staff commands. It is in the data folder while the server runs. */
export interface CommandEndpoint {
  url: string;
  pid: number;
}

export function endpointFile(dataDir: string): string {
  return join(dataDir, 'staff-desk.json');
}

/** Synchronous, because a first start keeps all threads for files busy with pictures, while commands already look for it. */
export function announceEndpoint(dataDir: string, url: string): void {
  const address: CommandEndpoint = { url, pid: process.pid };
  writeFileSync(endpointFile(dataDir), `${JSON.stringify(address)}\n`, { mode: 0o600 });
}

export async function withdrawEndpoint(dataDir: string): Promise<void> {
  // Unless a server started since has put its own URL there.
  if (readDesk(dataDir)?.pid === process.pid) await rm(endpointFile(dataDir), { force: true });
}

/** The URL of the server that has the folder open; undefined if it has crashed. */
export function findEndpoint(dataDir: string): CommandEndpoint | undefined {
  const desk = readDesk(dataDir);
  return desk && isAlive(desk.pid) ? desk : undefined;
}

function readDesk(dataDir: string): CommandEndpoint | undefined {
  try {
    return JSON.parse(readFileSync(endpointFile(dataDir), 'utf8')) as CommandEndpoint;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Proves to a server that the caller can read its data folder. Never stored. */
export function staffPass(secret: Buffer): string {
  return createHmac('sha256', secret).update('gariport/staff').digest('base64url');
}

export function isStaffPass(secret: Buffer, given: string): boolean {
  const [expected, actual] = [Buffer.from(staffPass(secret)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
