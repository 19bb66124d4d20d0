import type { FastifyInstance } from 'fastify';
import type { FilePart, Services } from '#server/platform/services.ts';
import { createFileStreams } from './stream-file.ts';

const forEver = 'public, max-age=31536000, immutable';

/** Serves vehicle videos with range requests, so that players can seek. */
export function serveVideos(app: FastifyInstance, { database, files }: Pick<Services, 'database' | 'files'>): void {
  const streams = createFileStreams(files);
  app.get<{ Params: { vehicle: string; name: string } }>('/videos/:vehicle/:name', async (request, reply) => {
    const { vehicle, name } = request.params;
    const [, id = '', type = ''] = /^([0-9a-f]{16})\.(mp4|webm)$/.exec(name) ?? [];
    const video = await database
      .selectFrom('vehicle_video')
      .select(['path', 'bytes'])
      .where('vehicle_id', '=', vehicle)
      .where('id', '=', id)
      .where('type', '=', type === 'mp4' ? 'mp4' : 'webm')
      .executeTakeFirst();
    if (!video) return reply.callNotFound();
    const tag = `"${id}"`;
    // Only the video itself may be cached: a failure passes.
    const cacheForEver = () => reply.header('Cache-Control', forEver).header('ETag', tag);
    reply.header('Accept-Ranges', 'bytes').header('X-Content-Type-Options', 'nosniff');
    if (request.headers['if-none-match'] === tag) return cacheForEver().code(304).send();
    const isSame = [undefined, tag].includes(request.headers['if-range']?.toString());
    const part = isSame ? partOf(request.headers.range, video.bytes) : undefined;
    if (part === 'outside') {
      return reply
        .code(416)
        .header('Content-Range', `bytes */${video.bytes}`)
        .header('Cache-Control', 'no-store')
        .send();
    }
    const file = await streams.open(request, reply, { path: video.path, part });
    if (file === 'answered') return reply;
    if (!file) return reply.callNotFound();
    if (part) reply.code(206).header('Content-Range', `bytes ${part.start}-${part.end}/${video.bytes}`);
    return cacheForEver().type(`video/${type}`).header('Content-Length', file.size).send(file.stream);
  });
}

/** The requested byte range; the whole file for several or malformed ranges. */
function partOf(range: string | undefined, size: number): FilePart | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'outside' : { start, end };
}
