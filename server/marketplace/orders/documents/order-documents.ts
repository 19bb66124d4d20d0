import type { Selectable } from 'kysely';
import type { AddPaperPayload, Paper } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { OrderPaperTable } from '#server/platform/database/tables/order-tables.ts';
import { documentName } from './document-links.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import type { StoredDocument } from '#server/platform/uploads/store-document.ts';
import type { Actor } from '../order-graph.ts';
import { orderOf, type OrderRow } from '../order-row.ts';

type StoredRow = Selectable<OrderPaperTable>;

/** A document with its early release, if staff have released it before the balance was paid. */
export interface DocumentRow extends StoredRow {
  released_at: Date | null;
  released_by: string | null;
  release_reason: string | null;
}

const unreleased = { released_at: null, released_by: null, release_reason: null };

const mostPapers = 60;

export async function readDocuments(database: Database, orderId: string): Promise<DocumentRow[]> {
  return database
    .selectFrom('order_papers')
    .leftJoin('paper_release', 'paper_release.paper_id', 'order_papers.id')
    .selectAll('order_papers')
    .select(['released_at', 'released_by', 'paper_release.reason as release_reason'])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute();
}

/** Whether an order accepts documents: cancelled ones do not. */
export function acceptsDocuments({ state }: Pick<OrderRow, 'state'>): boolean {
  return state !== 'cancelled';
}

