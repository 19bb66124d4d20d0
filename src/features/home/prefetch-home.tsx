import { usePrefetchQuery } from '@tanstack/react-query';
import { homeQueries } from './home-queries.ts';

/** Asks for what the home page shows while the page's own code is still on its way. */
export function PrefetchHome() {
  usePrefetchQuery(homeQueries.banners());
  usePrefetchQuery(homeQueries.vehicles());
  usePrefetchQuery(homeQueries.hotMakes());
  return null;
}
