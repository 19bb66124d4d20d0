import type { Handlers } from '../../generated/server.ts';
import { refuse, type Context } from '../calls/context.ts';
import { transferPrice } from '../pricing/transfer-price.ts';
import { getVehicleDetail } from './detail.ts';
import { getPriceDetail } from './price-detail.ts';
import { readTerms } from '../pricing/price-terms.ts';
import { readVehicle } from '../vehicles/vehicle-row.ts';

type VehicleOperation = 'getVehicleDetail' | 'getPriceDetail' | 'getTransferPrice';

export const vehicleHandlers: Pick<Handlers<Context>, VehicleOperation> = {
  getVehicleDetail,
  getPriceDetail,

  async getTransferPrice({ carSourceId, origPrice, convertType }, context) {
    const { database } = context;
    if (!(await readVehicle(database, carSourceId))) return refuse(context, 400, 'vehicleGone');
    const { rates } = await readTerms(database);
    return { code: 0, body: { finalPrice: transferPrice(origPrice, convertType, rates) } };
  },
};
