import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { NoticeChannel } from '#generated/client/types.gen.ts';
import type { Handlers } from '#generated/server.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { incrementCount } from '#server/platform/calls/rate-limit.ts';
import type { NoticeOutcome } from '#server/platform/services.ts';
import { callerOf } from '#wire/host/caller.ts';
import { writeNotice } from './notice-texts.ts';

type NoticeOperation = 'getNoticeSettings' | 'requestNoticeCode' | 'confirmNoticeCode' | 'stopNotices';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const codeLifetime = 10 * minute;
/** A code that was just sent is still on its way. */
const resendAfter = minute;
const triesAllowed = 5;
/**
 * Codes cost money, and must not pester the owner of a number. A whole town may share an address. One account cannot use
 * up a stranger's number.
 */
const allowed = { addressInHour: 20, accountInHour: 5, accountInDay: 10, numberOfAccount: 4, number: 12 } as const;

export const noticeHandlers: Pick<Handlers<Context>, NoticeOperation> = {
  async getNoticeSettings(_payload, context) {
    const { database, services, now } = context;
    const { accountId } = userOf(context);
    const channels = (['whatsapp', 'sms'] as const).filter((channel) => services.notices?.[channel]);
    if (channels.length === 0) return { code: 0, body: { channels } };
    const number = await database
      .selectFrom('notice_number')
      .select(['channel', 'phone', 'problem'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const pending = await database
      .selectFrom('notice_code')
      .select(['channel', 'phone', 'sent_at', 'expires_at'])
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now)
      .where('tries', '<', triesAllowed)
      .executeTakeFirst();
    return {
      code: 0,
      body: {
        channels,
        ...(number && {
          number: {
            channel: number.channel,
            phone: number.phone,
            ...(number.problem !== null && { problem: number.problem }),
          },
        }),
        ...(pending && {
          pending: {
            channel: pending.channel,
            phone: pending.phone,
            expiresAt: pending.expires_at.toISOString(),
            resendAt: new Date(pending.sent_at.getTime() + resendAfter).toISOString(),
          },
        }),
      },
    };
  },

  async requestNoticeCode(payload, context) {
    const { database, services, language, now } = context;
    const { accountId } = userOf(context);
    const { channel } = payload;
    const gateway = services.notices?.[channel];
    if (!gateway) return refuse(context, 400, 'noticesOff');
    const phone = readNumber(payload.phone);
    if (phone === undefined) return refuse(context, 400, 'noticeNumberInvalid');
    if (await isUnderWay(context, channel, phone)) return { code: 0 };
    if (!(await mayRequest(context, phone))) return refuse(context, 400, 'tooManyRequests');

    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const code_hash = hashCode(services.secret, { accountId, channel, phone, code });
    const fresh = {
      channel,
      phone,
      code_hash,
      tries: 0,
      sent_at: now,
      expires_at: new Date(now.getTime() + codeLifetime),
    };
    const claimed = await database
      .insertInto('notice_code')
      .values({ account_id: accountId, ...fresh })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet(fresh)
          // The same press in another tab was faster.
          .where((where) =>
            where.or([
              where('notice_code.channel', '<>', channel),
              where('notice_code.phone', '<>', phone),
              where('notice_code.sent_at', '<=', new Date(now.getTime() - resendAfter)),
              where('notice_code.tries', '>=', triesAllowed),
            ]),
          ),
      )
      .returning('account_id')
      .executeTakeFirst();
    if (!claimed) return { code: 0 };

    const outcome = await gateway.send(
      writeNotice(services.publicUrl, { to: phone, language, what: 'code', values: { code } }),
    );
    if (outcome.is !== 'sent') services.log.warn({ channel, ...outcome }, 'a code for notices was not sent');
    // Without an answer the code may have been sent, so it stays valid.
    if (outcome.is === 'sent' || outcome.is === 'unknown') return { code: 0 };
    await database
      .deleteFrom('notice_code')
      .where('account_id', '=', accountId)
      .where('code_hash', '=', code_hash)
      .execute();
    return refuse(context, 400, reasons[outcome.is]);
  },

  async confirmNoticeCode({ code }, context) {
    const { database, services, now, keepWrites } = context;
    const { accountId } = userOf(context);
    const pending = await database
      .updateTable('notice_code')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now)
      .where('tries', '<', triesAllowed)
      .returning(['channel', 'phone', 'code_hash'])
      .executeTakeFirst();
    keepWrites();
    if (!pending) return refuse(context, 400, 'noticeCodeWrong');
    const { channel, phone, code_hash } = pending;
    const given = hashCode(services.secret, { accountId, channel, phone, code });
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(code_hash))) return refuse(context, 400, 'noticeCodeWrong');
    const confirmed = { channel, phone, confirmed_at: now, problem: null };
    await database
      .insertInto('notice_number')
      .values({ account_id: accountId, ...confirmed })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(confirmed))
      .execute();
    await database.deleteFrom('notice_code').where('account_id', '=', accountId).execute();
    return { code: 0 };
  },

  async stopNotices(_payload, context) {
    const { accountId } = userOf(context);
    for (const table of ['notice_number', 'notice_code', 'notice_message'] as const) {
      await context.database.deleteFrom(table).where('account_id', '=', accountId).execute();
    }
    return { code: 0 };
  },
};

const reasons = {
  barred: 'noticeNumberUnreachable',
  refused: 'noticesUnavailable',
  later: 'noticesUnavailable',
} as const satisfies Record<Exclude<NoticeOutcome['is'], 'sent' | 'unknown'>, string>;

/** The digits of a number in international form; undefined if it is none. */
function readNumber(written: string): string | undefined {
  const text = written.normalize('NFKC').trim();
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}

/** Whether a code for this number was sent a moment ago. */
async function isUnderWay(context: Context, channel: NoticeChannel, phone: string): Promise<boolean> {
  const { database, now } = context;
  const found = await database
    .selectFrom('notice_code')
    .select('account_id')
    .where('account_id', '=', userOf(context).accountId)
    .where('channel', '=', channel)
    .where('phone', '=', phone)
    .where('tries', '<', triesAllowed)
    .where('sent_at', '>', new Date(now.getTime() - resendAfter))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Counts a request, up to the first limit that it exceeds: a refused one must not use up the number. The counts of a
 * number do not depend on whether an account has it.
 */
async function mayRequest(context: Context, phone: string): Promise<boolean> {
  const { database, services, remoteAddress, now } = context;
  if (!services.limits) return true;
  const { accountId } = userOf(context);
  const number = keyedHash(services.secret, phone);
  const counters = [
    { key: `from:${callerOf(remoteAddress)}`, window: hour, most: allowed.addressInHour },
    { key: `hour:${accountId}`, window: hour, most: allowed.accountInHour },
    { key: `day:${accountId}`, window: day, most: allowed.accountInDay },
    { key: `to:${accountId} ${number}`, window: day, most: allowed.numberOfAccount },
    { key: `to:${number}`, window: day, most: allowed.number },
  ];
  for (const { key, window, most } of counters) {
    if ((await incrementCount(database, `notice-code:${key}`, window, now)) > most) return false;
  }
  return true;
}

/** Keyed, because a plain hash of six digits could be reversed. */
function hashCode(
  secret: Buffer,
  { accountId, channel, phone, code }: { accountId: string; channel: NoticeChannel; phone: string; code: string },
): string {
  return keyedHash(secret, `${accountId} ${channel} ${phone} ${code}`);
}

function keyedHash(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(`notice ${text}`).digest('base64url');
}
