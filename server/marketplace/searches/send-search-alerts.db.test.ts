import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedSearch, SearchFilters } from '#generated/client/types.gen.ts';
import { type Buyer, type Market, openMarket, stockAnother } from '#server/marketplace/orders/testing/market.ts';
import { deleteExpired } from '#server/delete-expired.ts';
import { deliverMails } from '#server/platform/mail/deliver.ts';
import { deliverPushes, type PushPayload } from '#server/platform/push/deliver-pushes.ts';
import { openBrowser } from '#server/platform/push/testing/push-service.ts';
import type { MailTransport, Services } from '#server/platform/services.ts';
import { matchSearches } from './match-searches.ts';
import { sendSearchAlerts } from './send-search-alerts.ts';
import { favoriteHandlers } from '#server/marketplace/accounts/favorite-handlers.ts';
import { searchHandlers } from './handlers.ts';

const [minute, hour] = [60_000, 3_600_000];
let market: Market;
let services: Services;
let pushed: PushPayload[] = [];
beforeAll(async () => {
  market = await openMarket({ ...searchHandlers, ...favoriteHandlers });
  services = {
    ...market.services,
    push: {
      publicKey: '',
      async send(_browser, { payload }) {
        pushed.push(JSON.parse(payload) as PushPayload);
        return { is: 'sent' };
      },
      close: () => undefined,
    },
  };
  // Searchable by this word.
  await services.database
    .updateTable('style')
    .set({ search_words: ['toyota', 'vitz'] })
    .where('id', 'in', (query) => query.selectFrom('vehicle').select('style_id').where('id', '=', '100001'))
    .execute();
  // Vehicles already in stock are not announced.
  await sendSearchAlerts(services);
});
afterAll(() => market.close());
beforeEach(async () => {
  pushed = [];
  await services.database.deleteFrom('saved_search').execute();
  await toNextDay();
});

/** 9:00 on the next day in market time. */
async function toNextDay(): Promise<void> {
  const now = services.clock().getTime();
  const nextMorning = Math.ceil((now + 3 * hour) / (24 * hour)) * 24 * hour + 6 * hour;
  market.advance(nextMorning - now);
}

async function save(buyer: Buyer, search: SearchFilters, language: 'en' | 'cn' | 'jp' = 'en'): Promise<string> {
  const { body } = await buyer.call('saveSearch', { name: 'My “Vitz”', search }, { language });
  // Vehicles listed at this very moment were already visible.
  market.advance(minute);
  return (body as SavedSearch).id;
}

/** A vehicle like 100001, published now and young enough for every country. */
async function publish(): Promise<string> {
  const id = await stockAnother(services.database);
  await services.database
    .updateTable('vehicle')
    .set({ listed_at: services.clock(), registered: '2022-05-01' })
    .where('id', '=', id)
    .execute();
  market.advance(minute);
  return id;
}

const mailsTo = async ({ accountId }: Buyer) =>
  (await market.mails()).filter(({ recipient }) => recipient === `${accountId}@example.com`);
const setState = (id: string, state: 'available' | 'held' | 'removed') =>
  services.database.updateTable('vehicle').set({ state }).where('id', '=', id).execute();

/** Lowers the listed price of a vehicle by dollars. */
async function reduce(id: string, dollars: number): Promise<void> {
  await services.database
    .updateTable('vehicle')
    .set(({ eb }) => ({ list_price_cents: eb('list_price_cents', '-', dollars * 100), changed_at: services.clock() }))
    .where('id', '=', id)
    .execute();
  market.advance(minute);
}

