import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/tables.ts';
import { isDirectCaller } from '../../wire/host/caller.ts';
import { readEntryKey } from './entry-key.ts';

export const entryKeyPath = '/dev/entry-key';

/** Tells a development page, which no server of ours has written, the key of partners' links. */
export function serveEntryKey(app: FastifyInstance, database: Database): void {
  app.get(entryKeyPath, async (request, reply) => {
    if (!isDirectCaller(request)) return reply.callNotFound();
    return reply
      .type('text/plain')
      .header('Cache-Control', 'no-store')
      .send(await readEntryKey(database));
  });
}
