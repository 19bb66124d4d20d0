import type { Handler } from '../../generated/server.ts';
import type { Context } from '../calls/context.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { countVehicles } from './count-vehicles.ts';
import { readVehicleIds } from './page-of-vehicles.ts';
import { readFacets } from './read-facets.ts';
import { readVehicleCards } from './vehicle-card.ts';
import { filtersOf } from './vehicle-filters.ts';

export const listVehicles: Handler<'listVehicles', Context> = async (payload, context) => {
  const { database, now } = context;
  const catalogue = await readCatalogue(context);
  const filters = filtersOf(payload, catalogue);
  const total = await countVehicles(database, filters, catalogue, now);
  const facets = payload.facetsFlag && (await readFacets(database, filters, { catalogue, now }));
  const limit = payload.pageSize;
  const offset = (payload.pageNo - 1) * limit;
  const page = { now, limit, offset, total, sort: payload.sort };
  const ids = offset < total ? await readVehicleIds(database, filters, page) : [];
  const vehicleList = await readVehicleCards(context, ids);
  return { code: 0, body: { total, vehicleList, ...(facets && { facets }) } };
};
