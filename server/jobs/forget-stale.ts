import { pushLifetime } from '../push/deliver-pushes.ts';
import { listedAgo } from '../searches/find-for-searches.ts';
import type { Services } from '../services/services.ts';
import { forgetIdleUploads } from '../uploads/uploads-in-parts.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** An access token that ran out is known for so long, to tell it from one that never was. */
const tokenMemory = day;
const letterMemory = 30 * day;
const linkMemory = 30 * day;
/** What was read of a table of vehicles can be carried out for so long. */
const importMemory = 30 * day;
/** Whoever looks after a theft finds the sessions of the staff for so long. */
const sessionMemory = 30 * day;

/** Deletes what nobody can ask for any more. */
export async function forgetStale({ database, clock }: Services): Promise<void> {
  const now = clock();
  const ago = (time: number) => new Date(now.getTime() - time);
  await database.deleteFrom('replay_claim').where('expires_at', '<=', now).execute();
  await database.deleteFrom('rate_count').where('window_start', '<=', ago(day)).execute();
  await database.deleteFrom('captcha').where('expires_at', '<=', now).execute();
  await database.deleteFrom('idempotency').where('created_at', '<=', ago(day)).execute();
  await database.deleteFrom('session_token').where('expires_at', '<=', ago(tokenMemory)).execute();
  await database
    .deleteFrom('session')
    // A session is opened together with its tokens, so a session without any has lost them.
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
  // A link that was opened may be opened again for some time. One that was not is worth nothing now.
  await database.deleteFrom('registration').where('expires_at', '<=', now).where('account_id', 'is', null).execute();
  await database.deleteFrom('registration').where('expires_at', '<=', ago(linkMemory)).execute();
  await database.deleteFrom('password_reset').where('expires_at', '<=', now).execute();
  await database.deleteFrom('staff_token').where('expires_at', '<=', ago(tokenMemory)).execute();
  await database.deleteFrom('staff_ticket').where('expires_at', '<=', now).execute();
  await database.deleteFrom('staff_session').where('ends_at', '<=', ago(sessionMemory)).execute();
  await database.deleteFrom('stock_import').where('created_at', '<=', ago(importMemory)).execute();
  await database.deleteFrom('order_presence').where('seen_at', '<=', ago(hour)).execute();
  await forgetIdleUploads(database, now);
  await database.deleteFrom('push_message').where('created_at', '<=', ago(pushLifetime)).execute();
  // Whatever was held against the searches so long ago is no new vehicle any more.
  await database
    .deleteFrom('searched_vehicle')
    .where('searched_at', '<=', ago(listedAgo + day))
    .execute();
  await database.deleteFrom('mail').where('created_at', '<=', ago(letterMemory)).execute();
}
