import { type Context, refuse, userOf } from '../calls/context.ts';
import { pathIn } from '../files/file-links.ts';
import { newId } from '../secrets/ids.ts';
import { ownsUploads } from '../uploads/store-picture.ts';
import { moveOrder } from './move-order.ts';
import { orderCan } from './order-graph.ts';
import { readOwnOrder } from './order-row.ts';

interface Voucher {
  id: string;
  proofImage: string;
}

type Kind = 'deposit' | 'balance';

const actOf = { deposit: 'payDeposit', balance: 'payBalance' } as const;

/** Hands in the voucher of a payment: pictures that the buyer has uploaded, of an order that awaits this payment. */
export async function handInVoucher(kind: Kind, { id, proofImage }: Voucher, context: Context) {
  const { database, now } = context;
  const { accountId } = userOf(context);
  const act = actOf[kind];
  const images = [...new Set(proofImage.split(',').map(pathIn))];
  const order = await readOwnOrder(database, id, accountId);
  if (!order) return refuse(context, 400, 'orderGone');
  if (!orderCan[act](order.status)) return refuse(context, 400, 'orderStatusChanged');
  if (!(await ownsUploads(database, accountId, images))) return refuse(context, 400, 'proofUnknown');
  const moved = await moveOrder(database, order, { act, actor: 'buyer', now });
  if (!moved) return refuse(context, 400, 'orderStatusChanged');
  await database
    .insertInto('voucher')
    .values({ id: newId(), order_id: id, kind, images, created_at: now })
    .execute();
  return { code: 0 } as const;
}
