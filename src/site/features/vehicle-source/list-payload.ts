import type { ListVehiclesData } from '#generated/client/types.gen.ts';
import { type Destination, isListed } from '#site/remembered/destination.ts';
import type { FilterValues, ListState } from './filters-from-search.ts';

/** Six rows of four. */
export const listPageSize = 24;

type Payload = ListVehiclesData['body'];

/** A type filter sends exactly one of these flags. */
const typeFlags = {
  1: { newArrivalFlag: 1 },
  2: { dailyFlag: 1 },
  3: { highQualityFlag: 1 },
  4: { hotCarFlag: 1 },
  5: { flashSaleFlag: 1 },
} as const;

/**
 * The payload of the list call, without refused vehicles unless the state includes them. Only the first page requests the
 * counts of the options, since they apply to all pages.
 */
export function listPayload({ filters, sort, page, showsRefused }: ListState, destination: Destination): Payload {
  const { countryCode: importCountryCode, portId } = destination;
  const isByPrice = sort === 'priceAscending' || sort === 'priceDescending';
  return {
    pageNo: page,
    pageSize: listPageSize,
    ...narrowing(filters),
    ...(!showsRefused && { importCountryCode }),
    landedCountryCode: importCountryCode,
    ...(sort !== 'newest' && { sort }),
    ...(isByPrice && portId && !isListed(destination) && { deliveryPortId: portId }),
    ...(page === 1 && { facetsFlag: 1 }),
  };
}

/** The address has been validated, so each option exists. Most filters are named as in the call, and are numbers. */
function narrowing({ keyword, make, model, modelLevel, type, ...others }: FilterValues): Partial<Payload> {
  const named = { searchKey: keyword, makeId: make, modelId: model, modelLevelId: modelLevel };
  const options = Object.entries(others).map(([name, text]) => [
    name,
    /^\d+$/.test(text) && name !== 'grade' ? Number(text) : text,
  ]);
  return {
    ...Object.fromEntries([...Object.entries(named).filter(([, text]) => text !== undefined), ...options]),
    ...(type !== undefined && typeFlags[type as unknown as keyof typeof typeFlags]),
  };
}
