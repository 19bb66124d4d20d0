import { useEffect } from 'react';
import { untilPainted } from '../ui/until-painted.ts';

const siteName = 'GariPort';

export function pageTitle(title: string | undefined): string {
  return title ? `${title} | ${siteName}` : siteName;
}

/** Names the page in the browser's tab and history; without a title, as while it loads, the site's name alone stands. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    nameTab(pageTitle(title));
    return () => nameTab(siteName);
  }, [title]);
}

let wanted: string | undefined;

/** Each change is told to the browser's own process, which takes a phone some milliseconds: the page is shown before. */
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
