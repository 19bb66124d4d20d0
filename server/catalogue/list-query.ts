import type { SearchFilters } from '../../generated/client/types.gen.ts';
import { screens } from '../../screens/screens.ts';

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

/**
 * The query of the list's address that shows what a search finds. The site writes the same one. No address names a country:
 * the list is about where its reader imports to.
 */
export function listQuery({
  importCountryCode,
  landedCountryCode: _,
  ...filters
}: SearchFilters): Record<string, string> {
  const written = Object.entries(filters).map(([name, value]) =>
    name in types ? ['type', types[name as keyof typeof types]] : [renamed[name] ?? name, String(value)],
  );
  const narrowed: Record<string, string> = Object.fromEntries(written);
  return {
    tab: String(screens.vehicles.tab),
    ...narrowed,
    ...(importCountryCode === undefined && { import: 'all' }),
  };
}
