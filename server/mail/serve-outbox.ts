import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/tables.ts';
import { isDirectCaller } from '../../wire/host/caller.ts';
import { renderOutbox, type OutboxMail } from './outbox-page.ts';

export const outboxPath = '/dev/outbox';
const shown = 100;

/**
 * Shows what was posted, to developers and tests at this machine. Never in production: a letter's link is as good as a
 * password.
 */
export function serveOutbox(app: FastifyInstance, database: Database): void {
  app.get(outboxPath, async (request, reply) => {
    if (!isDirectCaller(request)) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('Referrer-Policy', 'no-referrer')
      .send(renderOutbox(await newestMails(database)));
  });
  app.get(`${outboxPath}.json`, async (request, reply) => {
    if (!isDirectCaller(request)) return reply.callNotFound();
    return reply.header('Cache-Control', 'no-store').send({ mails: await newestMails(database) });
  });
}

function newestMails(database: Database): Promise<OutboxMail[]> {
  return database
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'body', 'language', 'state', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(shown)
    .execute();
}
