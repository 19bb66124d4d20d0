import type { Handler } from '../../generated/server.ts';
import type { Context } from '../calls/context.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { countVehicles } from './count-vehicles.ts';
import { readNewestIds } from './newest-vehicles.ts';
import { readVehicleCards } from './vehicle-card.ts';
import { filtersOf } from './vehicle-filters.ts';

export const listVehicles: Handler<'listVehicles', Context> = async (payload, context) => {
  const { database, now } = context;
  const catalogue = await readCatalogue(context);
  const filters = filtersOf(payload, catalogue);
  const total = await countVehicles(database, filters, catalogue, now);
  const offset = (payload.pageNo - 1) * payload.pageSize;
  if (offset >= total) return { code: 0, body: { total, vehicleList: [] } };
  const ids = await readNewestIds(database, filters, { now, limit: payload.pageSize, offset });
  return { code: 0, body: { total, vehicleList: await readVehicleCards(context, ids) } };
};