/** Whether an order can get another document. `addPaper` checks again. */
export async function hasRoomForPaper(database: Database, orderId: string): Promise<boolean> {
  const { live } = await database
    .selectFrom('order_papers')
    .select(({ fn }) => fn.countAll<number | string>().as('live'))
    .where('order_id', '=', orderId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(live) < mostPapers;
}

interface Adding {
  order: Pick<OrderRow, 'id'>;
  paper: Pick<AddPaperPayload, 'kind' | 'title' | 'number'>;
  file: Exclude<StoredDocument, { refusal: unknown }>;
  by: Actor;
  memberId?: string;
  /** Whether the buyer gets it only after the balance is paid. By default the kind decides. */
  isHeld?: boolean | undefined;
  now: Date;
}

/** Adds a document in the caller's transaction. Adding the same one twice stores it once and returns it both times. */
export async function addPaper(
  database: Database,
  { order, paper, file, by, memberId, isHeld, now }: Adding,
): Promise<{ document: DocumentRow; isNew: boolean } | { refusal: 'papersFull' | 'orderStatusChanged' }> {
  const { state } = await lockForPapers(database, order.id);
  // The order may have been cancelled while the file was checked.
  if (!acceptsDocuments({ state })) return { refusal: 'orderStatusChanged' };
  const all = await readDocuments(database, order.id);
  const live = all.filter(({ withdrawn_at }) => withdrawn_at === null);
  const details = { kind: paper.kind, title: paper.title?.trim() ?? null, number: paper.number?.trim() ?? null };
  const present = live.find(
    ({ sha256, kind, title, number }) =>
      sha256 === file.sha256 && kind === details.kind && title === details.title && number === details.number,
  );
  if (present) return { document: present, isNew: false };
  if (live.length >= mostPapers) return { refusal: 'papersFull' };
  const added = await database
    .insertInto('order_papers')
    .values({
      id: newId(),
      order_id: order.id,
      place: (all.at(-1)?.place ?? 0) + 1,
      ...details,
      ...file,
      ...(file.mime === 'application/pdf' && { check_result: 'clean' }),
      added_by: by,
      member_id: memberId ?? null,
      added_at: now,
      ...(isHeld !== undefined && { is_held: isHeld }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { document: { ...added, ...unreleased }, isNew: true };
}

/** The documents that are photos of a claim. Neither side can withdraw this evidence. */
export async function readClaimPhotos(database: Database, orderId: string): Promise<ReadonlySet<string>> {
  const photos = await database
    .selectFrom('order_claim_photo')
    .innerJoin('order_claim', 'order_claim.id', 'order_claim_photo.claim_id')
    .select('order_claim_photo.paper_id')
    .where('order_claim.order_id', '=', orderId)
    .execute();
  return new Set(photos.map(({ paper_id }) => paper_id));
}

/** Serialises changes of an order's documents and reports of claims about it. */
async function lockForPapers(database: Database, orderId: string): Promise<Pick<OrderRow, 'state'>> {
  const locked = await database
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return orderOf(locked);
}

interface Withdrawing {
  orderId: string;
  paperId: string;
  by: Actor;
  memberId?: string;
  /** Restricts the withdrawal to documents that this actor has added. */
  ownOnly: boolean;
  now: Date;
}

/** Withdraws a document in the caller's transaction. Of two concurrent withdrawals one succeeds. */
export async function withdrawPaper(
  database: Database,
  { orderId, paperId, by, memberId, ownOnly, now }: Withdrawing,
): Promise<{ document: StoredRow } | { refusal: 'paperGone' | 'paperInClaim' }> {
  await lockForPapers(database, orderId);
  if ((await readClaimPhotos(database, orderId)).has(paperId)) return { refusal: 'paperInClaim' };
  const document = await database
    .updateTable('order_papers')
    .set({ withdrawn_by: by, withdrawer_id: memberId ?? null, withdrawn_at: now })
    .where('id', '=', paperId)
    .where('order_id', '=', orderId)
    .where('withdrawn_at', 'is', null)
    .$if(ownOnly, (update) => update.where('added_by', '=', by))
    .returningAll()
    .executeTakeFirst();
  return document ? { document } : { refusal: 'paperGone' };
}

interface Shown {
  orderNo: string;
  canWithdraw: boolean;
  /** Whether the reader is a staff member, who sees names. */
  isForStaff: boolean;
  /** Whether the document is held until the balance is paid. Staff can read it anyway. */
  isHeld: boolean;
  /** Whether the reader may release it early. */
  canRelease?: boolean;
  link: (row: DocumentRow) => string;
}

/** Maps a document for a reader. */
export function showDocument(
  row: DocumentRow,
  { orderNo, canWithdraw, isForStaff, isHeld, canRelease = false, link }: Shown,
): Paper {
  const isLive = row.withdrawn_at === null;
  const [adder, withdrawer] = [nameOf(row.added_by), row.withdrawn_by === null ? undefined : nameOf(row.withdrawn_by)];
  return {
    id: row.id,
    kind: row.kind,
    ...(row.title !== null && { title: row.title }),
    ...(row.number !== null && { number: row.number }),
    sha256: row.sha256,
    bytes: row.bytes,
    type: row.mime,
    name: documentName({ ...row, order_no: orderNo }),
    ...(isLive && (isForStaff || !isHeld) && { file: link(row) }),
    ...(isLive && isHeld && { held: true }),
    addedBy: row.added_by === 'buyer' ? 'buyer' : 'staff',
    ...(isForStaff && adder !== undefined && { addedByName: adder }),
    addedAt: row.added_at.toISOString(),
    ...(row.withdrawn_at && { withdrawnAt: row.withdrawn_at.toISOString() }),
    ...(isForStaff && withdrawer !== undefined && { withdrawnByName: withdrawer }),
    ...(isForStaff && releaseOf(row)),
    canWithdraw: isLive && canWithdraw,
    ...(isLive && isHeld && canRelease && { canRelease }),
  };
}

function releaseOf({ released_at, released_by, release_reason }: DocumentRow): Pick<Paper, 'release'> {
  if (!released_at || released_by === null || release_reason === null) return {};
  return { release: { at: released_at.toISOString(), by: nameOf(released_by) ?? '', reason: release_reason } };
}

/** The staff member's name in an actor; undefined for the buyer. */
export function nameOf(actor: string): string | undefined {
  return actor.startsWith('staff:') ? actor.slice('staff:'.length) : undefined;
}
