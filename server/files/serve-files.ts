import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { judgePass } from './file-links.ts';

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

/**
 * Serves uploaded files, which are people's proofs and documents, to whoever has a link of their own. The pass is in
 * the address because an `<img>` sends no token. `file-links.ts` says for whom a link is good and for how long.
 */
export function serveFiles(app: FastifyInstance, services: Services): void {
  const route = '/files/:folder/:name';
  app.get<{ Params: { folder: string; name: string }; Querystring: { pass?: unknown } }>(
    route,
    async (request, reply) => {
      const { folder, name } = request.params;
      const path = `/files/${folder}/${name}`;
      const type = types[name.split('.').at(-1) ?? ''];
      const { pass } = request.query;
      // The pass is checked before the storage is asked, so that nobody learns which files there are.
      const judgement = typeof pass === 'string' ? await judgePass(services, path, pass, services.clock()) : 'unknown';
      if (judgement === 'over') {
        const advice = 'This link has expired. Open the picture again from where you found it.';
        return reply.code(410).header('Cache-Control', 'no-store').type('text/plain').send(advice);
      }
      const bytes = type && judgement === 'open' ? await services.files.read(path) : undefined;
      // The answer is the same as for any path that leads nowhere.
      if (!type || !bytes) return reply.callNotFound();
      return (
        reply
          .type(type)
          // Neither a shared computer nor anything on the way may keep somebody's proof of payment.
          .header('Cache-Control', 'private, no-store')
          .header('Content-Disposition', `inline; filename="${name}"`)
          .header('Content-Security-Policy', "default-src 'none'; sandbox")
          .header('Cross-Origin-Resource-Policy', 'same-origin')
          .header('Referrer-Policy', 'no-referrer')
          .header('X-Content-Type-Options', 'nosniff')
          .header('X-Robots-Tag', 'noindex')
          .send(bytes)
      );
    },
  );
}
