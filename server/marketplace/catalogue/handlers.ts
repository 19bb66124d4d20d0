import type { Handlers } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { readCatalogue } from './catalogue-memory.ts';
import { listDeliveredPrices, listDestinations } from './delivered-prices.ts';
import { readFlashSale } from './flash-sale.ts';
import { listVehicles } from './list-vehicles.ts';
import { groupMakes, homeLevelsOf, hotMakesOf, makeOf, modelsOf, stylesOf } from './makes-and-models.ts';
import { getVehiclePriceFacts } from './price-facts.ts';
import { listRecommendedVehicles } from './recommended-vehicles.ts';
import { readSearchTerms } from './search-terms.ts';
import { listSimilarVehicles } from './similar-vehicles.ts';

type CatalogueOperation =
  | 'listMakes'
  | 'listHotMakes'
  | 'listModels'
  | 'listStyles'
  | 'listVehicles'
  | 'listModelLevels'
  | 'listSearchTerms'
  | 'listDeliveredPrices'
  | 'listDestinations'
  | 'listFlashSaleVehicles'
  | 'listRecommendedVehicles'
  | 'listSimilarVehicles'
  | 'getVehiclePriceFacts';

export const catalogueHandlers: Pick<Handlers<Context>, CatalogueOperation> = {
  listDeliveredPrices,
  listDestinations,

  async listMakes(_payload, context) {
    return { code: 0, body: { makeList: groupMakes(await readCatalogue(context), context.language) } };
  },

  async listHotMakes(_payload, context) {
    const hot = hotMakesOf(await readCatalogue(context));
    return { code: 0, body: hot.map((make) => makeOf(make, context.language)) };
  },

  async listModels({ makeId }, context) {
    return { code: 0, body: modelsOf(makeId, await readCatalogue(context), context.language) };
  },

  async listStyles({ modelId }, context) {
    return { code: 0, body: stylesOf(modelId, await readCatalogue(context), context.language) };
  },

  async listModelLevels(_payload, context) {
    return { code: 0, body: homeLevelsOf(await readCatalogue(context), context.language) };
  },

  async listSearchTerms(_payload, context) {
    const body = await readSearchTerms(context.database, await readCatalogue(context), context.language);
    return { code: 0, body };
  },

  listVehicles,

  async listFlashSaleVehicles({ pageNo, pageSize }, context) {
    const flashSaleVehicleList = await readFlashSale(context, { limit: pageSize, offset: (pageNo - 1) * pageSize });
    return { code: 0, body: { flashSaleVehicleList } };
  },

  listRecommendedVehicles,
  listSimilarVehicles,
  getVehiclePriceFacts,
};
