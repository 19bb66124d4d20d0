import type { Selectable } from 'kysely';
import { readSetting } from '#server/platform/calls/versioned-setting.ts';
import type {
  Claim,
  ClaimKind,
  ClaimMark,
  ClaimState,
  ClaimTerms,
  ClaimWindow,
  NamedPart,
  Paper,
} from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ClaimTable } from '#server/platform/database/tables/claim-tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { type DocumentRow, nameOf, readDocuments } from '#server/marketplace/orders/documents/order-documents.ts';
import type { Actor } from '#server/marketplace/orders/order-graph.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import { latestOf, readShipmentNotes } from '#server/marketplace/orders/shipment-notes.ts';
import { formatUnits } from '#server/marketplace/pricing/price-text.ts';
import { inspectionParts } from '#server/marketplace/reference/inspection.ts';
import { photosOf } from '#server/marketplace/vehicles/photos.ts';
import { partsOfName } from '#server/platform/uploads/photo-name.ts';
import type { Names } from '#server/platform/names.ts';
import type { Language } from '#wire/language.ts';
import { claimTerms } from './claim-terms.ts';

export type ClaimRow = Selectable<ClaimTable>;

const hour = 3_600_000;
const day = 24 * hour;
/** Nairobi is three hours ahead of UTC all year. */
const marketOffset = '+03:00';

const closed: ReadonlySet<ClaimState> = new Set(['settled', 'declined']);

export function isClosed({ state }: Pick<ClaimRow, 'state'>): boolean {
  return closed.has(state);
}

/**
 * When the buyer may report a claim: from the day on which the vehicle was released at the port, which counts to its end, or
 * else from the moment at which the buyer confirmed the receipt.
 */
export async function readClaimWindow(
  database: Database,
  { id, state }: Pick<OrderRow, 'id' | 'state'>,
  { hours }: ClaimTerms,
  now: Date,
): Promise<ClaimWindow> {
  const released = latestOf(await readShipmentNotes(database, id), 'released').day;
  const opensAt = released === undefined ? await readReceipt(database, id, state) : startOf(released);
  if (!opensAt) return { hours, isOpen: false };
  const from = released === undefined ? opensAt.getTime() : opensAt.getTime() + day;
  const closesAt = new Date(from + hours * hour);
  return {
    hours,
    isOpen: opensAt <= now && now < closesAt,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
  };
}

function startOf(marketDay: string): Date {
  return new Date(`${marketDay}T00:00:00${marketOffset}`);
}

