import { sql } from 'kysely';
import { listedPriceOf, priceColumns } from '../catalogue/listed-vehicle.ts';
import type { Database } from '../database/tables.ts';
import { findTerms, parseTerms, type PriceTerms, writeTerms } from '../pricing/price-terms.ts';
import { ports, transportKinds } from '../reference/places/ports.ts';
import { bucketsOf } from '../reference/buckets.ts';
import { recordAct } from '../calls/record-act.ts';
import { type Desk, StaffRefused } from './desk.ts';
import type { StaffOrder } from './parse-order.ts';

/** Answers the terms as JSON, so that they can be changed and set again. */
export async function showPriceTerms({ services }: Desk): Promise<string> {
  const terms = await findTerms(services.database);
  if (terms === undefined) throw new StaffRefused('The terms of prices are not set: docs/staff.md shows how to.');
  return JSON.stringify(terms, null, 2);
}

/** Sets the terms that the command has read from its file. Reserved vehicles keep their prices. */
export async function setPriceTerms({ services }: Desk, { subject, staffName }: StaffOrder): Promise<string> {
  const { database, clock } = services;
  const terms = readTermsFrom(subject);
  return database.transaction().execute(async (transaction) => {
    await writeTerms(transaction, terms);
    const count = await listAnew(transaction, terms, clock());
    const act = { by: { name: staffName }, act: 'set-price-terms', subject: 'price-terms', detail: { terms } };
    await recordAct(transaction, act, clock());
    return `Prices follow the new terms from now on: ${count} vehicles are listed by them.`;
  });
}

function readTermsFrom(text: string): PriceTerms {
  const parsed = parseTerms(parseJson(text));
  if ('fault' in parsed) throw unusable(parsed.fault);
  const { tariffs } = parsed.terms;
  const types: readonly string[] = Object.values(transportKinds).map(({ type }) => type);
  tariffs.forEach(({ portId, transportType }, place) => {
    if (!ports.some(({ id }) => id === portId)) throw unusable(`tariffs.${place}.portId: there is no port ${portId}`);
    if (!types.includes(transportType)) {
      throw unusable(`tariffs.${place}.transportType: it is ${types.join(' or ')}, not ${transportType}`);
    }
  });
  return parsed.terms;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable((error as Error).message);
  }
}

function unusable(fault: string): StaffRefused {
  return new StaffRefused(`Nothing is changed, since the terms in the file are wrong. ${fault}.`);
}

const vehiclesAtOnce = 1000;

/** Stores the new prices with the vehicles, since lists are sorted and narrowed by them. */
async function listAnew(transaction: Database, terms: PriceTerms, now: Date): Promise<number> {
  let count = 0;
  for (let last = ''; ;) {
    const rows = await transaction
      .selectFrom('vehicle')
      .select(priceColumns)
      .where('id', '>', last)
      .orderBy('id')
      .limit(vehiclesAtOnce)
      .execute();
    const prices = rows.map((row) => {
      const { now: current, original } = listedPriceOf(row, terms, now);
      const facts = { priceUsdCents: current.usdCents, registered: '2000-01', mileageKm: 0, seats: 1 };
      return { id: row.id, price: original.usdCents, bucket: bucketsOf(facts, now).priceBucket };
    });
    await sql`update vehicle set list_price_cents = listed.price, price_bucket = listed.bucket, changed_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as listed (id text, price bigint, bucket smallint)
      where vehicle.id = listed.id
        and (vehicle.list_price_cents, vehicle.price_bucket) <> (listed.price, listed.bucket)`.execute(transaction);
    count += rows.length;
    last = rows.at(-1)?.id ?? '';
    if (rows.length < vehiclesAtOnce) return count;
  }
}
