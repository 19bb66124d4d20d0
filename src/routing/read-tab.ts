import { tabs, type Tab } from '../paths.ts';

/** The tab that an address asks for. The older number 4 means About as well. */
export function readTab(search: URLSearchParams): Tab {
  const wanted = search.get('tab');
  if (wanted === '4') return tabs.about;
  return Object.values(tabs).find((tab) => String(tab) === wanted) ?? tabs.home;
}
