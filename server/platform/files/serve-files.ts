import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { checkPass } from './file-links.ts';
import { createFileStreams } from './stream-file.ts';

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' };

interface Asked {
  pass?: unknown;
  paper?: unknown;
}

/** Whether a link opens a file, and the download name. */
export type CheckedFile = { is: 'open'; name: string } | { is: keyof typeof advice | 'unknown' };

const advice = {
  over: 'This link has expired. Open the file again from where you found it.',
  unchecked: 'This document is still being checked. Try again in a few minutes.',
  refused: 'This document is damaged or unsafe. Ask for a new copy.',
} as const;

/** Checks a link to an order's document, which depends on the order. */
export type CheckDocumentLink = (
  services: Services,
  link: { path: string; id: string; pass: string },
  now: Date,
) => Promise<CheckedFile>;

/**
 * Serves uploaded files, which are personal payment proofs and documents, to holders of a signed link. The pass is part
 * of the URL because an `<img>` sends no token. See `file-links.ts` for the rules.
 */
export function serveFiles(app: FastifyInstance, services: Services, checkDocumentLink: CheckDocumentLink): void {
  const streams = createFileStreams(services.files);
  const route = '/files/:folder/:name';
  app.get<{ Params: { folder: string; name: string }; Querystring: Asked }>(route, async (request, reply) => {
    const { folder, name } = request.params;
    const path = `/files/${folder}/${name}`;
    const type = types[name.split('.').at(-1) ?? ''];
    // Check the pass before the storage, so that nobody learns which files exist.
    const verdict = await checkLink(services, checkDocumentLink, path, request.query);
    // The same response as for any unknown path.
    if (!type || verdict.is === 'unknown') return reply.callNotFound();
    if (verdict.is !== 'open') {
      return reply.code(410).header('Cache-Control', 'no-store').type('text/plain').send(advice[verdict.is]);
    }
    const file = await streams.open(request, reply, { path });
    if (file === 'answered') return reply;
    if (!file) return reply.callNotFound();
    // A PDF is always downloaded: a browser's viewer would not run in the sandbox.
    const disposition = type === types['pdf'] ? 'attachment' : 'inline';
    return (
      reply
        .type(type)
        .header('Content-Length', file.size)
        // Neither a shared computer nor a proxy may cache somebody's payment proof.
        .header('Cache-Control', 'private, no-store')
        .header('Content-Disposition', `${disposition}; filename="${verdict.name}"`)
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('Cross-Origin-Resource-Policy', 'same-origin')
        .header('Referrer-Policy', 'no-referrer')
        .header('X-Content-Type-Options', 'nosniff')
        .header('X-Robots-Tag', 'noindex')
        .send(file.stream)
    );
  });
}

/** A document link contains the document's id; any other file is identified by its path. */
async function checkLink(
  services: Services,
  checkDocumentLink: CheckDocumentLink,
  path: string,
  { pass, paper }: Asked,
): Promise<CheckedFile> {
  if (typeof pass !== 'string') return { is: 'unknown' };
  const now = services.clock();
  if (typeof paper === 'string') return checkDocumentLink(services, { path, id: paper, pass }, now);
  const is = await checkPass(services, path, pass, now);
  return is === 'open' ? { is, name: path.slice(path.lastIndexOf('/') + 1) } : { is };
}
