import type { NoticeChannel } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { processConcurrently } from '#server/platform/delivery/process-concurrently.ts';
import { waitAfter } from '#server/platform/delivery/wait-after.ts';
import { nameIn } from '#server/platform/names.ts';
import type { NoticeOutcome, Services } from '#server/platform/services.ts';
import type { Language } from '#wire/language.ts';
import { noticePath } from './notice-links.ts';
import { type NoticeName, writeNotice } from './notice-texts.ts';

const minute = 60_000;
const longestWait = 30 * minute;
/** A notice older than this is outdated; the buyer got an e-mail. */
export const noticeLifetime = 24 * 60 * minute;
const lanes = { atOnce: 4, inRun: 100 };

/** Delivers waiting notices. One that hangs or fails does not block the others. */
export async function deliverNotices(services: Services, stopping?: AbortSignal): Promise<void> {
  const { notices, database, clock } = services;
  if (!notices) return;
  const channels = (Object.keys(notices) as NoticeChannel[]).filter((channel) => notices[channel]);
  await processConcurrently(
    { ...lanes, stopping },
    () => claimNotice(database, channels, clock()),
    (waiting) => send(services, waiting),
  );
}

type Waiting = NonNullable<Awaited<ReturnType<typeof claimNotice>>>;

/**
 * Claims a notice by removing its next try, so that no other node sends it. One whose node dies meanwhile is not sent
 * again: nobody knows whether it was sent, and the buyer got an e-mail.
 */
function claimNotice(database: Database, channels: readonly NoticeChannel[], now: Date) {
  return database.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('notice_message')
      .innerJoin('notice_number', 'notice_number.account_id', 'notice_message.account_id')
      .innerJoin('account', 'account.id', 'notice_message.account_id')
      .leftJoin('orders', 'orders.id', 'notice_message.order_id')
      .leftJoin('vehicle_offer', 'vehicle_offer.id', 'notice_message.offer_id')
      .leftJoin('vehicle', 'vehicle.id', 'vehicle_offer.vehicle_id')
      .select([
        'notice_message.id',
        'notice_message.account_id',
        'notice_message.order_id',
        'notice_message.what',
        'notice_message.until_at',
        'notice_message.attempts',
        'notice_number.channel',
        'notice_number.phone',
        'account.language',
        'orders.order_no',
        'vehicle_offer.vehicle_id',
        'vehicle.facts',
      ])
      .where('notice_message.due_at', '<=', now)
      .where('notice_message.created_at', '>', new Date(now.getTime() - noticeLifetime))
      .where((where) =>
        where.or([where('notice_message.until_at', 'is', null), where('notice_message.until_at', '>', now)]),
      )
      .where('notice_number.problem', 'is', null)
      .where('notice_number.channel', 'in', channels)
      .where('account.blocked_at', 'is', null)
      .orderBy('notice_message.due_at')
      .limit(1)
      .forUpdate('notice_message')
      .skipLocked()
      .executeTakeFirst();
    if (!waiting) return undefined;
    const attempts = waiting.attempts + 1;
    await transaction
      .updateTable('notice_message')
      .set({ attempts, due_at: null })
      .where('id', '=', waiting.id)
      .execute();
    return { ...waiting, attempts };
  });
}

async function send(services: Services, waiting: Waiting): Promise<void> {
  const { database, clock, log, notices, publicUrl } = services;
  const { channel, phone, order_id, vehicle_id, until_at: until } = waiting;
  const language = waiting.language as Language;
  const outcome = (await notices?.[channel]?.send(
    writeNotice(publicUrl, {
      to: phone,
      language,
      what: waiting.what as NoticeName,
      values: { orderNo: waiting.order_no ?? '', name: waiting.facts ? nameIn(waiting.facts.names, language) : '' },
      until,
      path: order_id === null ? noticePath('v', language, vehicle_id ?? '') : noticePath('o', language, order_id),
    }),
  )) ?? { is: 'later', reason: 'The channel is off.' };
  if (outcome.is !== 'sent') {
    const { id: notice, attempts } = waiting;
    log.warn({ notice, channel, attempts, ...outcome }, 'a notice was not delivered');
  }
  await noteOutcome(database, waiting, outcome, clock());
}

async function noteOutcome(database: Database, waiting: Waiting, outcome: NoticeOutcome, now: Date): Promise<void> {
  const { id, attempts, account_id, channel, phone } = waiting;
  if (outcome.is === 'barred') {
    await stopNumber(database, { account_id, channel, phone }, outcome.problem);
  } else if (outcome.is === 'later') {
    await database
      .updateTable('notice_message')
      .set({ due_at: new Date(now.getTime() + waitAfter(attempts, longestWait)) })
      .where('id', '=', id)
      .execute();
  } else if (outcome.is === 'sent') {
    await database
      .updateTable('notice_message')
      .set({ gateway_id: outcome.id ?? null })
      .where('id', '=', id)
      .execute();
  } else await database.deleteFrom('notice_message').where('id', '=', id).execute();
}

/** Ends notices to a number that cannot receive any, unless it has been replaced meanwhile. */
export async function stopNumber(
  database: Database,
  { account_id, channel, phone }: Pick<Waiting, 'account_id' | 'channel' | 'phone'>,
  problem: Extract<NoticeOutcome, { is: 'barred' }>['problem'],
): Promise<void> {
  const stopped = await database
    .updateTable('notice_number')
    .set({ problem })
    .where('account_id', '=', account_id)
    .where('channel', '=', channel)
    .where('phone', '=', phone)
    .returning('account_id')
    .executeTakeFirst();
  if (!stopped) return;
  await database
    .deleteFrom('notice_message')
    .where('account_id', '=', account_id)
    .where('due_at', 'is not', null)
    .execute();
}
