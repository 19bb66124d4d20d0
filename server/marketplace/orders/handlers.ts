import type { Handlers } from '#generated/server.ts';
import { readSetting } from '#server/platform/calls/versioned-setting.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { getOrder, listOrders } from './own-orders.ts';
import { lapseOrder } from './lapse.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { isOverdue, liveOrderOf } from './live-order.ts';
import { type Move, moveOrder } from './move-order.ts';
import { readOwnOrder } from './order-row.ts';
import { documentHandlers } from './documents/handlers.ts';
import { mpesaHandlers } from './mpesa/handlers.ts';
import { downloadProforma } from './proforma/proforma.ts';
import { checkPayment } from './payment/check-payment.ts';
import { getPaymentInstructions } from './payment-instructions.ts';
import { submitOrder } from './reserve.ts';
import { pathIn } from '#server/platform/files/file-links.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { ownsUploads } from '#server/platform/uploads/store-picture.ts';
import { orderCan } from './order-graph.ts';
import { refundRules } from './refund-rules.ts';
import { getOrderTimeline } from './timeline/handlers.ts';

type OrderOperation =
  | 'submitOrder'
  | 'listOrders'
  | 'getOrder'
  | 'closeOrder'
  | 'confirmDelivery'
  | 'payDeposit'
  | 'payBalance'
  | 'downloadProforma'
  | 'getPaymentInstructions'
  | 'checkPayment'
  | 'getOrderTimeline'
  | 'getRefundRules'
  | keyof typeof documentHandlers
  | keyof typeof mpesaHandlers;

export const orderHandlers: Pick<Handlers<Context>, OrderOperation> = {
  submitOrder,
  listOrders,
  getOrder,
  downloadProforma,
  ...documentHandlers,
  getOrderTimeline,
  getRefundRules: async (_payload, { database }) => ({
    code: 0,
    body: (await readSetting(database, refundRules)).rules,
  }),
  getPaymentInstructions,
  checkPayment,
  ...mpesaHandlers,

  payDeposit: (payload, context) => handInVoucher('deposit', payload, context),
  payBalance: (payload, context) => handInVoucher('balance', payload, context),

  async closeOrder({ id }, context) {
    const { database, services, now } = context;
    const order = await readOwnOrder(database, id, userOf(context).accountId);
    // Too late to close: the rest period after a lapse applies, even before the job has cancelled the order.
    const isLate = order !== undefined && isOverdue(liveOrderOf(order), now);
    if (isLate && (await lapseOrder(services, database, order, now))) return { code: 0 };
    const moved = await moveOwn(id, { act: 'close', situation: 'changeOfMind' }, context);
    if ('code' in moved) return moved;
    await notifyBuyer(context, moved, { what: 'cancelled', cause: 'buyer' });
    return { code: 0 };
  },

  async confirmDelivery({ id }, context) {
    const moved = await moveOwn(id, { act: 'confirmDelivery' }, context);
    return 'code' in moved ? moved : { code: 0 };
  },
};

async function moveOwn(id: string, move: Pick<Move, 'act' | 'situation'>, context: Context) {
  const { database, now } = context;
  const order = await readOwnOrder(database, id, userOf(context).accountId);
  if (!order) return refuse(context, 400, 'orderGone');
  const moved = await moveOrder(database, order, { ...move, actor: 'buyer', now });
  return moved ?? refuse(context, 400, 'orderStatusChanged');
}

interface Voucher {
  id: string;
  proofImage: string;
}

type Kind = 'deposit' | 'balance';

const actOf = { deposit: 'payDeposit', balance: 'payBalance' } as const;

/** Submits a payment proof: pictures uploaded by the buyer, for an order that awaits this payment. */
async function handInVoucher(kind: Kind, { id, proofImage }: Voucher, context: Context) {
  const { database, now } = context;
  const { accountId } = userOf(context);
  const act = actOf[kind];
  const images = [...new Set(proofImage.split(',').map(pathIn))];
  const order = await readOwnOrder(database, id, accountId);
  if (!order) return refuse(context, 400, 'orderGone');
  if (!orderCan[act](order.state)) return refuse(context, 400, 'orderStatusChanged');
  if (!(await ownsUploads(database, accountId, images))) return refuse(context, 400, 'proofUnknown');
  const moved = await moveOrder(database, order, { act, actor: 'buyer', now });
  if (!moved) return refuse(context, 400, 'orderStatusChanged');
  await database.insertInto('voucher').values({ id: newId(), order_id: id, kind, images, created_at: now }).execute();
  return { code: 0 } as const;
}
