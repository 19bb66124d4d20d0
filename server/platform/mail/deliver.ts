import { MailDelayed, MailRefused, type MailTransport, type Services } from '#server/platform/services.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { processConcurrently } from '#server/platform/delivery/process-concurrently.ts';
import { waitAfter } from '#server/platform/delivery/wait-after.ts';
import { describeFailure } from './describe-failure.ts';

const minute = 60_000;
const longestWait = 60 * minute;
/** With doubling intervals, this is two days of retries. */
const triesAllowed = 52;
/** As many lanes as the transport has connections. */
const lanes = { atOnce: 2, inRun: 100 };
/** An e-mail delayed this long, because SMTP was not configured, would only confuse its reader. */
export const oldestMail = 3 * 24 * 60 * minute;

/**
 * Delivers pending e-mails. Each is claimed before sending by moving its next retry, so that no two nodes send it. If a
 * node dies between sending and saving, it is sent again with the same message id.
 */
export async function deliverMails(
  { database, mailTransport, clock, log }: Services,
  stopping?: AbortSignal,
): Promise<void> {
  if (!mailTransport) return;
  let isServerDown = false;
  await processConcurrently(
    { ...lanes, stopping },
    async () => (isServerDown ? undefined : claimMail(database, clock())),
    async (mail) => {
      const outcome = await send(mailTransport, mail);
      await noteOutcome(database, mail, outcome, clock());
      if (!outcome) return;
      const { error, isFinal } = outcome;
      log.warn({ mail: mail.id, attempts: mail.attempts, err: describeFailure(error) }, 'an e-mail was not delivered');
      // The server fails, not this e-mail, so skip the others for now.
      if (!isFinal && !(error instanceof MailDelayed)) isServerDown = true;
    },
  );
}

type Waiting = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

interface Failure {
  error: unknown;
  isFinal: boolean;
}

async function claimMail(database: Database, now: Date) {
  return database.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('mail')
      .select(['id', 'recipient', 'subject', 'body', 'qr', 'language', 'attempts'])
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .where('created_at', '>', new Date(now.getTime() - oldestMail))
      .where((where) => where.or([where('until_at', 'is', null), where('until_at', '>', now)]))
      .orderBy('is_bulk')
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!waiting) return undefined;
    const attempts = waiting.attempts + 1;
    await transaction
      .updateTable('mail')
      .set({ attempts, due_at: new Date(now.getTime() + waitAfter(attempts, longestWait)) })
      .where('id', '=', waiting.id)
      .execute();
    return { ...waiting, attempts };
  });
}

async function send(transport: MailTransport, mail: Waiting): Promise<Failure | undefined> {
  try {
    await transport.send({ ...mail, to: mail.recipient });
    return undefined;
  } catch (error) {
    return { error, isFinal: error instanceof MailRefused || mail.attempts >= triesAllowed };
  }
}

async function noteOutcome(
  database: Database,
  { id }: Waiting,
  outcome: Failure | undefined,
  now: Date,
): Promise<void> {
  // Delete the text after sending or giving up: it contains the key of its link.
  const done = outcome
    ? { ...(outcome.isFinal && { state: 'failed' as const, body: '', qr: null }), last_error: String(outcome.error) }
    : { state: 'sent' as const, body: '', qr: null, last_error: null, sent_at: now };
  await database.updateTable('mail').set(done).where('id', '=', id).execute();
}
