import type { Handlers } from '../../generated/server.ts';
import { type Context, refuse, userOf } from '../calls/context.ts';
import { getOrder } from './detail.ts';
import { tellBuyer } from './letters.ts';
import { listOrders } from './list.ts';
import { moveOrder } from './move-order.ts';
import { readOwnOrder } from './order-row.ts';
import { downloadProforma } from './proforma/proforma.ts';
import { submitOrder } from './submit.ts';
import { handInVoucher } from './vouchers.ts';

type OrderOperation =
  | 'submitOrder'
  | 'listOrders'
  | 'getOrder'
  | 'closeOrder'
  | 'confirmDelivery'
  | 'payDeposit'
  | 'payBalance'
  | 'downloadProforma';

export const orderHandlers: Pick<Handlers<Context>, OrderOperation> = {
  submitOrder,
  listOrders,
  getOrder,
  downloadProforma,

  payDeposit: (payload, context) => handInVoucher('deposit', payload, context),
  payBalance: (payload, context) => handInVoucher('balance', payload, context),

  async closeOrder({ id }, context) {
    const moved = await moveOwn(id, 'close', context);
    if ('code' in moved) return moved;
    await tellBuyer(context, moved, { what: 'cancelled', cause: 'buyer' });
    return { code: 0 };
  },

  async confirmDelivery({ id }, context) {
    const moved = await moveOwn(id, 'confirmDelivery', context);
    return 'code' in moved ? moved : { code: 0 };
  },
};

async function moveOwn(id: string, act: 'close' | 'confirmDelivery', context: Context) {
  const { database, now } = context;
  const order = await readOwnOrder(database, id, userOf(context).accountId);
  if (!order) return refuse(context, 400, 'orderGone');
  const moved = await moveOrder(database, order, { act, actor: 'buyer', now });
  return moved ?? refuse(context, 400, 'orderStatusChanged');
}
