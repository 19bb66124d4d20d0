import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/platform/database/tables.ts';
import { namedPages } from '#server/site/describe/describe-page.ts';
import { siteAddress, siteLanguages } from '#server/site/addresses.ts';
import { escapeMarkup } from '#server/platform/escape-markup.ts';
import { acceptedCodings } from '#server/site/rendering/encoded-page.ts';
import { createPageCache, TooManyPages } from '#server/site/rendering/page-cache.ts';

/** An indexable page, in all languages. */
interface ListedPage {
  below: string;
  changedAt?: Date;
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function* writeIndex(publicUrl: string, files: readonly string[]): Generator<string> {
  yield `${opening}<sitemapindex ${namespace}>\n`;
  for (const file of files) yield `<sitemap><loc>${escapeMarkup(publicUrl + file)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

/** Each page once per language, each with its alternates. */
function* writePages(publicUrl: string, pages: readonly ListedPage[]): Generator<string> {
  yield `${opening}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const { below, changedAt } of pages) {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const rest = changed + siteLanguages.map((one) => alternate(one, siteAddress(publicUrl, one, below))).join('');
    yield siteLanguages
      .map((one) => `<url><loc>${escapeMarkup(siteAddress(publicUrl, one, below))}</loc>${rest}</url>\n`)
      .join('');
  }
  yield '</urlset>\n';
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`;
}

interface SitemapOptions {
  publicUrl: string;
  /** The database of vehicles; without it, the sitemap lists only other pages. */
  database?: Database;
}

const second = 1000;
/** In milliseconds. The stock changes daily. */
const freshFor = 3600 * second;
/** A file of 10 MB is cached compressed to a quarter of a megabyte. */
const mostFiles = 100;

/** Serves robots.txt and the sitemap. Each file is made once an hour, so that requests for it cost nothing. */
export function serveSitemap(app: FastifyInstance, { publicUrl, database }: SitemapOptions): void {
  const limits = { freshFor, usableFor: freshFor };
  const counts = createPageCache<number>({ ...limits, most: 1, mostUnderWay: 1 });
  const cache = createPageCache<Buffer>({ ...limits, most: mostFiles, mostUnderWay: 2 });
  const readCount = async (from: Database) => (await counts.get('files', '', () => countFiles(from))).value;

  async function send(
    [name, write]: [name: string, write: () => Promise<Iterable<string>>],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      const { value, age } = await cache.get(name, '', async () => compress(await write()));
      return sendXml(request, reply, value, age);
    } catch (error) {
      if (!(error instanceof TooManyPages)) throw error;
      return reply.code(503).header('Retry-After', '10').header('Cache-Control', 'no-store').send();
    }
  }

  async function writeIndexFile(): Promise<Iterable<string>> {
    const files = database ? await readCount(database) : 0;
    const names = Array.from({ length: files }, (_, place) => `/sitemap/vehicles-${place + 1}.xml`);
    return writeIndex(publicUrl, ['/sitemap/pages.xml', ...names]);
  }

  const listedPages = namedPages.map((below) => ({ below }));

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', `public, max-age=${freshFor / second}`)
      .send(writeRobots(publicUrl)),
  );

  app.get('/sitemap.xml', (request, reply) => send(['index', writeIndexFile], request, reply));

  app.get('/sitemap/pages.xml', (request, reply) =>
    send(['pages', async () => writePages(publicUrl, listedPages)], request, reply),
  );

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const number = Number(/^vehicles-([1-9]\d{0,4})\.xml$/.exec(request.params.file)?.[1] ?? 0);
    if (!database || number === 0 || number > (await readCount(database))) return reply.callNotFound();
    const write = async () => writePages(publicUrl, await readVehiclesOfFile(database, number));
    return send([`vehicles-${number}`, write], request, reply);
  });
}

/** Compresses off the event loop, part by part, so that a large file does not delay calls. */
function compress(parts: Iterable<string>): Promise<Buffer> {
  return pipeline(parts, createGzip(), (zipped) => buffer(zipped));
}

function sendXml({ method, headers }: FastifyRequest, reply: FastifyReply, zipped: Buffer, age: number): FastifyReply {
  reply
    .type('application/xml; charset=utf-8')
    .header('Cache-Control', `public, max-age=${Math.ceil((freshFor - age) / second)}`)
    .header('Vary', 'Accept-Encoding');
  if (acceptedCodings(headers['accept-encoding']).has('gzip')) {
    return reply.header('Content-Encoding', 'gzip').send(zipped);
  }
  // Fastify reads the whole stream of a HEAD request.
  if (method === 'HEAD') return reply.send(Readable.from([]));
  const plain = createGunzip();
  plain.end(zipped);
  return reply.send(plain);
}

function writeRobots(publicUrl: string): string {
  const closed = ['/api/', '/files/', '/chat/', '/*/user/', '/*/car/order/', '/*/car/v/', '/*/car/compare'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** In four languages, a file stays far below the limit of 50,000 URLs. */
const vehiclesPerFile = 5000;

async function countFiles(database: Database): Promise<number> {
  const { vehicles } = await database
    .selectFrom('vehicle')
    .select(({ fn }) => fn.countAll<number | string>().as('vehicles'))
    .where('state', '=', 'available')
    .executeTakeFirstOrThrow();
  return Math.ceil(Number(vehicles) / vehiclesPerFile);
}

/** The vehicles of one sitemap file, counted from 1. */
async function readVehiclesOfFile(database: Database, file: number): Promise<ListedPage[]> {
  const rows = await database
    .selectFrom('vehicle')
    .select(['id', 'changed_at'])
    .where('state', '=', 'available')
    .orderBy('id')
    .limit(vehiclesPerFile)
    .offset((file - 1) * vehiclesPerFile)
    .execute();
  return rows.map(({ id, changed_at }) => ({
    below: `/car/detail?id=${encodeURIComponent(id)}`,
    changedAt: changed_at,
  }));
}
