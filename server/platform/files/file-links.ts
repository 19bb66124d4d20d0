import { operations, type StaffRole } from '#generated/operations.ts';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';
import { type Holder, inspectPass, issuePass } from '#server/platform/secrets/signed-pass.ts';

const halfAnHour = 30 * 60_000;
/** The staff command has no session, so its links work for anybody who has them. */
const staff: Holder = { accountId: 'staff', sessionId: 'staff' };

/**
 * Makes a URL to open an uploaded file for 30 to 60 minutes. It ends with the holder's session. Public URLs, such as
 * drawn pictures, are returned unchanged.
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

/** The roles that review payment proofs, and so may see them. */
export const proofRoles: ReadonlySet<StaffRole> = new Set(operations.staffApprovePayment.roles);

/** The roles that edit photos, and so may see the originals. */
export const originalRoles: ReadonlySet<StaffRole> = new Set(operations.staffEditPhoto.roles);

/** The roles that review dealers' documents, and so may see them. */
export const dealerDocumentRoles: ReadonlySet<StaffRole> = new Set(operations.staffCertifyDealer.roles);

/** The same for a staff member: the link ends with the session, the membership or the role. */
export function linkMemberFile(secret: Buffer, path: string, holder: Holder, now: Date): string {
  return isFilePath(path) ? `${path}?pass=${issuePass(secret, 'memberFile', holder, linkEnd(now), path)}` : path;
}

/** Strips the pass from a link and returns the path to store. Clients send back the links they received. */
export function pathIn(link: string): string {
  return link.split('?', 1)[0] ?? link;
}

/** Whether a pass opens a file. `over` means that it has expired. */
export async function checkPass(
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

/** Whether the file is the holder's own upload and the session is active. */
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

/** Whether the file is a payment proof, dealer document or photo that the holder may still see. */
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
  return (
    (isProof && proofRoles.has(role)) ||
    (isPaper && dealerDocumentRoles.has(role)) ||
    (isPhoto && originalRoles.has(role))
  );
}

/** A link stays the same for 30 minutes, so that a shown picture does not change its URL with every response. */
export function linkEnd(now: Date): Date {
  return new Date((Math.floor(now.getTime() / halfAnHour) + 2) * halfAnHour);
}

const pathPattern = /^\/files\/([0-9a-f]{2})\/(\1[0-9a-f]{62})\.[a-z0-9]{1,5}$/;

/** Makes the path of a file, which is the same in every store and on the site. */
export function pathOf(hash: string, extension: string): string {
  return `/files/${hash.slice(0, 2)}/${hash}.${extension}`;
}

/** Accepts only what `pathOf` makes: no dots and no parent folders. */
export function isFilePath(path: string): boolean {
  return pathPattern.test(path);
}
