import type { AddPaperPayload, Paper, Papers } from '#generated/client/types.gen.ts';
import type { Handlers } from '#generated/server.ts';
import { type Context, refuse, senderOf, userOf } from '#server/platform/calls/context.ts';
import { twoPhaseHandler } from '#server/platform/calls/two-phase-handler.ts';
import { linkDocument } from './document-links.ts';
import { decodeBase64 } from '#server/platform/uploads/decode-base64.ts';
import {
  canFinishLater,
  deleteRefusedUpload,
  refuseIncomplete,
  withCompleteFile,
} from '#server/platform/uploads/finish-upload.ts';
import { storeDocument } from '#server/platform/uploads/store-document.ts';
import { storeWithinQuota } from '#server/platform/uploads/upload-quota.ts';
import { noteFinished } from '#server/platform/uploads/uploads-in-parts.ts';
import { lapseDeposits } from '../lapse.ts';
import { type OrderRow, readOwnOrder } from '../order-row.ts';
import { isPaidInFull, waitsForBalance } from './held-documents.ts';
import {
  addPaper,
  type DocumentRow,
  readDocuments,
  showDocument,
  acceptsDocuments,
  hasRoomForPaper,
  readClaimPhotos,
  withdrawPaper,
} from './order-documents.ts';

type PaperOperation = 'listPapers' | 'addPaper' | 'withdrawPaper';

/** The documents of a buyer's own orders. */
export const documentHandlers: Pick<Handlers<Context>, PaperOperation> = {
  async listPapers({ id }, context) {
    const order = await readOwn(id, context);
    return order ? { code: 0, body: await listFor(order, context) } : refuse(context, 400, 'orderGone');
  },

  addPaper: twoPhaseHandler<'addPaper'>(async ({ id, fileBase64, uploadId, ...paper }, context) => {
    if ((fileBase64 === undefined) === (uploadId === undefined)) {
      return () => ({ code: 400, errorMessage: 'fileBase64, uploadId: a paper comes with one of the two' });
    }
    // Check first, so that nothing is stored for an order that accepts no documents.
    const order = await readOwn(id, context);
    if (!order) return (inside) => refuse(inside, 400, 'orderGone');
    if (!acceptsDocuments(order)) return (inside) => refuse(inside, 400, 'orderStatusChanged');
    if (!(await hasRoomForPaper(context.database, id))) return (inside) => refuse(inside, 400, 'papersFull');
    if (uploadId !== undefined) return addFromParts(context, { order, paper, uploadId });
    const bytes = decodeBase64(fileBase64 ?? '');
    if (!bytes) return (inside) => refuse(inside, 400, 'paperFormat');
    const { files } = context.services;
    const file = await storeWithinQuota(context, () => storeDocument(files, bytes, senderOf(context)));
    return async (inside) => {
      if ('refusal' in file) return refuse(inside, 400, file.refusal);
      const { database, now } = inside;
      const outcome = await addPaper(database, { order, paper, file, by: 'buyer', now });
      if ('refusal' in outcome) return refuse(inside, 400, outcome.refusal);
      return { code: 0, body: { ...(await listFor(order, inside)), paperId: outcome.document.id } };
    };
  }),

  async withdrawPaper({ id, paperId }, context) {
    const { database, now } = context;
    const order = await readOwnOrder(database, id, userOf(context).accountId);
    if (!order) return refuse(context, 400, 'orderGone');
    const outcome = await withdrawPaper(database, { orderId: id, paperId, by: 'buyer', ownOnly: true, now });
    if ('refusal' in outcome) return refuse(context, 400, outcome.refusal);
    return { code: 0, body: await listFor(order, context) };
  },
};

interface InParts {
  order: OrderRow;
  paper: Pick<AddPaperPayload, 'kind' | 'title' | 'number'>;
  uploadId: string;
}

/** The same for a file uploaded in parts, which are deleted once it is added. */
async function addFromParts(context: Context, { order, paper, uploadId }: InParts) {
  const { services } = context;
  const { accountId } = userOf(context);
  const whole = await withCompleteFile(context.database, accountId, { id: uploadId, kind: 'paper' }, (bytes) =>
    storeWithinQuota(context, () => storeDocument(services.files, bytes, senderOf(context))),
  );
  const file = 'is' in whole && whole.is === 'finished' ? await findStored(context, whole.path) : whole;
  return async (inside: Context) => {
    if ('is' in file) return refuseIncomplete(inside, uploadId, file.is === 'wrong' ? file.refusal : 'uploadGone');
    if ('refusal' in file) {
      if (!canFinishLater(file.refusal)) await deleteRefusedUpload(inside, uploadId);
      return refuse(inside, 400, file.refusal);
    }
    const { database, now } = inside;
    const outcome = await addPaper(database, { order, paper, file, by: 'buyer', now });
    if ('refusal' in outcome) return refuse(inside, 400, outcome.refusal);
    await noteFinished(database, uploadId, file.path, now);
    return { code: 0 as const, body: { ...(await listFor(order, inside)), paperId: outcome.document.id } };
  };
}

/** A file already added to one of the buyer's orders, for retries after a lost response. */
async function findStored({ database, user }: Context, path: string) {
  const found = await database
    .selectFrom('order_papers')
    .innerJoin('orders', 'orders.id', 'order_papers.order_id')
    .select(['order_papers.sha256', 'order_papers.path', 'order_papers.bytes', 'order_papers.mime'])
    .where('orders.account_id', '=', user?.accountId ?? '')
    .where('order_papers.path', '=', path)
    .executeTakeFirst();
  return found ?? ({ is: 'wrong', refusal: 'uploadGone' } as const);
}

/** Cancels the order if overdue. This has its own transaction, so no other may be open. */
export async function readOwn(id: string, context: Context): Promise<OrderRow | undefined> {
  const { accountId } = userOf(context);
  await lapseDeposits(context.services, { accountId });
  return readOwnOrder(context.database, id, accountId);
}

/** Maps a document for its buyer; undefined if withdrawn. */
export async function showToBuyer(order: OrderRow, context: Context): Promise<(row: DocumentRow) => Paper | undefined> {
  const { services, database, now } = context;
  const { order_no: orderNo } = order;
  const isPaid = await isPaidInFull(database, order);
  const claimPhotos = await readClaimPhotos(database, order.id);
  const user = userOf(context);
  const link = (paper: DocumentRow) => linkDocument(services.secret, paper, 'paper', user, now);
  return (row) =>
    row.withdrawn_at === null
      ? showDocument(row, {
          orderNo,
          canWithdraw: row.added_by === 'buyer' && !claimPhotos.has(row.id),
          isForStaff: false,
          isHeld: !isPaid && waitsForBalance(row),
          link,
        })
      : undefined;
}

async function listFor(order: OrderRow, context: Context): Promise<Papers> {
  const show = await showToBuyer(order, context);
  const rows = await readDocuments(context.database, order.id);
  return { papers: rows.flatMap((row) => show(row) ?? []), canAdd: acceptsDocuments(order) };
}
