import type { Handler } from '../../../generated/server.ts';
import { refuse, userOf, type Context } from '../../calls/context.ts';
import { readVehicle } from '../../vehicles/vehicle-row.ts';
import { readCollectionAccount } from '../collection-agent.ts';
import { lapseDeposits } from '../lapse.ts';
import { readOwnOrder } from '../order-row.ts';
import { drawProforma } from './draw-proforma.ts';
import { stateProforma } from './state-proforma.ts';

export const downloadProforma: Handler<'downloadProforma', Context> = async ({ id }, context) => {
  const { database, services } = context;
  const { accountId } = userOf(context);
  await lapseDeposits(services, { accountId });
  const order = await readOwnOrder(database, id, accountId);
  const vehicle = order && (await readVehicle(database, order.vehicle_id));
  if (!vehicle) return refuse(context, 400, 'orderGone');
  // A cancelled order has nothing to be paid any more.
  if (order.status === 8) return refuse(context, 400, 'orderStatusChanged');
  const account = await readCollectionAccount(database, 'en');
  return { code: 0, body: await drawProforma(stateProforma(order, vehicle, account)) };
};
