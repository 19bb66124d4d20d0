import { lazy, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { saveState } from './app/stored-state.ts';
import { PrefetchHome } from './features/home/prefetch-home.tsx';
import { loadTexts } from './i18n/feature-texts.ts';
import { tabs, type Tab } from './paths.ts';
import { readTab } from './routing/read-tab.ts';
import type { Address } from './routing/settle-address.ts';

const fetchHome = () => import('./features/home/home-page.tsx');
const fetchVehicles = () => import('./features/vehicle-source/vehicle-source-page.tsx');

const screens = {
  [tabs.home]: lazy(fetchHome),
  [tabs.vehicles]: lazy(fetchVehicles),
  [tabs.buying]: lazy(async () => {
    const [page] = await Promise.all([import('./features/content/buying-process-page.tsx'), loadTexts('content')]);
    return page;
  }),
  [tabs.about]: lazy(async () => {
    const [page] = await Promise.all([import('./features/content/about-page.tsx'), loadTexts('content')]);
    return page;
  }),
} satisfies Record<Tab, unknown>;

/** Begins to fetch the code of the first pages, beside their texts. What fails is tried again, and told, when shown. */
export function preloadTab({ pathname, search }: Address): void {
  const isHomeScreen = pathname.lastIndexOf('/') === 0;
  const tab = isHomeScreen ? readTab(new URLSearchParams(search)) : undefined;
  if (tab === tabs.home) fetchHome().catch(() => {});
  if (tab === tabs.vehicles) fetchVehicles().catch(() => {});
}

/** The home screen: the tab that the address names, the first where it names none. */
export function TabPage() {
  const [search] = useSearchParams();
  const tab = readTab(search);
  useEffect(() => saveState({ gResetTabIdx: tab }), [tab]);
  const Screen = screens[tab];
  return (
    <>
      {tab === tabs.home && <PrefetchHome />}
      <Screen />
    </>
  );
}
