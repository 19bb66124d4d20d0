import type { Query } from '@tanstack/react-query';
import type { QueryId } from '#generated/operations.ts';
import { nameOf } from '#shared/api/invalidate.ts';

/**
 * The calls whose answers can be read offline. `public` is the same for everybody, `own` belongs to a user, and `fuller` is
 * public for a visitor and belongs to the user who was logged in when it was requested.
 */
const cacheableCalls: Readonly<Partial<Record<QueryId, CachePolicy>>> = {
  listBanners: 'public',
  getHomeVehicles: 'public',
  listMakes: 'public',
  listHotMakes: 'public',
  listModels: 'public',
  listModelLevels: 'public',
  listSearchTerms: 'public',
  listVehicles: 'public',
  listRecommendedVehicles: 'public',
  listSimilarVehicles: 'public',
  listFlashSaleVehicles: 'public',
  listVehicleQuestions: 'public',
  assessImport: 'public',
  listDestinations: 'public',
  listDeliveredPrices: 'public',
  getCompany: 'public',
  listCountries: 'public',
  listReceivingCountries: 'public',
  getLegalText: 'public',
  getRefundRules: 'public',
  listCities: 'public',
  listPorts: 'public',
  getVehicleDetail: 'fuller',
  getVehiclePriceFacts: 'public',
  getPriceDetail: 'fuller',
  estimateLandedCost: 'fuller',
  listFavorites: 'own',
  listOrders: 'own',
  getOrder: 'own',
  getOrderTimeline: 'own',
  getClaims: 'own',
  listPapers: 'own',
  listVehicleThreads: 'own',
  listOwnQuestions: 'own',
  listSavedSearches: 'own',
  listAddresses: 'own',
  listCoupons: 'own',
};

export type CachePolicy = 'public' | 'own' | 'fuller';

/** How the answer of a query is cached, if at all. */
export function cachePolicyOf(query: Pick<Query, 'queryKey'>): CachePolicy | undefined {
  const name = nameOf(query);
  return name !== undefined && Object.hasOwn(cacheableCalls, name) ? cacheableCalls[name as QueryId] : undefined;
}

/** Whether an answer is private. */
export function isOwn(keeping: CachePolicy, isLoggedIn: boolean): boolean {
  return keeping === 'own' || (keeping === 'fuller' && isLoggedIn);
}
