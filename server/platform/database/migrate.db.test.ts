import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-databases.ts';
import { readPriceRequest } from '#server/marketplace/orders/price-request.ts';
import { migrate } from './migrate.ts';
import { statements as marketplace } from './migrations/0001-marketplace.ts';
import { statements as vehicleByBuckets } from './migrations/0002-vehicle-by-buckets.ts';
import { statements as vehicleOrders } from './migrations/0003-vehicle-orders.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase({ isStocked: false });
});
afterEach(() => opened.drop());

async function records(): Promise<{ name: string; timestamp: string }[]> {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from migration order by name`.execute(opened.database);
  return rows;
}

async function isReplayWindowLogged(): Promise<boolean> {
  const { rows } = await sql<{ kept: string }>`
    select relpersistence as kept from pg_class where relname = 'replay_claim'`.execute(opened.database);
  return rows[0]?.kept === 'p';
}

/** A database as an earlier version left it, with its migration records, a vehicle and an order. */
async function goBack(): Promise<void> {
  const { database } = opened;
  await sql`drop schema public cascade`.execute(database);
  await sql`create schema public`.execute(database);
  for (const statement of [...marketplace, ...vehicleByBuckets, ...vehicleOrders]) {
    await sql.raw(statement).execute(database);
  }
  await sql`create table migration (name text primary key, applied_at timestamptz not null default now())`.execute(
    database,
  );
  await sql`insert into migration values
    ('0001-marketplace', '2026-03-01T09:00:00.250+03:00'),
    ('0002-vehicle-by-buckets', '2026-04-01T09:00:00Z'),
    ('0003-vehicle-orders', '2026-04-01T09:00:00Z')`.execute(database);
}

/** As the earlier version wrote them. */
const earlierRows = [
  `insert into make values ('m', 'T', 'Toyota', '{}', null, 1)`,
  `insert into model values ('o', 'm', 'Vitz', '{}', 1)`,
  `insert into style (id, model_id, name, full_name, sort) values ('s', 'o', '1.0', 'Vitz 1.0', 1)`,
  `insert into model_level (code, names, body, sort) values ('5', '{}', 'hatchback', 1)`,
  `insert into vehicle (id, style_id, make_id, model_id, model_level, name, registered, mileage_km, seats, displacement_cc,
    fuel, base_price_cents, list_price_cents, min_price_cents, volume_m3, transport_template, price_bucket, age_bucket,
    mileage_bucket, seats_bucket, facts, listed_at)
    values ('car', 's', 'm', 'o', '5', 'Vitz', '2019-03-01', 1, 5, 996, 'petrol', 1, 1, 1, 9, 't', 1, 1, 1, 1, '{}', now())`,
  `insert into account (id, email, password_hash, country_name) values ('buyer', 'a@example.com', 'x', 'Kenya')`,
  `insert into purchase (id, order_no, account_id, vehicle_id, status, pay_unit, receiver, shipping, quote, deposit_due_at)
    values ('order', '20260301000001', 'buyer', 'car', 1, 'USD', '{}', '{}', '{}', now())`,
  `insert into purchase_record (purchase_id, status, act, actor)
    values ('order', 0, 'submit', 'buyer'), ('order', 1, 'payDeposit', 'buyer')`,
  `insert into price_request values ('buyer', 'car',
    '{"endPortId":"mombasa","countryCode":"KE","transportType":"roro","couponDetailIds":["c1"]}', '{}', now())`,
  `insert into chat_message (account_id, sender, text, created_at) values
    ('buyer', 'buyer', 'Hello', '2026-03-01T09:00:00Z'),
    ('buyer', 'staff', 'Good day', '2026-03-01T09:01:00Z'),
    ('buyer', 'buyer', 'Is it there?', '2026-03-01T09:02:00Z'),
    ('buyer', 'buyer', 'Well?', '2026-03-01T09:03:00Z')`,
];

test('A database of an earlier version keeps its data and migration records, and gets the new tables', async () => {
  const { database } = opened;
  await goBack();
  await database.insertInto('setting').values({ name: 'kept', value: '1' }).execute();
  await migrate(database);
  expect(await records()).toMatchObject([
    { name: '0001-marketplace', timestamp: '2026-03-01T06:00:00.250Z' },
    { name: '0002-vehicle-by-buckets', timestamp: '2026-04-01T09:00:00.000Z' },
    { name: '0003-vehicle-orders', timestamp: '2026-04-01T09:00:00.000Z' },
    { name: '0004-lasting-replay-window' },
    { name: '0005-one-word-for-each-thing' },
    { name: '0006-kept-settings' },
    { name: '0007-push-messages' },
    { name: '0008-staff-desk' },
    { name: '0009-desk-stock' },
    { name: '0010-desk-terms' },
    { name: '0011-desk-chat' },
    { name: '0012-import-rules' },
    { name: '0013-payment-requests' },
    { name: '0015-deposit-reminder' },
    { name: '0016-figures' },
    { name: '0017-order-papers' },
    { name: '0018-large-tables' },
    { name: '0019-vehicle-traits' },
    { name: '0020-received-money' },
    { name: '0021-company' },
    { name: '0025-vehicle-inspection' },
    { name: '0026-photo-edit' },
    { name: '0027-market-content' },
    { name: '0028-import-rule-versions' },
    { name: '0029-landed-costs' },
    { name: '0030-uploads-in-parts' },
    { name: '0031-saved-searches' },
    { name: '0032-vehicle-questions' },
    { name: '0033-list-price-versions' },
    { name: '0034-photos-and-videos' },
    { name: '0035-legal-texts' },
    { name: '0036-home-banners' },
    { name: '0037-payment-reversals' },
    { name: '0038-second-person' },
    { name: '0039-drawn-totp' },
    { name: '0040-no-default-coupon' },
    { name: '0041-held-papers' },
    { name: '0042-arrived-upload-bytes' },
    { name: '0043-audit-log-chain' },
    { name: '0044-vehicle-facts' },
    { name: '0045-checked-papers' },
    { name: '0046-page-changes' },
    { name: '0047-refund-promises' },
    { name: '0048-claims' },
    { name: '0049-contract-usage' },
    { name: '0050-price-changes' },
    { name: '0051-swahili' },
    { name: '0052-offers' },
    { name: '0053-mpesa-payments' },
    { name: '0055-claim-marks' },
    { name: '0056-phone-notices' },
    { name: '0057-closed-mpesa-payments' },
    { name: '0058-claim-refunds' },
    { name: '0059-mail-delivery' },
    { name: '0060-seen-page-changes' },
  ]);
  expect(await isReplayWindowLogged()).toBe(true);
  const kept = await database.selectFrom('setting').select('value').where('name', '=', 'kept').execute();
  expect(kept).toEqual([{ value: 1 }]);
});

test('Orders, price requests and vehicle counts of an earlier version are readable under their new names', async () => {
  const { database } = opened;
  await goBack();
  for (const statement of earlierRows) await sql.raw(statement).execute(database);
  await migrate(database);
  expect(await database.selectFrom('orders').select('order_no').execute()).toEqual([{ order_no: '20260301000001' }]);
  const acts = await database.selectFrom('order_record').select(['order_id', 'act']).orderBy('id').execute();
  expect(acts).toEqual([
    { order_id: 'order', act: 'reserve' },
    { order_id: 'order', act: 'payDeposit' },
  ]);
  const asker = { accountId: 'buyer', vehicleId: 'car' };
  expect((await readPriceRequest(database, asker))?.request).toEqual({
    destination: { countryCode: 'KE', portId: 'mombasa', transportType: 'roro' },
    couponIds: ['c1'],
  });
  expect(await database.selectFrom('chat').selectAll().execute()).toMatchObject([
    {
      account_id: 'buyer',
      last_id: 4,
      answered_id: 2,
      staff_read_id: 2,
      waiting_since: new Date('2026-03-01T09:02:00Z'),
    },
  ]);
  await sql`update vehicle set is_new_arrival = true`.execute(database);
  const counts = await sql<{ kind: number; vehicles: number }>`select kind, sum(vehicles)::integer as vehicles
    from vehicle_count where style_id = '' and make_id = '' group by kind having sum(vehicles) > 0 order by kind`.execute(
    database,
  );
  expect(counts.rows).toEqual([
    { kind: 0, vehicles: 1 },
    { kind: 1, vehicles: 1 },
  ]);
});

test('Coupons of an earlier version are unchanged, each with a kind: only the welcome coupon is still issued', async () => {
  const { database } = opened;
  await goBack();
  for (const statement of earlierRows) await sql.raw(statement).execute(database);
  await sql`insert into coupon (id, account_id, code, names, quota_cents, use_type, vehicle_ids, effective_on, expires_on)
    values ('c1', 'buyer', 'WELCOME100', '{"en":"Welcome"}', 10000, 1, '{}', '2026-02-01', '2026-07-31'),
      ('c2', 'buyer', 'SPRING50', '{"en":"Spring"}', 5000, 2, '{car}', '2026-02-01', '2026-04-30'),
      ('c3', 'buyer', 'SPRING50', '{"en":"Late spring"}', 6000, 1, '{}', '2026-03-01', '2026-05-31')`.execute(database);
  const read = () =>
    database
      .selectFrom('coupon')
      .select(['id', 'code', 'names', 'quota_cents', 'vehicle_ids', 'effective_on', 'expires_on', 'state'])
      .orderBy('id')
      .execute();
  const before = await read();
  await migrate(database);
  expect(await read()).toEqual(before);
  const kinds = await database
    .selectFrom('coupon_kind')
    .innerJoin('coupon', 'coupon.kind_id', 'coupon_kind.id')
    .select(['coupon.id', 'coupon_kind.code', 'coupon_kind.names', 'is_welcome', 'until_day', 'ended_at'])
    .orderBy('coupon.id')
    .execute();
  expect(kinds).toMatchObject([
    { id: 'c1', code: 'WELCOME100', names: { zh: '新人优惠券' }, is_welcome: true, until_day: null, ended_at: null },
    { id: 'c2', code: 'SPRING50', names: { en: 'Late spring' }, is_welcome: false, until_day: '2026-05-31' },
    { id: 'c3', code: 'SPRING50', ended_at: expect.any(Date) },
  ]);
});

test.each([
  ['a marketplace without the demo', '{}', ['coupon', 'clearance']],
  ['a demo', '{"look":{}}', ['coupon', 'toyota', 'byd', 'clearance']],
])('The desk can edit the built-in banners of the home page: %s', async (_name, facts, banners) => {
  const { database } = opened;
  await goBack();
  for (const statement of earlierRows) await sql.raw(statement.replaceAll("'car'", "'100001'")).execute(database);
  await sql`update vehicle set facts = ${facts}::jsonb`.execute(database);
  await migrate(database);
  const shown = await database.selectFrom('home_banner').select('id').orderBy('place').execute();
  expect(shown.map(({ id }) => id)).toEqual(banners);
});

test('An up-to-date database is not changed', async () => {
  const before = await records();
  await migrate(opened.database);
  expect(await records()).toEqual(before);
});

test('A node of this version starts on a database migrated by a later version', async () => {
  const { database } = opened;
  await sql`insert into migration values ('9999-later', '2099-01-01T00:00:00.000Z')`.execute(database);
  await migrate(database);
  expect((await records()).at(-1)).toMatchObject({ name: '9999-later' });
});

test('A failed migration reports its cause, rolls back the conversion of old records and does not block the next start', async () => {
  const { database } = opened;
  await goBack();
  await sql`drop table replay_claim`.execute(database);
  const failing = migrate(database);
  await expect(failing).rejects.toThrow('relation "replay_claim" does not exist');
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'migration' order by 1`.execute(
    database,
  );
  expect(rows).toEqual([{ name: 'applied_at' }, { name: 'name' }]);
  await sql`create unlogged table replay_claim (key text primary key, expires_at timestamptz not null)`.execute(
    database,
  );
  await migrate(database);
  expect(await isReplayWindowLogged()).toBe(true);
});
