import type { ListVehiclesData } from '../../../generated/client/types.gen.ts';
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
 * The payload of the list call, without what the country refuses unless the state says so. Only the first page asks for the
 * counts of the options, since they hold for all pages.
 */
export function listPayload({ filters, sort, page, showsRefused }: ListState, importCountryCode: string): Payload {
  return {
    pageNo: page,
    pageSize: listPageSize,
    ...narrowing(filters),
    ...(!showsRefused && { importCountryCode }),
    ...(sort !== 'newest' && { sort }),
    ...(page === 1 && { facetsFlag: 1 }),
  };
}

function narrowing({ keyword, make, model, modelLevel, price, carAge, mileage, seatsNum, type }: FilterValues) {
  return {
    ...(keyword !== undefined && { searchKey: keyword }),
    ...(make !== undefined && { makeId: make }),
    ...(model !== undefined && { modelId: model }),
    ...(modelLevel !== undefined && { modelLevelId: modelLevel }),
    ...(price !== undefined && { price: optionOf(price) }),
    ...(carAge !== undefined && { carAge: optionOf(carAge) }),
    ...(mileage !== undefined && { mileage: optionOf(mileage) }),
    ...(seatsNum !== undefined && { seatsNum: optionOf(seatsNum) as Payload['seatsNum'] & number }),
    ...(type !== undefined && typeFlags[type as unknown as keyof typeof typeFlags]),
  };
}

/** The address has been checked before, so the option exists. */
function optionOf(text: string): Payload['price'] & number {
  return Number(text) as Payload['price'] & number;
}
