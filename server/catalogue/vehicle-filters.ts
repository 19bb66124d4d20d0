import type { PayloadOf } from '../../generated/server.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { findByKey } from './search/search-index.ts';
import { splitWords } from './search/search-text.ts';

/** The sets of the type filter, numbered as counts are kept. */
export const kinds = { newArrival: 1, daily: 2, highQuality: 3, hot: 4 } as const;
export type Kind = keyof typeof kinds;

/** The type filter's number for what is on flash sale, which is no kept set. */
export const onSaleType = 5;

/** What a list is narrowed to; what is left out does not narrow. */
export interface VehicleFilters {
  makeId?: string;
  modelId?: string;
  level?: string;
  price?: number;
  age?: number;
  mileage?: number;
  seats?: number;
  kind?: Kind;
  isOnSale?: boolean;
  /** The styles that a keyword means. */
  styleIds?: readonly string[];
  /** A keyword that may name one vehicle, such as its reference number; those of `styleIds` count too. */
  ownWord?: string;
}

export function filtersOf(payload: PayloadOf<'listVehicles'>, catalogue: CatalogueMemory): VehicleFilters {
  const { makeId, modelId, modelLevelId, price, carAge, mileage, seatsNum, searchKey } = payload;
  const kind = kindOf(payload);
  return {
    ...(makeId !== undefined && { makeId }),
    ...(modelId !== undefined && { modelId }),
    ...(modelLevelId !== undefined && { level: modelLevelId }),
    ...(price !== undefined && { price }),
    ...(carAge !== undefined && { age: carAge }),
    ...(mileage !== undefined && { mileage }),
    ...(seatsNum !== undefined && { seats: seatsNum }),
    ...(kind && { kind }),
    ...(payload.flashSaleFlag && { isOnSale: true }),
    ...(searchKey !== undefined && keywordOf(searchKey, catalogue)),
  };
}

function kindOf(payload: PayloadOf<'listVehicles'>): Kind | undefined {
  if (payload.newArrivalFlag) return 'newArrival';
  if (payload.dailyFlag) return 'daily';
  if (payload.highQualityFlag) return 'highQuality';
  return payload.hotCarFlag ? 'hot' : undefined;
}

/** Marks alone seek nothing, so they do not narrow. */
function keywordOf(key: string, { search }: CatalogueMemory): Pick<VehicleFilters, 'styleIds' | 'ownWord'> {
  const words = splitWords(key);
  if (words.length === 0) return {};
  const ownWord = words.join('');
  const styleIds = [...findByKey(search, key)];
  return /^[a-z]{0,3}\d{5,}$/.test(ownWord) ? { styleIds, ownWord } : { styleIds };
}
