import { listTraits } from './list-traits.ts';
import { type Screen, screenAt, type ScreenName, screens } from './screens.ts';

type RenderedScreenName = {
  [Name in ScreenName]: (typeof screens)[Name] extends { isRendered: true } ? Name : never;
}[ScreenName];

/** Parameters that the header uses on every screen. */
const ofHeader = ['keyword', 'make'] as const;

/** The filters of the list besides those, its sort order and its page. */
const ofList = [
  'model',
  'modelLevel',
  'price',
  'carAge',
  'mileage',
  'seatsNum',
  'type',
  'yearFrom',
  'yearTo',
  'landedFrom',
  'landedTo',
  ...Object.keys(listTraits),
  'sort',
  'page',
  'import',
] as const;

/** The address parameters that each rendered screen reads; `all` when the whole query is one encoded text. */
const parameters: Readonly<Record<RenderedScreenName, readonly string[] | 'all'>> = {
  home: [],
  vehicles: ['tab', ...ofList],
  buying: ['tab'],
  about: ['tab'],
  detail: ['id', 'orderId', 'status', 'styleId', 'styleName', 'storeId'],
  information: 'all',
  legal: ['formPage', 'version'],
  company: [],
  flashSale: [],
  notFound: [],
};

const ofScreens = new Map<Screen, readonly string[] | 'all'>(
  Object.entries(parameters).map(([name, read]) => [screens[name as RenderedScreenName], read]),
);

/**
 * The query of a rendered screen with only the parameters it reads, sorted, with its question mark: identical for all
 * addresses that show the same page.
 */
export function queryReadBy(screen: Screen, query: string): string {
  const read = ofScreens.get(screen) ?? 'all';
  if (read === 'all') return query;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of [...read, ...ofHeader]) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}

/**
 * The address under which a page is cached: without the parameters that the page does not read. All unknown paths have the
 * same.
 */
export function sharedAddress({ below, query }: { below: string; query: string }): { below: string; query: string } {
  const screen = screenAt(below, new URLSearchParams(query)) ?? screens.notFound;
  const isKnown = screen !== screens.notFound;
  return { below: isKnown ? below : screens.notFound.path, query: queryReadBy(screen, query) };
}
