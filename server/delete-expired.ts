import { sql } from 'kysely';
import { idempotencyKeyLifetime } from '#wire/idempotency.ts';
import { pushLifetime } from '#server/platform/push/deliver-pushes.ts';
import { noticeLifetime } from '#server/marketplace/notices/deliver-notices.ts';
import { listedAgo } from '#server/marketplace/searches/match-searches.ts';
import type { Services } from '#server/platform/services.ts';
import { sessionMemory } from '#server/desk/sessions.ts';
import { deleteIdleUploads } from '#server/platform/uploads/uploads-in-parts.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** How long expired access tokens are kept, to distinguish them from unknown ones. */
const tokenMemory = day;
const mailMemory = 30 * day;
const linkMemory = 30 * day;
/** How long an import file can be applied after it was read. */
const importMemory = 30 * day;
/** How long a consumer counts as one that still uses a call or field. */
const usageMemory = 400 * day;
/** How long pages show changes of a price. */
const priceMemory = 366 * day;

/** Deletes expired data. */
export async function deleteExpired({ database, clock }: Services): Promise<void> {
  const now = clock();
  const ago = (time: number) => new Date(now.getTime() - time);
  await database.deleteFrom('replay_claim').where('expires_at', '<=', now).execute();
  await database.deleteFrom('rate_count').where('window_start', '<=', ago(day)).execute();
  await database.deleteFrom('captcha').where('expires_at', '<=', now).execute();
  await database.deleteFrom('idempotency').where('created_at', '<=', ago(idempotencyKeyLifetime)).execute();
  await database.deleteFrom('session_token').where('expires_at', '<=', ago(tokenMemory)).execute();
  await database
    .deleteFrom('session')
    // A session is created with its tokens, so one without any has lost them.
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('session_token')
            .select('token_hash')
            .whereRef('session_token.session_id', '=', 'session.id'),
        ),
      ),
    )
    .execute();
  // An opened link may be opened again for a while. An unopened expired one is useless.
  await database.deleteFrom('registration').where('expires_at', '<=', now).where('account_id', 'is', null).execute();
  await database.deleteFrom('registration').where('expires_at', '<=', ago(linkMemory)).execute();
  await database.deleteFrom('password_reset').where('expires_at', '<=', now).execute();
  await database.deleteFrom('staff_token').where('expires_at', '<=', ago(tokenMemory)).execute();
  await database.deleteFrom('staff_ticket').where('expires_at', '<=', now).execute();
  await database.deleteFrom('staff_session').where('ends_at', '<=', ago(sessionMemory)).execute();
  await database.deleteFrom('stock_import').where('created_at', '<=', ago(importMemory)).execute();
  await database.deleteFrom('order_presence').where('seen_at', '<=', ago(hour)).execute();
  await deleteIdleUploads(database, now);
  await database.deleteFrom('push_message').where('created_at', '<=', ago(pushLifetime)).execute();
  await database.deleteFrom('notice_code').where('expires_at', '<=', now).execute();
  await database.deleteFrom('notice_message').where('created_at', '<=', ago(noticeLifetime)).execute();
  // Vehicles matched that long ago are no longer new.
  await database
    .deleteFrom('searched_vehicle')
    .where('searched_at', '<=', ago(listedAgo + day))
    .execute();
  await database.deleteFrom('listed_price_change').where('changed_at', '<=', ago(priceMemory)).execute();
  // By the database's own clock, which has written the time.
  await database
    .deleteFrom('page_change')
    .where('changed_at', '<', sql<Date>`now() - interval '10 minutes'`)
    .execute();
  const usedBefore = ago(usageMemory).toISOString().slice(0, 10);
  await database.deleteFrom('contract_usage').where('last_on', '<', usedBefore).execute();
  await database.deleteFrom('mail').where('created_at', '<=', ago(mailMemory)).execute();
}