async function readReceipt(database: Database, orderId: string, state: OrderRow['state']): Promise<Date | undefined> {
  if (state !== 'completed') return undefined;
  const record = await database
    .selectFrom('order_record')
    .select('created_at')
    .where('order_id', '=', orderId)
    .where('act', 'in', ['confirmDelivery', 'complete'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return record?.created_at;
}

interface Report {
  order: OrderRow;
  kind: ClaimKind;
  text: string;
  paperIds: readonly string[];
  marks: readonly ClaimMark[];
  now: Date;
}

/** Stores a claim in the caller's transaction. */
export async function reportClaim(
  transaction: Database,
  { order, kind, text, paperIds, marks, now }: Report,
): Promise<ClaimRow | 'claimOpen' | 'claimTooEarly' | 'claimTooLate' | 'paperGone'> {
  // Serialises reports about one order.
  await transaction.selectFrom('orders').select('id').where('id', '=', order.id).forNoKeyUpdate().execute();
  const terms = await readSetting(transaction, claimTerms);
  const window = await readClaimWindow(transaction, order, terms, now);
  if (window.opensAt === undefined || now < new Date(window.opensAt)) return 'claimTooEarly';
  if (!window.isOpen) return 'claimTooLate';
  const claims = await readClaims(transaction, order.id);
  if (claims.some((claim) => !isClosed(claim))) return 'claimOpen';
  const photos = [...new Set(paperIds)];
  const papers = await readDocuments(transaction, order.id);
  const usable = new Set(
    papers.filter((paper) => paper.added_by === 'buyer' && paper.withdrawn_at === null).map(({ id }) => id),
  );
  if (!photos.every((id) => usable.has(id))) return 'paperGone';
  const claim = await transaction
    .insertInto('order_claim')
    .values({
      id: newId(),
      order_id: order.id,
      kind,
      state: 'open',
      turn: 'us',
      due_at: inDays(now, terms.answerDays),
      reported_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addMessage(transaction, claim.id, { by: 'buyer', text, now });
  await transaction
    .insertInto('order_claim_photo')
    .values(
      photos.map((paper_id, index) => ({
        claim_id: claim.id,
        paper_id,
        place: index + 1,
        part: marks.find(({ paperId }) => paperId === paper_id)?.part,
      })),
    )
    .execute();
  return claim;
}

/** The claims of an order, the latest first. */
export async function readClaims(database: Database, orderId: string): Promise<ClaimRow[]> {
  return database
    .selectFrom('order_claim')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('reported_at', 'desc')
    .orderBy('id')
    .execute();
}

interface Step {
  version: number;
  by: Actor;
  text: string | undefined;
  now: Date;
  to: Pick<ClaimRow, 'state' | 'turn'>;
  offerUnits?: number | undefined;
}

/** Moves a claim that the caller has locked, if it still has the version that the caller saw. */
export async function moveClaim(
  transaction: Database,
  claim: ClaimRow,
  { version, by, text, now, to, offerUnits }: Step,
): Promise<ClaimRow | 'changed'> {
  if (claim.version !== version || isClosed(claim)) return 'changed';
  const terms = await readSetting(transaction, claimTerms);
  const due = { us: inDays(now, terms.answerDays), buyer: inDays(now, terms.replyDays), nobody: null };
  const moved = await transaction
    .updateTable('order_claim')
    .set({
      ...to,
      version: claim.version + 1,
      // A message does not restart our own deadline.
      due_at: to.turn === 'us' && claim.turn === 'us' ? claim.due_at : due[to.turn],
      changed_at: now,
      ...(offerUnits !== undefined && { offer_units: offerUnits }),
    })
    .where('id', '=', claim.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (text !== undefined) await addMessage(transaction, claim.id, { by, text, now });
  return moved;
}

export async function lockClaim(transaction: Database, id: string): Promise<ClaimRow | undefined> {
  return transaction.selectFrom('order_claim').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

async function addMessage(
  transaction: Database,
  claimId: string,
  { by, text, now }: { by: Actor; text: string; now: Date },
): Promise<void> {
  const message = { claim_id: claimId, written_at: now, written_by: by, body: text };
  await transaction.insertInto('order_claim_message').values(message).execute();
}

function inDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * day);
}

interface Reader {
  isForStaff: boolean;
  /** Undefined for a document that the reader does not see. */
  show: (row: DocumentRow) => Paper | undefined;
}

/** Claims as their readers see them. */
export async function showClaims(
  database: Database,
  order: Pick<OrderRow, 'id' | 'pay_unit'>,
  rows: readonly ClaimRow[],
  { isForStaff, show }: Reader,
): Promise<Claim[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const messages = await database
    .selectFrom('order_claim_message')
    .selectAll()
    .where('claim_id', 'in', ids)
    .orderBy('id')
    .execute();
  const photos = await database
    .selectFrom('order_claim_photo')
    .selectAll()
    .where('claim_id', 'in', ids)
    .orderBy('place')
    .execute();
  const papers = new Map((await readDocuments(database, order.id)).map((row) => [row.id, row]));
  return rows.map((row) => {
    const own = photos.filter(({ claim_id }) => claim_id === row.id);
    const marks = own.flatMap(({ paper_id: paperId, part }) => (part === null ? [] : { paperId, part }));
    return {
      id: row.id,
      version: row.version,
      kind: row.kind,
      state: row.state,
      turn: row.turn,
      ...(row.due_at && { dueAt: row.due_at.toISOString() }),
      reportedAt: row.reported_at.toISOString(),
      photos: own.flatMap(({ paper_id }) => {
        const paper = papers.get(paper_id);
        const shown = paper?.withdrawn_at === null ? show(paper) : undefined;
        return shown ?? [];
      }),
      ...(marks.length > 0 && { marks }),
      messages: messages
        .filter(({ claim_id }) => claim_id === row.id)
        .map(({ written_at, written_by, body }) => {
          const byName = nameOf(written_by);
          return {
            at: written_at.toISOString(),
            by: written_by === 'buyer' ? ('buyer' as const) : ('staff' as const),
            ...(isForStaff && byName !== undefined && { byName }),
            text: body,
          };
        }),
      ...(row.offer_units !== null && { offer: formatUnits(row.offer_units, order.pay_unit) }),
    };
  });
}

/** The vehicle's parts and its photos from before the shipment, with which photos of a claim are compared. */
export async function readComparison(
  database: Database,
  order: Pick<OrderRow, 'id' | 'vehicle_id'>,
  language: Language,
): Promise<{ parts: NamedPart[]; photosBefore: string[] }> {
  const parts = Object.entries(inspectionParts) as [NamedPart['part'], Names][];
  return {
    parts: parts.map(([part, names]) => ({ part, text: names[language] })),
    photosBefore: await readPhotosBefore(database, order),
  };
}

async function readPhotosBefore(
  database: Database,
  { id, vehicle_id }: Pick<OrderRow, 'id' | 'vehicle_id'>,
): Promise<string[]> {
  const vehicle = await database
    .selectFrom('vehicle')
    .select(['id', 'photos'])
    .where('id', '=', vehicle_id)
    .executeTakeFirst();
  if (!vehicle) return [];
  const added = await database
    .selectFrom('vehicle_photo')
    .innerJoin('order_record', (join) => join.onRef('order_record.created_at', '<', 'vehicle_photo.added_at'))
    .select('vehicle_photo.id')
    .where('vehicle_photo.vehicle_id', '=', vehicle_id)
    .where('order_record.order_id', '=', id)
    .where('order_record.act', '=', 'ship')
    .execute();
  const later = new Set(added.map((photo) => photo.id));
  const photos = vehicle.photos?.filter((name) => !later.has(partsOfName(name)?.id ?? name)) ?? null;
  // Without a photo, the address of the main picture would redirect to a later one.
  return photos?.length === 0 ? [] : photosOf({ ...vehicle, photos }).map(({ photoPath }) => photoPath);
}
