import { liftTimeLimits } from '#server/platform/database/connect.ts';
import { lockTopic } from '#server/platform/database/lock-topic.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { buildStock, type Stock } from '../stock.ts';
import { demoPricingSettings } from '../pricing-settings.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { levelRowsOf, makeRowsOf, modelRowsOf, styleRowsOf } from '#server/marketplace/catalogue/catalogue-rows.ts';
import { inspectionRowOf } from './inspection-row.ts';
import { insertRows, type SeedRow } from './insert-rows.ts';
import { vehicleRowOf } from './vehicle-row.ts';
import { inLanguages } from '#server/platform/names.ts';
import { demoAccount } from '#server/marketplace/orders/collection-agent.ts';
import { companySubject } from '#server/marketplace/company/company.ts';
import { demoClearingAgents, demoCompany } from '../company.ts';

/** The demo's banners for makes, placed between the two that every marketplace starts with. */
export const bannerRows = [
  {
    id: 'toyota',
    place: 2,
    words: inLanguages([
      'Toyota, shipped from Japan to Mombasa',
      '丰田车，从日本直运蒙巴萨',
      'トヨタ車を日本からモンバサへ',
    ]),
    make_id: '1',
    image_url: '/pictures/home/banner-toyota.webp',
  },
  {
    id: 'byd',
    place: 3,
    words: inLanguages(['Go electric with BYD', '选择比亚迪，开启电动生活', 'BYDで電気自動車へ']),
    make_id: '21',
    image_url: '/pictures/home/banner-byd.webp',
  },
] as const satisfies readonly SeedRow[];

export interface SeedOptions {
  /** How many vehicles, if not the default. */
  count?: number;
}

/** Fills an empty database with the demo stock in one transaction. A database with a catalogue is left unchanged. */
export async function seedStock(database: Database, now: Date, { count }: SeedOptions = {}): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    if (!(await isEmpty(transaction))) return false;
    await insertStock(transaction, buildStock({ epoch: now, ...(count !== undefined && { count }) }), now);
    return true;
  });
}

/** Whether the database is empty. Another node about to fill it waits until this transaction ends. */
export async function isEmpty(transaction: Database): Promise<boolean> {
  await liftTimeLimits(transaction);
  await lockTopic(transaction, 'demoStock');
  const make = await transaction.selectFrom('make').select('id').limit(1).executeTakeFirst();
  return make === undefined;
}

export async function insertStock(transaction: Database, { catalogue, vehicles }: Stock, now: Date): Promise<void> {
  await writePricingSettings(transaction, demoPricingSettings);
  await seedAccount(transaction, now);
  await insertCompany(transaction, now);
  await insertRows(transaction, 'model_level', levelRowsOf(catalogue));
  await insertRows(transaction, 'make', makeRowsOf(catalogue));
  await insertRows(transaction, 'model', modelRowsOf(catalogue));
  await insertRows(transaction, 'style', styleRowsOf(catalogue));
  await insertRows(transaction, 'home_banner', bannerRows);
  await insertRows(
    transaction,
    'vehicle',
    vehicles.map((vehicle) => vehicleRowOf(vehicle, demoPricingSettings, now)),
  );
  await insertRows(
    transaction,
    'vehicle_inspection',
    vehicles.map((vehicle) => inspectionRowOf(vehicle, now)),
  );
  // Every third vehicle takes offers, down to its minimum price.
  await insertRows(
    transaction,
    'vehicle_offer_terms',
    vehicles
      .filter(({ flashSale }, place) => flashSale === undefined && place % 3 === 0)
      .map(({ id }) => ({ vehicle_id: id, limit_cents: null, changed_at: now })),
  );
}

/** The demo's receiving account. Nobody can pay to it. */
export async function seedAccount(transaction: Database, now: Date): Promise<void> {
  // Older than the demo's orders, which were paid to it.
  const since = new Date(now.getTime() - 90 * 86_400_000);
  const demo = { proposed_by: 'Demo', proposed_at: since, released_by: 'Demo', released_at: since, shown_from: since };
  await transaction
    .insertInto('bank_account')
    .values({ id: 'demo-account', pay_unit: 'USD', facts: JSON.stringify(demoAccount), ...demo })
    .execute();
}

/** The demo's company and clearing agents, all marked as made up. */
async function insertCompany(transaction: Database, now: Date): Promise<void> {
  const agents = demoClearingAgents.map((facts) => ({ id: `demo-agent-${facts.countryCode}`, facts }));
  const made = { version: 1, is_demo: true, set_by: 'Demo', set_at: now };
  await transaction
    .insertInto('company_version')
    .values([
      { subject: companySubject, value: JSON.stringify(demoCompany), ...made },
      ...agents.map(({ id, facts }) => ({ subject: id, value: JSON.stringify(facts), ...made })),
    ])
    .execute();
  await transaction
    .insertInto('clearing_agent')
    .values(
      agents.map(({ id, facts: { countryCode, portId, licenceNumber } }) => ({
        id,
        version: 1,
        country_code: countryCode,
        port_id: portId,
        licence_number: licenceNumber,
      })),
    )
    .execute();
}
