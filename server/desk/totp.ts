import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { StaffTotp } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';

const period = 30;
const secretBytes = 20;
/** Phone clocks drift: the previous and the next code are accepted too. */
const window = 1;

export function generateTotpSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(secretBytes)).buffer }).base32;
}

export function describeTotp(secret: string, account: string): StaffTotp {
  return { secret, uri: totpOf(secret, account).toString() };
}

function totpOf(secret: string, account = 'staff'): TOTP {
  return new TOTP({ issuer: 'GariPort', label: account, secret: Secret.fromBase32(secret), digits: 6, period });
}

/** The time step of a code; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta;
}

/** Uses up an app code. Each code works once, even in concurrent calls. */
export async function takeTotpCode(
  database: Database,
  member: { id: string; secret: string | undefined },
  code: string,
  now: Date,
): Promise<boolean> {
  const step = member.secret === undefined ? undefined : stepOfCode(member.secret, code, now);
  if (step === undefined) return false;
  const taken = await database
    .updateTable('staff_member')
    .set({ totp_step: step })
    .where('id', '=', member.id)
    .where('totp_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Encrypts a secret, so that a copy of the database alone opens no account. */
export function sealTotp(serverSecret: Buffer, ownerId: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(serverSecret), iv).setAAD(Buffer.from(ownerId));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Undefined if the server’s key has changed. */
export function unsealTotp(serverSecret: Buffer, ownerId: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(serverSecret), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(ownerId)).setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

function sealingKey(serverSecret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, '', 'gariport/staff-totp', 32));
}
