import { useEffect } from 'react';

const siteName = 'GariPort';

export function pageTitle(title: string | undefined): string {
  return title ? `${title} | ${siteName}` : siteName;
}

/** Names the page in the browser's tab and history; without a title, as while it loads, the site's name alone stands. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = pageTitle(title);
    return () => {
      document.title = siteName;
    };
  }, [title]);
}