describe('Alerts about lower prices', () => {
  it('An owner of a saved vehicle gets one e-mail with the reduction, and can switch the alerts off', async () => {
    const [buyer, late] = [await market.newBuyer(), await market.newBuyer()];
    const [reduced, other] = [await publish(), await publish()];
    await sendSearchAlerts(services);
    for (const vehicleId of [reduced, other]) await buyer.call('saveFavorite', { vehicleId });
    market.advance(minute);
    await reduce(reduced, 500);
    // Less than one per cent is no news, and neither is a reduction before the vehicle was saved.
    await reduce(other, 1);
    await late.call('saveFavorite', { vehicleId: reduced });
    expect(await sendSearchAlerts(services)).toBe(1);
    const [mail, ...others] = await mailsTo(buyer);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Lower prices: Saved vehicles', language: 'en' });
    expect(mail?.body).toContain(`/Kenya/car/detail?id=${reduced}`);
    expect(mail?.body).toContain('USD 500 less than before');
    expect(mail?.body).not.toContain(other);
    expect(mail?.body).toContain('/Kenya/user/center/info?type=1\n');
    expect(await mailsTo(late)).toEqual([]);

    await toNextDay();
    const { body } = await buyer.call('listSavedSearches', {});
    const [alerts] = body as SavedSearch[];
    expect(alerts).toMatchObject({ isForFavorites: true, search: {}, alertsByMail: 1 });
    await buyer.call('removeSavedSearch', { id: alerts?.id });
    await buyer.call('saveFavorite', { vehicleId: other });
    await reduce(reduced, 500);
    expect(await sendSearchAlerts(services)).toBe(1);
    expect(await mailsTo(buyer)).toHaveLength(1);
    expect(await mailsTo(late)).toHaveLength(1);
  });

  it('A saved search announces a vehicle again when its price is reduced', async () => {
    const buyer = await market.newBuyer();
    await save(buyer, { makeId: '1' });
    const id = await publish();
    expect(await sendSearchAlerts(services)).toBe(1);
    await toNextDay();
    await reduce(id, 300);
    await reduce(id, 300);
    expect(await sendSearchAlerts(services)).toBe(1);
    await toNextDay();
    expect(await sendSearchAlerts(services)).toBe(0);
    const [, mail] = await mailsTo(buyer);
    expect(mail?.subject).toBe('Lower prices: My “Vitz”');
    expect(mail?.body).toContain('USD 600 less than before');
  });

  it('A price that went up again before the e-mail is not announced', async () => {
    const buyer = await market.newBuyer();
    const id = await publish();
    await sendSearchAlerts(services);
    await save(buyer, { makeId: '1' });
    await reduce(id, 300);
    await reduce(id, -300);
    expect(await sendSearchAlerts(services)).toBe(0);
    expect(await mailsTo(buyer)).toEqual([]);
  });

  it('A vehicle whose price left the filter before the e-mail is announced only once it is back', async () => {
    const buyer = await market.newBuyer();
    const { list_price_cents: cents } = await services.database
      .selectFrom('vehicle')
      .select('list_price_cents')
      .where('id', '=', await publish())
      .executeTakeFirstOrThrow();
    await save(buyer, { searchKey: `vitz under usd ${Math.ceil(cents / 100)}` });
    const id = await publish();
    expect(await matchSearches(services)).toBe(1);
    await reduce(id, -500);
    expect(await sendSearchAlerts(services)).toBe(0);
    await reduce(id, 500);
    expect(await sendSearchAlerts(services)).toBe(1);
    expect((await mailsTo(buyer)).map(({ body }) => body.includes(id))).toEqual([true]);
  });

  it('A vehicle removed from the favourites before the e-mail is not announced', async () => {
    const buyer = await market.newBuyer();
    const [removed, kept] = [await publish(), await publish()];
    await sendSearchAlerts(services);
    for (const vehicleId of [removed, kept]) await buyer.call('saveFavorite', { vehicleId });
    await save(buyer, { makeId: '1' });
    for (const id of [removed, kept]) await reduce(id, 500);
    await matchSearches(services);
    await buyer.call('cancelFavorite', { vehicleId: removed });
    expect(await sendSearchAlerts(services)).toBe(2);
    const mails = await mailsTo(buyer);
    const named = (subject: string) => {
      const body = mails.find((mail) => mail.subject === subject)?.body ?? '';
      return [removed, kept].filter((id) => body.includes(id));
    };
    expect(named('Lower prices: Saved vehicles')).toEqual([kept]);
    expect(named('Lower prices: My “Vitz”')).toEqual([removed, kept]);
  });
});

