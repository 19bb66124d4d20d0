import { createHmac, timingSafeEqual } from 'node:crypto';

/** What proves to a server that a command comes from whoever may read its data folder. Never stored. */
export function staffPass(secret: Buffer): string {
  return createHmac('sha256', secret).update('gariport/staff').digest('base64url');
}

export function isStaffPass(secret: Buffer, given: string): boolean {
  const [expected, actual] = [Buffer.from(staffPass(secret)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
