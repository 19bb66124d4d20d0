import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { rateOf } from '../measuring.ts';
import type { Budget, Line } from '../report/line.ts';
import type { Running } from '../server/process/running.ts';

const accept = { Brotli: 'br', gzip: 'gzip', 'no compression': 'identity' } as const;
const list = '/Kenya?tab=1';

const kilobytes = (limit: number): Budget => ({ of: 'measured', at: 'most', limit });

/** The cost of cached and of newly rendered pages. The load comes from the same machine. */
export async function servedSection(
  server: Running,
  { engine, seconds }: { engine: string; seconds: number },
): Promise<Line[]> {
  const section = `Pages of a node on ${engine}`;
  const agent = new Agent({ keepAlive: true });
  const get = (path: string, encoding: string) => fetchPage(agent, `${server.origin}${path}`, encoding);
  const lines: Line[] = [];
  try {
    for (const [name, encoding] of Object.entries(accept)) {
      const size = await bestSize(() => get(list, encoding));
      const { rate, work } = await load(server, { concurrent: 16, seconds }, () => get(list, encoding));
      lines.push(
        {
          section,
          what: `a cached list, ${name}: pages a second`,
          unit: '/s',
          measured: rate,
          ...(encoding === 'br' && { budget: { of: 'measured', at: 'least', limit: 2000, goal: 5000 } }),
        },
        ...workLine(section, `a cached list, ${name}: the server's processor`, work, 0.3),
        {
          section,
          what: `a list, ${name}`,
          unit: 'KB',
          measured: size / 1000,
          ...(encoding === 'br' && { budget: kilobytes(18) }),
          ...(encoding === 'identity' && { budget: kilobytes(110) }),
        },
      );
    }
    const { rate, work, shells } = await load(server, { concurrent: 2, seconds }, (turn) => get(freshList(turn), 'br'));
    lines.push(
      {
        section,
        what: 'an uncached list: pages a second',
        unit: '/s',
        measured: rate,
        budget: { of: 'measured', at: 'least', limit: 100 },
        note: `${shells} more were late and sent as shells`,
      },
      ...workLine(section, "an uncached list: the server's processor", work),
    );
    return lines;
  } finally {
    agent.destroy();
  }
}

/** No two are the same. Every vehicle is younger than these years, so each shows a full page. */
function freshList(turn: number): string {
  return `${list}&yearFrom=${1900 + (turn % 90)}&page=${1 + Math.floor(turn / 90)}`;
}

function workLine(section: string, what: string, work: number | undefined, limit?: number): Line[] {
  if (work === undefined) return [];
  const budget: Budget | undefined = limit === undefined ? undefined : { of: 'measured', at: 'most', limit };
  return [{ section, what, unit: 'ms', measured: work, ...(budget && { budget }) }];
}

/** Rendered pages a second, and the milliseconds of the server's processor for each. */
async function load(
  server: Running,
  plan: { concurrent: number; seconds: number },
  get: (turn: number) => Promise<number | undefined>,
): Promise<{ rate: number; work: number | undefined; shells: number }> {
  let pages = 0;
  let shells = 0;
  const before = await server.processorTime();
  const rate = await rateOf(async (turn) => {
    if ((await get(turn)) === undefined) shells += 1;
    else pages += 1;
  }, plan);
  const after = await server.processorTime();
  const work = before === undefined || after === undefined || pages === 0 ? undefined : (after - before) / pages;
  return { rate: (rate * pages) / (pages + shells), work, shells };
}

/** Requests a page until its best compression, which is made in the background, has replaced the fast one. */
async function bestSize(get: () => Promise<number | undefined>): Promise<number> {
  const first = await get();
  const end = performance.now() + 5000;
  let size = first;
  while (size === first && performance.now() < end) size = await get();
  return size ?? Number.NaN;
}

/** Returns the bytes that were sent; undefined for a shell, which the server sends if rendering takes long. */
async function fetchPage(agent: Agent, url: string, encoding: string): Promise<number | undefined> {
  const sent = request(url, { agent, headers: { 'Accept-Encoding': encoding, Accept: 'text/html' } });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
  return answer.headers.etag === undefined ? undefined : body.length;
}
