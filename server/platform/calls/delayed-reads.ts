import type { OperationId } from '#generated/operations.ts';
import type { Replica } from '#server/platform/database/replica.ts';
import { within } from '#server/platform/database/within.ts';
import type { Services } from '#server/platform/services.ts';
import type { Call, PlainAnswer } from '#wire/host/call.ts';

/** The prefix of a visitor's token. Visitors have no changes of their own to see. */
export const visitorTokenPrefix = 'gbt_';

/** Public reads that may be a second old. */
const delayedReads: ReadonlySet<string> = new Set<OperationId>([
  'listCountries',
  'getCompany',
  'getLegalText',
  'getAdvertisement',
  'listBanners',
  'getHomeVehicles',
  'listMakes',
  'listHotMakes',
  'listModels',
  'listStyles',
  'listVehicles',
  'listModelLevels',
  'listFlashSaleVehicles',
  'listRecommendedVehicles',
  'listSimilarVehicles',
  'getVehicleDetail',
  'listCities',
  'listPorts',
  'listReceivingCountries',
  'listDestinations',
  'listDeliveredPrices',
  'listVehicleQuestions',
  'getRefundRules',
]);

/** How long the first of the two databases is waited for. */
const timeout = 800;

/**
 * Answers a public read from the replica. Users read the primary, so as to see their own changes, and get the replica
 * only if the primary does not answer. Other calls, and all calls without a fresh replica, use the primary.
 */
export async function answerFromEither(
  services: Services,
  call: Call,
  answerBy: (services: Services) => Promise<PlainAnswer>,
): Promise<PlainAnswer> {
  const { replica } = services;
  if (!replica?.isFresh() || !delayedReads.has(call.operation.id)) return answerBy(services);
  const delayed = { ...services, database: replica.database };
  const isVisitor = call.token === undefined || call.token.startsWith(visitorTokenPrefix);
  const [first, second] = isVisitor ? [delayed, services] : [services, delayed];
  const answering = answerBy(first);
  try {
    return await within(timeout, answering);
  } catch {
    // If the second fails too, the first may still answer, and otherwise says why not.
    return answerBy(second).catch(() => answering);
  }
}

/** The database that public reads use at the moment. */
export function publicReadsOf({ database, replica }: { database: Services['database']; replica?: Replica }) {
  return replica?.isFresh() ? replica.database : database;
}
