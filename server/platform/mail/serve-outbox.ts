import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { escapeMarkup } from '#server/platform/escape-markup.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { MailTable } from '#server/platform/database/tables/service-tables.ts';
import { drawQr } from './draw-qr.ts';
import { isDirectCaller } from '#wire/host/caller.ts';

export const outboxPath = '/dev/outbox';
const shown = 100;

/**
 * Shows posted e-mails to local developers and tests. Never served in production: a link in an e-mail is as powerful as
 * a password.
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
    .select(['id', 'recipient', 'subject', 'body', 'qr', 'language', 'state', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(shown)
    .execute();
}

type OutboxMail = Pick<
  Selectable<MailTable>,
  'id' | 'recipient' | 'subject' | 'body' | 'qr' | 'language' | 'state' | 'created_at'
>;

/** Renders the outbox as a self-refreshing page, newest first, with clickable links. */
function renderOutbox(mails: readonly OutboxMail[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width">
<title>Outbox (${mails.length})</title>
<style>
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1f2a2a; background: #f6f1e7 }
  article { margin: 1rem 0; padding: 1rem 1.25rem; background: #fff; border-radius: .5rem }
  h1 { font-size: 1.25rem } h2 { margin: 0; font-size: 1.05rem }
  p { margin: .25rem 0; color: #5a6666; font-size: .875rem }
  pre { margin: .75rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>Outbox of the development server</h1>
${mails.map(renderMail).join('\n') || '<p>No mail yet. Register, and the e-mail shows here.</p>'}
</body>
</html>
`;
}

function renderMail({ recipient, subject, body, qr, language, state, created_at }: OutboxMail): string {
  return `<article lang="${escapeMarkup(language)}">
<h2>${escapeMarkup(subject)}</h2>
<p>to ${escapeMarkup(recipient)}, ${created_at.toISOString()}, ${state}</p>
<pre>${withLinks(body)}</pre>
${qr === null ? '' : drawQr(qr)}</article>`;
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeMarkup(part) : `<a href="${escapeMarkup(part)}">${escapeMarkup(part)}</a>`,
    )
    .join('');
}
