/** The filters of a list, as the list call takes them. */
type ListFilters = Readonly<Record<string, string | number | undefined>>;

/** A vehicle type is one flag each in the call, and one number in the address. */
const types: Readonly<Record<string, string>> = {
  newArrivalFlag: '1',
  dailyFlag: '2',
  highQualityFlag: '3',
  hotCarFlag: '4',
  flashSaleFlag: '5',
};

const renamed: Readonly<Record<string, string>> = {
  searchKey: 'keyword',
  makeId: 'make',
  modelId: 'model',
  modelLevelId: 'modelLevel',
};

/**
 * The query, without its tab, of the list that these filters produce. No address contains a country, because the list
 * depends on where its reader imports to.
 */
export function listQuery({
  importCountryCode,
  landedCountryCode: _,
  ...filters
}: ListFilters): Record<string, string> {
  const written = Object.entries(filters).map(([name, value]) =>
    types[name] === undefined ? [renamed[name] ?? name, String(value)] : ['type', types[name]],
  );
  return {
    ...(Object.fromEntries(written) as Record<string, string>),
    ...(importCountryCode === undefined && { import: 'all' }),
  };
}
