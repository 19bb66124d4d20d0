import { isScreenPath, languageOfPrefix } from '#screens/screens.ts';
import { readAddress } from '#shared/routing/page-address.ts';

/** The address parameter with the page to show after the login. */
export const backUrlParameter = 'backUrl';

/**
 * The page of this site that a login redirects to, without the site's prefix. Undefined for any other address, to prevent
 * open redirects.
 */
export function readBackUrl(given: string | null | undefined, origin: string): string | undefined {
  if (!given || !URL.canParse(given, origin)) return undefined;
  const url = new URL(given, origin);
  if (url.origin !== origin) return undefined;
  const { pathname, search } = readAddress(url);
  const below = withoutPrefix(pathname);
  return isScreenPath(below) ? below + search : undefined;
}

function withoutPrefix(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  const below = languageOfPrefix(first) ? `/${rest.join('/')}` : pathname;
  return below.length > 1 ? below.replace(/\/+$/, '') : below;
}
