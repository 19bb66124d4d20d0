import { operations, type StaffRole } from '../../generated/operations.ts';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type Holder, inspectPass, issuePass } from '../secrets/signed-pass.ts';

const halfAnHour = 30 * 60_000;
/** The staff's command has no session, so its links are good for whoever got them from it. */
const staff: Holder = { accountId: 'staff', sessionId: 'staff' };

/**
 * Makes the address at which somebody may open an uploaded file, for half an hour at least and an hour at most. It ends
 * with that person's session. Other addresses stay as they are, since anybody may open them, such as a drawn picture.
 */
export function linkFile(secret: Buffer, path: string, holder: Holder | 'staff', now: Date): string {
  if (!isFilePath(path)) return path;
  const expiresAt = linkEnd(now);
  const pass =
    holder === 'staff'
      ? issuePass(secret, 'staffFile', staff, expiresAt, path)
      : issuePass(secret, 'file', holder, expiresAt, path);
  return `${path}?pass=${pass}`;
}

/** Who of the staff sees proofs of payment: those who judge them. */
export const proofRoles: ReadonlySet<StaffRole> = new Set(operations.staffApprovePayment.roles);

/** Who of the staff sees photos of vehicles as they were uploaded: those who blur what nobody else shall see. */
export const originalRoles: ReadonlySet<StaffRole> = new Set(operations.staffEditPhoto.roles);

/** Who of the staff sees the papers of dealers: those who judge them. */
export const paperRoles: ReadonlySet<StaffRole> = new Set(operations.staffCertifyDealer.roles);

/** The same for a member of the staff: the link ends with the session, the membership or the role. */
export function linkMemberFile(secret: Buffer, path: string, holder: Holder, now: Date): string {
  return isFilePath(path) ? `${path}?pass=${issuePass(secret, 'memberFile', holder, linkEnd(now), path)}` : path;
}

/** Takes the path from a link, to be stored without the pass. Clients send back the links that they were answered. */
export function pathIn(link: string): string {
  return link.split('?', 1)[0] ?? link;
}

/** Tells whether a pass opens a file. `over` means that it did so once. */
export async function judgePass(
  { secret, database }: { secret: Buffer; database: Database },
  path: string,
  pass: string,
  now: Date,
): Promise<'open' | 'over' | 'unknown'> {
  const ofStaff = inspectPass(secret, 'staffFile', pass, now, path);
  if (ofStaff) return ofStaff.isOver ? 'over' : 'open';
  const ofMember = inspectPass(secret, 'memberFile', pass, now, path);
  if (ofMember) {
    const mayOpen = !ofMember.isOver && (await mayMemberSee(database, path, ofMember.holder, now));
    return mayOpen ? 'open' : 'over';
  }
  const ofOwner = inspectPass(secret, 'file', pass, now, path);
  if (!ofOwner) return 'unknown';
  return !ofOwner.isOver && (await isOwner(database, path, ofOwner.holder)) ? 'open' : 'over';
}

/** Tells whether the file is the holder's own upload, and the session is not over. */
async function isOwner(database: Database, path: string, { accountId, sessionId }: Holder): Promise<boolean> {
  const found = await database
    .selectFrom('upload')
    .innerJoin('account', 'account.id', 'upload.account_id')
    .innerJoin('session', 'session.account_id', 'account.id')
    .select('upload.id')
    .where('upload.path', '=', path)
    .where('account.id', '=', accountId)
    .where('account.blocked_at', 'is', null)
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Tells whether the file is a proof of payment, a dealer's paper or a photo, and its holder somebody who still may see such. */
async function mayMemberSee(
  database: Database,
  path: string,
  { accountId: memberId, sessionId }: Holder,
  now: Date,
): Promise<boolean> {
  const found = await database
    .selectFrom('staff_session')
    .innerJoin('staff_member', 'staff_member.id', 'staff_session.member_id')
    .select('staff_member.role')
    .select([
      sql<boolean>`exists (select 1 from voucher where images @> array[${path}]::text[])`.as('isProof'),
      sql<boolean>`exists (select 1 from dealer_certificate
        where ${path} in (fields ->> 'taxNoPic', fields ->> 'vatNoPic'))`.as('isPaper'),
      sql<boolean>`exists (select 1 from vehicle_photo where path = ${path})`.as('isPhoto'),
    ])
    .where('staff_session.id', '=', sessionId)
    .where('staff_session.ended_at', 'is', null)
    .where('staff_session.ends_at', '>', now)
    .where('staff_member.id', '=', memberId)
    .where('staff_member.ended_at', 'is', null)
    .executeTakeFirst();
  if (!found) return false;
  const { role, isProof, isPaper, isPhoto } = found;
  return (isProof && proofRoles.has(role)) || (isPaper && paperRoles.has(role)) || (isPhoto && originalRoles.has(role));
}

/** A link stays the same for half an hour, so that a shown picture does not change its address with every answer. */
export function linkEnd(now: Date): Date {
  return new Date((Math.floor(now.getTime() / halfAnHour) + 2) * halfAnHour);
}

const pathPattern = /^\/files\/([0-9a-f]{2})\/(\1[0-9a-f]{62})\.[a-z0-9]{1,5}$/;

/** Makes the path of a file, which is the same in any store and on the site. */
export function pathOf(hash: string, extension: string): string {
  return `/files/${hash.slice(0, 2)}/${hash}.${extension}`;
}

/** Accepts only what `pathOf` makes: no dots, no folders above. */
export function isFilePath(path: string): boolean {
  return pathPattern.test(path);
}
