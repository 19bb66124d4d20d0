import { type OperationFacts, operations } from '#generated/operations.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { readOwnOrder } from '../order-row.ts';
import { isPaidInFull, waitsForBalance } from './held-documents.ts';
import { type Holder, inspectPass, issuePass } from '#server/platform/secrets/signed-pass.ts';
import type { CheckedFile } from '#server/platform/files/serve-files.ts';
import { linkEnd } from '#server/platform/files/file-links.ts';

/** The holder of a link: the order's buyer or a staff member. */
type Reader = 'paper' | 'memberPaper';

/** Makes a URL to open one document of an order. It lasts as long as that of a payment proof. */
export function linkDocument(
  secret: Buffer,
  { id, path }: { id: string; path: string },
  reader: Reader,
  holder: Holder,
  now: Date,
): string {
  const pass = issuePass(secret, reader, holder, linkEnd(now), aboutOf(path, id));
  return `${path}?paper=${id}&pass=${pass}`;
}

const aboutOf = (path: string, id: string) => `${path} ${id}`;

/** Whether a pass opens a document, and its download name. A withdrawn document is expired. */
export async function checkDocumentLink(
  { secret, database }: { secret: Buffer; database: Database },
  { path, id, pass }: { path: string; id: string; pass: string },
  now: Date,
): Promise<CheckedFile> {
  const about = aboutOf(path, id);
  const ofBuyer = inspectPass(secret, 'paper', pass, now, about);
  const given = ofBuyer ?? inspectPass(secret, 'memberPaper', pass, now, about);
  if (!given) return { is: 'unknown' };
  if (given.isOver) return { is: 'over' };
  const paper = await database
    .selectFrom('order_papers')
    .innerJoin('orders', 'orders.id', 'order_papers.order_id')
    .leftJoin('paper_release', 'paper_release.paper_id', 'order_papers.id')
    .select(['order_no', 'order_id', 'kind', 'place', 'mime', 'added_by', 'is_held', 'released_at', 'check_result'])
    .where('order_papers.id', '=', id)
    .where('order_papers.path', '=', path)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!paper) return { is: 'over' };
  const mayRead = ofBuyer
    ? (await mayBuyerRead(database, paper, given.holder)) && (await isBuyerHere(database, given.holder))
    : await isMemberHere(database, given.holder, now);
  if (!mayRead) return { is: 'over' };
  if (paper.mime === 'application/pdf' && paper.check_result !== 'clean') {
    return { is: paper.check_result === 'refused' ? 'refused' : 'unchecked' };
  }
  return { is: 'open', name: documentName(paper) };
}

/** An earlier link, such as from before a payment was reversed, does not open a document that is held now. */
async function mayBuyerRead(
  database: Database,
  paper: Parameters<typeof waitsForBalance>[0] & { order_id: string },
  { accountId }: Holder,
): Promise<boolean> {
  const order = await readOwnOrder(database, paper.order_id, accountId);
  return order !== undefined && (!waitsForBalance(paper) || (await isPaidInFull(database, order)));
}

interface NamedPaper {
  order_no: string;
  kind: string;
  place: number;
  mime: string;
}

/** The download name of a document's file. */
export function documentName({ order_no, kind, place, mime }: NamedPaper): string {
  return `${order_no}-${kind}-${place}.${mime === 'application/pdf' ? 'pdf' : 'jpg'}`;
}

async function isBuyerHere(database: Database, { accountId, sessionId }: Holder): Promise<boolean> {
  const found = await database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('account.id', '=', accountId)
    .where('account.blocked_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

const { roles }: OperationFacts = operations.staffListPapers;

async function isMemberHere(
  database: Database,
  { accountId: memberId, sessionId }: Holder,
  now: Date,
): Promise<boolean> {
  const found = await database
    .selectFrom('staff_session')
    .innerJoin('staff_member', 'staff_member.id', 'staff_session.member_id')
    .select('staff_member.role')
    .where('staff_session.id', '=', sessionId)
    .where('staff_session.ended_at', 'is', null)
    .where('staff_session.ends_at', '>', now)
    .where('staff_member.id', '=', memberId)
    .where('staff_member.ended_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined && roles?.includes(found.role) === true;
}
