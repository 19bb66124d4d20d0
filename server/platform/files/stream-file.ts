import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '#wire/host/caller.ts';
import type { FilePart, FileStore, OpenFile } from '#server/platform/services.ts';

/** Concurrent files per address. A player uses two or three ranges, and a household shares an address. */
const mostOfCaller = 16;

export interface FileStreams {
  /** Opens a file for a visitor. Replies 429 itself if the address has too many open ones. */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    file: { path: string; part?: FilePart | undefined },
  ): Promise<OpenFile | 'answered' | undefined>;
}

/** Streams stored files with backpressure, so that slow readers take no memory. */
export function createFileStreams(files: Pick<FileStore, 'open'>, most = mostOfCaller): FileStreams {
  const openFiles = new Map<string, number>();

  function leave(caller: string): void {
    const others = (openFiles.get(caller) ?? 0) - 1;
    if (others > 0) openFiles.set(caller, others);
    else openFiles.delete(caller);
  }

  return {
    async open(request, reply, { path, part }) {
      const caller = callerOf(request.ip);
      const own = openFiles.get(caller) ?? 0;
      if (own >= most) {
        const advice = 'Too many files are being loaded at once. Wait for one to finish and try again.';
        await reply
          .code(429)
          .header('Retry-After', '5')
          .header('Cache-Control', 'no-store')
          .type('text/plain')
          .send(advice);
        return 'answered';
      }
      openFiles.set(caller, own + 1);
      reply.raw.once('close', () => leave(caller));
      const file = await files.open(path, part);
      // The visitor may have disconnected while it was being opened.
      if (file && reply.raw.destroyed) file.stream.destroy();
      return file;
    },
  };
}
