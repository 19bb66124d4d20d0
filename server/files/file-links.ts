import type { Database } from '../database/tables.ts';
import { type Holder, inspectPass, issuePass } from '../secrets/signed-pass.ts';

const halfAnHour = 30 * 60_000;
/** The staff have no session, so their links are good for whoever got them from the staff's command. */
const staff: Holder = { accountId: 'staff', sessionId: 'staff' };

/**
 * Makes the address at which somebody may open an uploaded file, for half an hour at least and an hour at most. It ends
 * with that person's session. Other addresses stay as they are, since anybody may open them, such as a drawn picture.
 */
export function linkFile(secret: Buffer, path: string, holder: Holder | 'staff', now: Date): string {
  if (!isFilePath(path)) return path;
  // The link stays the same for half an hour, so that a shown picture does not change its address with every answer.
  const expiresAt = new Date((Math.floor(now.getTime() / halfAnHour) + 2) * halfAnHour);
  const pass =
    holder === 'staff'
      ? issuePass(secret, 'staffFile', staff, expiresAt, path)
      : issuePass(secret, 'file', holder, expiresAt, path);
  return `${path}?pass=${pass}`;
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

const pathPattern = /^\/files\/([0-9a-f]{2})\/(\1[0-9a-f]{62})\.[a-z0-9]{1,5}$/;

/** Makes the path of a file, which is the same in any store and on the site. */
export function pathOf(hash: string, extension: string): string {
  return `/files/${hash.slice(0, 2)}/${hash}.${extension}`;
}

/** Accepts only what `pathOf` makes: no dots, no folders above. */
export function isFilePath(path: string): boolean {
  return pathPattern.test(path);
}
