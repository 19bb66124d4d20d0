import { isPersonal } from '#screens/personal-parameters.ts';
import { cachedAttribute } from './messages.ts';

/** Whether the page at this address may be cached at all: only public pages without personal data. */
export function isCacheable(address: string): boolean {
  return !isPersonal(new URL(address).searchParams);
}

/** A copy of a page marked as cached. Undefined if it is not a complete rendered page. */
export async function copyOfRendered(page: Response, now: number): Promise<Response | null> {
  if (!isPage(page)) return null;
  const html = await page.clone().text();
  return html.includes('id="rendered"') ? withMark(html, page, now) : null;
}

/** The same for the shell, which is the page without content. */
export async function copyOfShell(page: Response, now: number): Promise<Response | null> {
  return isPage(page) ? withMark(await page.clone().text(), page, now) : null;
}

function isPage({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('Content-Type') ?? '').startsWith('text/html');
}

function withMark(html: string, { headers: sent }: Response, now: number): Response {
  const headers = new Headers(sent);
  // The text is stored decoded, whatever its original encoding.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(html.replace('<html', `<html ${cachedAttribute}="${now}"`), { headers });
}

/** Our files that a page references. Without its scripts it would never be interactive. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))];
}

export function scriptsOf(html: string): string[] {
  return filesOf(html).filter((path) => path.endsWith('.js'));
}