describe('Alerts for a saved search', () => {
  it('One e-mail lists the matches with price and links, in the language in which the search was saved', async () => {
    const [fits, japanese, misses] = [await market.newBuyer(), await market.newBuyer(), await market.newBuyer()];
    await save(fits, { searchKey: 'vitz', importCountryCode: 'KE' });
    await save(japanese, { makeId: '1' }, 'jp');
    await save(misses, { searchKey: 'hiace' });
    const [first, second] = [await publish(), await publish()];
    expect(await sendSearchAlerts(services)).toBe(2);
    const [mail, ...others] = await mailsTo(fits);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'New vehicles for “My “Vitz””', language: 'en' });
    expect(mail?.body).toContain('Toyota Vitz');
    expect(mail?.body).toMatch(/ km · USD [\d,]+/);
    for (const id of [first, second]) expect(mail?.body).toContain(`/Kenya/car/detail?id=${id}`);
    expect(mail?.body).toContain('/Kenya?tab=1&keyword=vitz\n');
    expect(mail?.body).toMatch(/\/Kenya\/user\/alerts\/stop\?id=[\w-]+&key=[\w-]{43}/);
    expect(await mailsTo(japanese)).toMatchObject([{ language: 'ja', subject: '「My “Vitz”」に合う新着車両' }]);
    expect(await mailsTo(misses)).toEqual([]);
  });

  it('There is one e-mail per day in market time, the next one has the rest, and each vehicle appears once', async () => {
    const buyer = await market.newBuyer();
    await save(buyer, { makeId: '1' });
    const first = await publish();
    expect(await sendSearchAlerts(services)).toBe(1);
    const second = await publish();
    expect(await sendSearchAlerts(services)).toBe(0);
    // 9:00. In Nairobi the day changes at midnight, and the alert waits until 8:00.
    market.advance(10 * hour);
    expect(await sendSearchAlerts(services)).toBe(0);
    market.advance(5 * hour);
    expect(await sendSearchAlerts(services)).toBe(0);
    market.advance(8 * hour);
    expect(await sendSearchAlerts(services)).toBe(1);
    const [one, other] = await mailsTo(buyer);
    expect(one?.body).toContain(first);
    expect(other?.body).toContain(second);
    expect(other?.body).not.toContain(first);
    await toNextDay();
    expect(await sendSearchAlerts(services)).toBe(0);
  });

  it('A vehicle published after 20:00 in market time is announced in the morning', async () => {
    const buyer = await market.newBuyer();
    await save(buyer, { makeId: '1' });
    market.advance(11 * hour);
    await publish();
    expect(await sendSearchAlerts(services)).toBe(0);
    await toNextDay();
    expect(await sendSearchAlerts(services)).toBe(1);
  });

  it('Vehicles published before the search was saved are not announced', async () => {
    await publish();
    const buyer = await market.newBuyer();
    await save(buyer, { makeId: '1' });
    expect(await sendSearchAlerts(services)).toBe(0);
  });

  it('Vehicles sold or withdrawn before the e-mail are omitted, and relisted ones are announced once', async () => {
    const buyer = await market.newBuyer();
    await save(buyer, { makeId: '1' });
    await publish();
    await sendSearchAlerts(services);
    const [sold, withdrawn] = [await publish(), await publish()];
    await sendSearchAlerts(services);
    await setState(sold, 'held');
    await setState(withdrawn, 'removed');
    await toNextDay();
    expect(await sendSearchAlerts(services)).toBe(0);
    await setState(withdrawn, 'available');
    expect(await sendSearchAlerts(services)).toBe(1);
    expect((await mailsTo(buyer)).at(-1)?.body).not.toContain(sold);
    await setState(withdrawn, 'removed');
    await setState(withdrawn, 'available');
    await toNextDay();
    expect(await sendSearchAlerts(services)).toBe(0);
  });

  it('Two concurrent nodes send one alert', async () => {
    const buyer = await market.newBuyer();
    await save(buyer, { makeId: '1' });
    await publish();
    const sent = await Promise.all([sendSearchAlerts(services), sendSearchAlerts(services)]);
    expect(sent.toSorted()).toEqual([0, 1]);
    expect(await mailsTo(buyer)).toHaveLength(1);
  });

  it('A failed e-mail is retried and does not block others', async () => {
    const [unlucky, buyer] = [await market.newBuyer(), await market.newBuyer()];
    await save(unlucky, { makeId: '1' });
    await save(buyer, { makeId: '1' });
    await publish();
    const { mailer } = services;
    const broken: Services = {
      ...services,
      mailer: {
        ...mailer,
        post: (...mail: Parameters<typeof mailer.post>) =>
          mail[1].to.startsWith(unlucky.accountId) ? Promise.reject(new Error('no mail')) : mailer.post(...mail),
      },
    };
    expect(await sendSearchAlerts(broken)).toBe(1);
    expect(await sendSearchAlerts(services)).toBe(1);
    expect(await mailsTo(unlucky)).toHaveLength(1);
    expect(await mailsTo(buyer)).toHaveLength(1);
  });

  it('Blocked buyers and buyers who switched alerts off get none', async () => {
    const [blocked, quiet, silent] = [await market.newBuyer(), await market.newBuyer(), await market.newBuyer()];
    await save(blocked, { makeId: '1' });
    const quietId = await save(quiet, { makeId: '1' });
    const silentId = await save(silent, { makeId: '1' });
    await services.database
      .updateTable('account')
      .set({ blocked_at: services.clock() })
      .where('id', '=', blocked.accountId)
      .execute();
    await quiet.call('changeSavedSearch', { id: quietId, alertsByMail: 0 });
    await silent.call('changeSavedSearch', { id: silentId, alertsByMail: 0, alertsByPush: 0 });
    await publish();
    await sendSearchAlerts(services);
    for (const buyer of [blocked, quiet, silent]) expect(await mailsTo(buyer)).toEqual([]);
    // After reactivation, alerts cover vehicles published from then on.
    await silent.call('changeSavedSearch', { id: silentId, alertsByMail: 1 });
    market.advance(minute);
    expect(await sendSearchAlerts(services)).toBe(0);
    const next = await publish();
    await sendSearchAlerts(services);
    expect((await mailsTo(silent)).map(({ body }) => body.includes(next))).toEqual([true]);
  });

  it('One push message goes to each subscribed browser and links to the list', async () => {
    const buyer = await market.newBuyer();
    const id = await save(buyer, { makeId: '1', price: 2, hotCarFlag: 1 });
    await services.database
      .updateTable('saved_search')
      .set({ filters: '{"makeId":"1"}' })
      .where('id', '=', id)
      .execute();
    const { endpoint, p256dh, auth } = openBrowser();
    const browser = { endpoint, p256dh, auth, session_id: 'session', language: 'zh', saved_at: services.clock() };
    await services.database
      .insertInto('push_subscription')
      .values({ ...browser, account_id: buyer.accountId })
      .execute();
    await publish();
    await sendSearchAlerts(services);
    await deliverPushes(services);
    await deliverPushes(services);
    expect(pushed).toMatchObject([{ title: '新车辆：My “Vitz”', path: '/China?tab=1&make=1&import=all' }]);
    await services.database.deleteFrom('push_subscription').execute();
  });

  it('Other e-mails are delivered before alerts', async () => {
    for (const buyer of [await market.newBuyer(), await market.newBuyer()]) await save(buyer, { makeId: '1' });
    await publish();
    expect(await sendSearchAlerts(services)).toBe(2);
    market.advance(minute);
    const reset = { to: 'reset@example.com', subject: 'Reset', body: '', language: 'en' } as const;
    await services.mailer.post(services.database, reset, services.clock());
    const stopping = new AbortController();
    const sent: string[] = [];
    const mailTransport: MailTransport = {
      async send({ to }) {
        // Each of the two lanes ends after its first e-mail.
        stopping.abort();
        sent.push(to);
      },
      check: async () => undefined,
      close: () => undefined,
    };
    await deliverMails({ ...services, mailTransport }, stopping.signal);
    expect(sent).toHaveLength(2);
    expect(sent).toContain(reset.to);
  });

  it('However many searches there are, only new vehicles are read', async () => {
    const buyer = await market.newBuyer();
    const now = services.clock();
    const row = (place: number) => ({
      id: `many${place}`,
      account_id: buyer.accountId,
      filters: JSON.stringify({ makeId: place % 2 === 0 ? '1' : 'other' }),
      spelling: String(place),
      name: `Search ${place}`,
      language: 'en',
      alerts_since: now,
      created_at: now,
    });
    await services.database
      .insertInto('saved_search')
      .values(Array.from({ length: 250 }, (_, place) => row(place)))
      .execute();
    market.advance(minute);
    const id = await publish();
    expect(await sendSearchAlerts(services)).toBe(125);
    const finds = await services.database
      .selectFrom('saved_search_find')
      .select('search_id')
      .where('vehicle_id', '=', id)
      .execute();
    expect(finds).toHaveLength(125);
  });

  it('The list of checked vehicles is cleaned up once they are no longer new', async () => {
    const buyer = await market.newBuyer();
    await save(buyer, { makeId: '1' });
    await publish();
    await sendSearchAlerts(services);
    market.advance(5 * 24 * hour);
    await deleteExpired(services);
    expect(await services.database.selectFrom('searched_vehicle').selectAll().execute()).toEqual([]);
    expect(await sendSearchAlerts(services)).toBe(0);
  });
});
