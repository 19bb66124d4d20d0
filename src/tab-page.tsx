import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { saveState } from './app/stored-state.ts';
import { PrefetchHome } from './features/home/home-queries.ts';
import { loadTexts } from './i18n/feature-texts.ts';
import { tabs, type Tab } from './paths.ts';
import { lateScreen, type LateScreen } from './routing/late-screen.ts';
import { readTab } from './routing/read-tab.ts';

const screens = {
  [tabs.home]: lateScreen(() => import('./features/home/home-page.tsx')),
  [tabs.vehicles]: lateScreen(() => import('./features/vehicle-source/vehicle-source-page.tsx')),
  [tabs.buying]: lateScreen(async () => {
    const [page] = await Promise.all([import('./features/content/buying-process-page.tsx'), loadTexts('content')]);
    return page;
  }),
  [tabs.about]: lateScreen(async () => {
    const [page] = await Promise.all([import('./features/content/about-page.tsx'), loadTexts('content')]);
    return page;
  }),
} satisfies Record<Tab, LateScreen>;

export function preloadTab(search: string): Promise<void> {
  return screens[readTab(new URLSearchParams(search))].preload();
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
