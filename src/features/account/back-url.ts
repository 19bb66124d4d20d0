import { isScreenPath, languageOfPrefix } from '../../../screens/screens.ts';

/** Where a login leads on to: a page of this site, below its prefix. Whatever else is given leads nowhere. */
export function readBackUrl(given: string | null | undefined, origin: string): string | undefined {
  if (!given || !URL.canParse(given, origin)) return undefined;
  const url = new URL(given, origin);
  if (url.origin !== origin) return undefined;
  const below = withoutPrefix(url.pathname);
  return isScreenPath(below) ? below + url.search : undefined;
}

function withoutPrefix(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  const below = languageOfPrefix(first) ? `/${rest.join('/')}` : pathname;
  return below.length > 1 ? below.replace(/\/+$/, '') : below;
}
