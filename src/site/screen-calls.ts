import type {
  GetVehicleDetailData,
  ListVehiclesData,
  ListVehiclesResponse,
  VehicleDetail,
} from '#generated/client/types.gen.ts';
import { screens, tabOf } from '#screens/screens.ts';
import { availabilityOf } from '#states/vehicle-availability.ts';
import { queries } from '#shared/api/api.ts';
import { portsQuestion, routeOf } from './components/shipping-route.ts';
import { listedCountry, listedPort } from './remembered/destination.ts';
import { legalQuestion, readLegalPage } from './routing/legal-pages.ts';
import { homeQueries } from './features/home/home-queries.ts';
import { draftFor, priceQuestion } from './features/vehicle-detail/order/order-choices.ts';
import { readListState } from './features/vehicle-source/filters-from-search.ts';
import { listPayload } from './features/vehicle-source/list-payload.ts';
import { decodeParameters } from '#shared/routing/encoded-parameters.ts';
import { legalPages, tabs } from '#shared/routing/paths.ts';
import type { Address } from '#shared/routing/resolve-address.ts';

/** A call by its query key, which contains its name and payload. */
export interface CallKey {
  _id: string;
  body?: unknown;
}

export type QueryKey = readonly [CallKey];

/** Every call that the screen at an address makes immediately for a visitor. The address has its prefix. */
export function callsOfScreen({ pathname, search }: Address): readonly QueryKey[] {
  const below = `/${pathname.split('/').slice(2).join('/')}`;
  const values = new URLSearchParams(search);
  if (below === screens.detail.path) return callsOfDetail(values.get('id') ?? '');
  if (below === screens.information.path) return callsOfDetail(decodeParameters(search)?.['id'] ?? '');
  if (below === screens.legal.path) {
    const text = queries.getLegalTextQueryKey({ body: legalQuestion(values) });
    return readLegalPage(values) === legalPages.protocol ? [text, queries.getRefundRulesQueryKey()] : [text];
  }
  if (below === screens.company.path) return [queries.getCompanyQueryKey()];
  const tab = below === screens.home.path ? tabOf(values) : undefined;
  if (tab === tabs.home) return callsOfHome();
  return tab === tabs.vehicles ? callsOfList(values) : [];
}

/**
 * The calls that a screen makes after another answer. A vehicle's page requests the price to its default destination, as for
 * a buyer who has chosen nothing.
 */
export function callsThatFollow(
  { pathname }: Address,
  [{ _id, body }]: QueryKey,
  answer: unknown,
): readonly QueryKey[] {
  if (_id !== 'getVehicleDetail' || !pathname.endsWith(screens.detail.path)) return [];
  const detail = answer as VehicleDetail;
  const { carSourceId } = body as GetVehicleDetailData['body'];
  const draft = draftFor(carSourceId, detail, undefined);
  const similar = queries.listSimilarVehiclesQueryKey({ body: { vehicleId: carSourceId } });
  const isOrderable = availabilityOf[detail.vehicle.vehicleStatus] === 'available' && !detail.vehicle.pricesUnset;
  if (!isOrderable) return [similar];
  const facts = queries.getVehiclePriceFactsQueryKey({ body: { carSourceId } });
  const ports = portsQuestion(detail, draft);
  if (!ports) return [similar, facts];
  const price = priceQuestion(draft, routeOf(draft, detail.destination ? [detail.destination.port] : []));
  return [
    similar,
    facts,
    queries.listPortsQueryKey({ body: ports }),
    ...(price ? [queries.getPriceDetailQueryKey({ body: price })] : []),
  ];
}

/** Whether a list has no such page. */
export function isBeyondTheEnd([{ _id, body }]: QueryKey, answer: unknown): boolean {
  if (_id !== 'listVehicles') return false;
  return (body as ListVehiclesData['body']).pageNo > 1 && (answer as ListVehiclesResponse).vehicleList.length === 0;
}

function callsOfHome(): QueryKey[] {
  return [
    homeQueries.makes().queryKey,
    homeQueries.levels().queryKey,
    homeQueries.matches({}, listedCountry).queryKey,
    queries.listHotMakesQueryKey(),
    homeQueries.vehicles().queryKey,
    homeQueries.banners().queryKey,
  ];
}

function callsOfList(values: URLSearchParams): QueryKey[] {
  const state = readListState(values);
  const { make, model } = state.filters;
  return [
    queries.listVehiclesQueryKey({ body: listPayload(state, { countryCode: listedCountry, portId: listedPort }) }),
    queries.listModelLevelsQueryKey({ body: { homePageShow: 1 } }),
    // The names of the list's filter values.
    ...(make === undefined ? [] : [queries.listMakesQueryKey()]),
    ...(make === undefined || model === undefined ? [] : [queries.listModelsQueryKey({ body: { makeId: make } })]),
  ];
}

/** Nothing else can be requested for a vehicle that does not exist. */
function callsOfDetail(id: string): QueryKey[] {
  return id === '' ? [] : [queries.getVehicleDetailQueryKey({ body: { carSourceId: id } })];
}
