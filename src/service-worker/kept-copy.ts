import { keptAttribute } from './messages.ts';

/** Addresses that tell more of their reader than which page of the site they look at. */
const personal = ['orderId', 'authKey'];

/** Whether a page of this address may be kept at all: a public one, which holds nothing of anybody. */
export function isKeepable(address: string): boolean {
  const { searchParams } = new URL(address);
  return !personal.some((name) => searchParams.has(name));
}

/** A copy of a page that knows that it is one. Nothing for what is not a rendered page, or not whole. */
export async function copyOfRendered(page: Response, now: number): Promise<Response | null> {
  if (!isPage(page)) return null;
  const html = await page.clone().text();
  return html.includes('id="rendered"') ? withMark(html, page, now) : null;
}

/** The same for the shell, which is the page without anything of its own. */
export async function copyOfShell(page: Response, now: number): Promise<Response | null> {
  return isPage(page) ? withMark(await page.clone().text(), page, now) : null;
}

function isPage({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('Content-Type') ?? '').startsWith('text/html');
}

function withMark(html: string, { headers: sent }: Response, now: number): Response {
  const headers = new Headers(sent);
  // The text is written as it is, whatever it came as.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(html.replace('<html', `<html ${keptAttribute}="${now}"`), { headers });
}

/** The files of ours that a page names. Without its scripts it stays as dead as it came. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))];
}

export function scriptsOf(html: string): string[] {
  return filesOf(html).filter((path) => path.endsWith('.js'));
}
