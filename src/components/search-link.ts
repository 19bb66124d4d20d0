import type { SearchFilters } from '../../generated/client/types.gen.ts';
import { paths } from '../routing/paths.ts';

const types = {
  newArrivalFlag: '1',
  dailyFlag: '2',
  highQualityFlag: '3',
  hotCarFlag: '4',
  flashSaleFlag: '5',
} as const;

const renamed: Readonly<Record<string, string>> = {
  searchKey: 'keyword',
  makeId: 'make',
  modelId: 'model',
  modelLevelId: 'modelLevel',
};

/** The address of the list that shows what a saved search finds. It names no country: the list follows its reader's. */
export function linkToSearch({ importCountryCode, landedCountryCode: _, ...filters }: SearchFilters): string {
  const written = Object.entries(filters).map(([name, value]) =>
    name in types ? ['type', types[name as keyof typeof types]] : [renamed[name] ?? name, String(value)],
  );
  return paths.vehicles({
    ...(Object.fromEntries(written) as Record<string, string>),
    ...(importCountryCode === undefined && { import: 'all' }),
  });
}
