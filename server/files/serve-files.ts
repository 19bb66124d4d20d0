import type { FastifyInstance } from 'fastify';
import type { FileStore } from './file-store.ts';

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

/**
 * Serves uploaded pictures to whoever knows their path, since an `<img>` sends no token. The path is the hash of what
 * is in the file: it cannot be guessed, only be told by its owner, and nothing lists them.
 */
export function serveFiles(app: FastifyInstance, store: FileStore): void {
  app.get<{ Params: { folder: string; name: string } }>('/files/:folder/:name', async (request, reply) => {
    const { folder, name } = request.params;
    const type = types[name.split('.').at(-1) ?? ''];
    const bytes = type && (await store.read(`/files/${folder}/${name}`));
    // Answered like any path that leads nowhere.
    if (!bytes) return reply.callNotFound();
    return (
      reply
        .type(type)
        // Proofs of payment are for their owner's browser alone: no cache on the way may keep them.
        .header('Cache-Control', 'private, max-age=31536000, immutable')
        .header('Content-Disposition', `inline; filename="${name}"`)
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('Cross-Origin-Resource-Policy', 'same-origin')
        .header('Referrer-Policy', 'no-referrer')
        .header('X-Content-Type-Options', 'nosniff')
        .header('X-Robots-Tag', 'noindex')
        .send(bytes)
    );
  });
}
