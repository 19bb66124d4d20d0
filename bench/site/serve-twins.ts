import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export interface Twins {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Serves the same site, but each page without scripts and with inlined styles: the earliest that a page with this
 * content can be visible. Pictures are unchanged.
 */
export async function serveTwins(origin: string): Promise<Twins> {
  const pages = new Map<string, Promise<Buffer>>();
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (!asked.headers.accept?.includes('text/html')) return forward(new URL(path, origin), asked, answer);
    // Phones get a different page than desktops.
    const agent = asked.headers['user-agent'] ?? '';
    const page = pages.get(agent + path) ?? makeTwin(new URL(path, origin), agent).then(compress);
    pages.set(agent + path, page);
    page.then(
      (bytes) =>
        answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(bytes),
      (error: unknown) => answer.destroy(error instanceof Error ? error : undefined),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function makeTwin(page: URL, agent: string): Promise<string> {
  const html = await textOf(page, agent);
  if (!html.includes('id="rendered"')) throw new Error(`${page.pathname} came as a shell.`);
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  const styles = new Map(
    await Promise.all(sheets.map(async ([link, href = '']) => [link, await textOf(new URL(href, page))] as const)),
  );
  return html
    .replaceAll(/<link[^>]*rel="stylesheet"[^>]*>/g, (link) => `<style>${styles.get(link) ?? ''}</style>`)
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g, '');
}

async function textOf(url: URL, agent = ''): Promise<string> {
  const answer = await fetch(url, { headers: { Accept: '*/*', 'User-Agent': agent } });
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}.`);
  return answer.text();
}

function compress(html: string): Promise<Buffer> {
  return promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function forward(url: URL, { method, headers }: IncomingMessage, answer: ServerResponse): void {
  const forwarded = request(url, { method, headers: { ...headers, host: url.host } }, (source) => {
    answer.writeHead(source.statusCode ?? 502, source.headers);
    source.pipe(answer);
  });
  forwarded.on('error', () => answer.destroy());
  forwarded.end();
}
