import { createHash } from 'node:crypto';
import en from '../../../locales/en/pushes.json' with { type: 'json' };
import ja from '../../../locales/ja/pushes.json' with { type: 'json' };
import sw from '../../../locales/sw/pushes.json' with { type: 'json' };
import zh from '../../../locales/zh/pushes.json' with { type: 'json' };
import { listQuery } from '#screens/list-query.ts';
import { prefixes, screens } from '#screens/screens.ts';
import type { Language } from '#wire/language.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { processConcurrently } from '#server/platform/delivery/process-concurrently.ts';
import { waitAfter } from '#server/platform/delivery/wait-after.ts';
import { nameIn } from '#server/platform/names.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import type { OutgoingPush, PushOutcome, PushSender, Services } from '#server/platform/services.ts';

const minute = 60_000;
const longestWait = 60 * minute;
/** A message older than this is outdated. */
export const pushLifetime = 3 * 24 * 60 * minute;
const lanes = { atOnce: 8, inRun: 200 };

export type PushName = keyof typeof en;

const texts: Readonly<Record<Language, Record<PushName, { title: string; body: string }>>> = { en, zh, ja, sw };

/** The message payload, as the site's service worker reads it. */
export interface PushPayload {
  title: string;
  body: string;
  /** A shown message of the same tag is replaced. */
  tag: string;
  /** The order's page, the list of the search, or the vehicle's page. */
  path: string;
}

/** Delivers pending messages. One that hangs or fails does not block the others. */
export async function deliverPushes(services: Services, stopping?: AbortSignal): Promise<void> {
  const { push } = services;
  if (!push) return;
  await processConcurrently(
    { ...lanes, stopping },
    () => claimMessage(services.database, services.clock()),
    (waiting) => send(services, push, waiting),
  );
}

type Waiting = NonNullable<Awaited<ReturnType<typeof claimMessage>>>;

/** Claims a message before sending by moving its next retry, so that no two nodes send it. */
function claimMessage(database: Database, now: Date) {
  return database.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('push_message')
      .innerJoin('push_subscription', 'push_subscription.endpoint', 'push_message.endpoint')
      .innerJoin('account', 'account.id', 'push_subscription.account_id')
      .leftJoin('saved_search', (join) =>
        join
          .onRef('saved_search.id', '=', 'push_message.search_id')
          .onRef('saved_search.account_id', '=', 'push_subscription.account_id'),
      )
      .leftJoin('orders', (join) =>
        join
          .onRef('orders.id', '=', 'push_message.order_id')
          .onRef('orders.account_id', '=', 'push_subscription.account_id'),
      )
      .leftJoin('vehicle_offer', (join) =>
        join
          .onRef('vehicle_offer.id', '=', 'push_message.offer_id')
          .onRef('vehicle_offer.account_id', '=', 'push_subscription.account_id'),
      )
      .leftJoin('vehicle', 'vehicle.id', 'vehicle_offer.vehicle_id')
      .select([
        'push_message.endpoint',
        'push_message.id',
        'push_message.order_id',
        'push_message.search_id',
        'push_message.offer_id',
        'vehicle_offer.vehicle_id',
        'vehicle_offer.due_at as offer_due_at',
        'vehicle.facts',
        'push_message.what',
        'push_message.attempts',
        'push_message.created_at',
        'push_subscription.p256dh',
        'push_subscription.auth',
        'push_subscription.language',
        'orders.order_no',
        'orders.status',
        'orders.deposit_due_at',
        'saved_search.name',
        'saved_search.filters',
        'saved_search.kind',
      ])
      .where('push_message.due_at', '<=', now)
      .where('push_message.created_at', '>', new Date(now.getTime() - pushLifetime))
      .where('account.blocked_at', 'is', null)
      // Messages for a previous user of the browser are dropped.
      .where((where) =>
        where.or([
          where('orders.id', 'is not', null),
          where('saved_search.id', 'is not', null),
          where('vehicle_offer.id', 'is not', null),
        ]),
      )
      .orderBy('push_message.due_at')
      .limit(1)
      .forUpdate('push_message')
      .skipLocked()
      .executeTakeFirst();
    if (!waiting) return undefined;
    const attempts = waiting.attempts + 1;
    const id = newId();
    await transaction
      .updateTable('push_message')
      // The id distinguishes it from a message that has replaced it meanwhile.
      .set({ id, attempts, due_at: new Date(now.getTime() + waitAfter(attempts, longestWait)) })
      .where('endpoint', '=', waiting.endpoint)
      .where('id', '=', waiting.id)
      .execute();
    return { ...waiting, id, attempts };
  });
}

async function send({ database, clock, log }: Services, push: PushSender, waiting: Waiting): Promise<void> {
  const outcome = await push.send(waiting, writeMessage(waiting, clock()));
  if (outcome.is !== 'sent') {
    // The full address would allow log readers to send to the browser.
    const service = new URL(waiting.endpoint).host;
    log.warn({ service, attempts: waiting.attempts, ...outcome }, 'a push message was not delivered');
  }
  await noteOutcome(database, waiting, outcome);
}

async function noteOutcome(database: Database, { endpoint, p256dh, id }: Waiting, { is }: PushOutcome): Promise<void> {
  if (is === 'gone') {
    // The browser may have renewed its subscription meanwhile.
    await database
      .deleteFrom('push_subscription')
      .where('endpoint', '=', endpoint)
      .where('p256dh', '=', p256dh)
      .execute();
  } else if (is !== 'later') {
    await database.deleteFrom('push_message').where('endpoint', '=', endpoint).where('id', '=', id).execute();
  }
}

/** Contains only the order's number, or the search's or vehicle's name, and no personal data. */
function writeMessage(waiting: Waiting, now: Date): OutgoingPush {
  const { order_id, search_id, offer_id, what, language, created_at } = waiting;
  const reader = language as Language;
  const { title, body } = texts[reader][what as PushName];
  const topic = createHash('sha256')
    .update(order_id ?? search_id ?? offer_id ?? '')
    .digest('base64url')
    .slice(0, 32);
  const payload: PushPayload = {
    title: title.replace(
      /\{\{(?:orderNo|name)\}\}/,
      () => waiting.order_no ?? waiting.name ?? (waiting.facts ? nameIn(waiting.facts.names, reader) : ''),
    ),
    body,
    tag: topic,
    path: `/${prefixes[reader]}${pathOf(waiting)}`,
  };
  const deadline = what === 'depositDueSoon' ? waiting.deposit_due_at : waiting.offer_due_at;
  const end = Math.min(created_at.getTime() + pushLifetime, deadline?.getTime() ?? Infinity);
  return { payload: JSON.stringify(payload), topic, ttl: Math.max(0, Math.ceil((end - now.getTime()) / 1000)) };
}

/** The number of the favourites in the personal centre, as its address has it. */
export const favoritesItem = '1';

function pathOf({ order_id, status, filters, kind, vehicle_id }: Waiting): string {
  if (vehicle_id !== null) return `${screens.detail.path}?${new URLSearchParams({ id: vehicle_id }).toString()}`;
  if (kind === 'favorites') return `${screens.centre.path}?type=${favoritesItem}`;
  const [path, query] =
    order_id === null
      ? ['', { tab: String(screens.vehicles.tab), ...listQuery(filters ?? {}) }]
      : [screens.order.path, { id: order_id, status: String(status) }];
  return `${path}?${new URLSearchParams(query).toString()}`;
}
