import { useEffect } from 'react';
import { untilPainted } from './until-painted.ts';

const siteName = 'GariPort';

function pageTitle(title: string | undefined): string {
  return title ? `${title} | ${siteName}` : siteName;
}

/** Sets the title of the page; without one, for example while it loads, it is the site's name. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    nameTab(pageTitle(title));
    return () => nameTab(siteName);
  }, [title]);
}

let wanted: string | undefined;

/** Changing the title costs a phone some milliseconds, so the page is painted first. */
function nameTab(name: string): void {
  const isUnderWay = wanted !== undefined;
  wanted = name;
  if (!isUnderWay) void nameTabOnceSeen();
}

async function nameTabOnceSeen(): Promise<void> {
  await untilPainted();
  document.title = wanted ?? siteName;
  wanted = undefined;
}
