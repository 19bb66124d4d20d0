import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '#server/platform/database/tables.ts';
import { namedPages } from '#server/site/describe/describe-page.ts';
import { siteAddress, siteLanguages } from '#server/site/addresses.ts';
import { escapeMarkup } from '#server/site/head/write-head.ts';

/** An indexable page, in all languages. */
interface ListedPage {
  below: string;
  changedAt?: Date;
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function writeIndex(publicUrl: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeMarkup(publicUrl + file)}</loc></sitemap>`);
  return `${opening}<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** Each page once per language, each with its alternates. */
function writePages(publicUrl: string, pages: readonly ListedPage[]): string {
  const entries = pages.flatMap(({ below, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const rest = changed + siteLanguages.map((one) => alternate(one, siteAddress(publicUrl, one, below))).join('');
    return siteLanguages.map(
      (one) => `<url><loc>${escapeMarkup(siteAddress(publicUrl, one, below))}</loc>${rest}</url>`,
    );
  });
  return `${opening}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`;
}

interface SitemapOptions {
  publicUrl: string;
  /** The database of vehicles; without it, the sitemap lists only other pages. */
  database?: Database;
}

/** The sitemap is cached for an hour, since the stock changes daily. */
const freshFor = 'public, max-age=3600';

/** Serves robots.txt and the sitemap. */
export function serveSitemap(app: FastifyInstance, { publicUrl, database }: SitemapOptions): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', freshFor).send(writeRobots(publicUrl)),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const files = database ? await countFiles(database) : 0;
    const names = Array.from({ length: files }, (_, place) => `/sitemap/vehicles-${place + 1}.xml`);
    return sendXml(reply, writeIndex(publicUrl, ['/sitemap/pages.xml', ...names]));
  });

  app.get('/sitemap/pages.xml', (_request, reply) =>
    sendXml(
      reply,
      writePages(
        publicUrl,
        namedPages.map((below) => ({ below })),
      ),
    ),
  );

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const number = Number(/^vehicles-([1-9]\d{0,4})\.xml$/.exec(request.params.file)?.[1] ?? 0);
    const pages = number > 0 && database ? await readVehiclesOfFile(database, number) : [];
    return pages.length > 0 ? sendXml(reply, writePages(publicUrl, pages)) : reply.callNotFound();
  });
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.type('application/xml; charset=utf-8').header('Cache-Control', freshFor).send(xml);
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

/** The vehicles of one sitemap file, counted from 1; undefined if there is no such file. */
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
