import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../database/tables.ts';
import { namedPages } from '../describe/describe-page.ts';
import { countFiles, readVehiclesOfFile } from './listed-vehicles.ts';
import { writeIndex, writePages } from './sitemap-files.ts';

interface SitemapOptions {
  publicUrl: string;
  /** Where the vehicles are; without it the map names the other pages alone. */
  database?: Database;
}

/** An hour: vehicles come and go by the day. */
const freshFor = 'public, max-age=3600';

/** Tells search engines which pages there are, and which are nobody else's business. */
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
