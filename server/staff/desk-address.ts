import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The address at which a running server takes the staff's orders. It is kept in the data folder while the server runs.
 */
export interface DeskAddress {
  url: string;
  pid: number;
}

export function deskFile(dataDir: string): string {
  return join(dataDir, 'staff-desk.json');
}

export async function announceDesk(dataDir: string, url: string): Promise<void> {
  const address: DeskAddress = { url, pid: process.pid };
  await writeFile(deskFile(dataDir), `${JSON.stringify(address)}\n`, { mode: 0o600 });
}

export async function withdrawDesk(dataDir: string): Promise<void> {
  // A server that was started since has put its own address there.
  if (readDesk(dataDir)?.pid === process.pid) await rm(deskFile(dataDir), { force: true });
}

/** The desk of the server that has the folder open now; undefined if the server has crashed. */
export function findDesk(dataDir: string): DeskAddress | undefined {
  const desk = readDesk(dataDir);
  return desk && isAlive(desk.pid) ? desk : undefined;
}

function readDesk(dataDir: string): DeskAddress | undefined {
  try {
    return JSON.parse(readFileSync(deskFile(dataDir), 'utf8')) as DeskAddress;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Proves to a server that a command comes from somebody who may read its data folder. It is never stored. */
export function staffPass(secret: Buffer): string {
  return createHmac('sha256', secret).update('gariport/staff').digest('base64url');
}

export function isStaffPass(secret: Buffer, given: string): boolean {
  const [expected, actual] = [Buffer.from(staffPass(secret)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
