import { type RawBuilder, sql } from 'kysely';
import type { Handler } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { formatAmount } from '#server/marketplace/pricing/price-text.ts';
import { readerUnit } from '#server/marketplace/vehicles/reader.ts';
import { readVehicleCards } from './vehicle-card.ts';

/** The page has three rows of four. */
const most = 12;
/** Enough candidates to choose from, however many vehicles a model has. */
const considered = 200;

export const listSimilarVehicles: Handler<'listSimilarVehicles', Context> = async ({ vehicleId }, context) => {
  const { database } = context;
  const [one] = await compare(database, sql`id = ${vehicleId} and stage <> 'draft'`, vehicleId);
  if (!one) return refuse(context, 400, 'vehicleGone');
  const { from, to } = priceBandOf(one.priceCents);
  const others = await Promise.all([
    compare(database, sql`state = 'available' and model_id = ${one.modelId}`, vehicleId, one),
    compare(
      database,
      sql`state = 'available' and model_level = ${one.level} and model_id <> ${one.modelId}
        and list_price_cents between ${from} and ${to}`,
      vehicleId,
      one,
    ),
  ]);
  const ids = sortByLikeness(one, others.flat()).map(({ id }) => id);
  const cards = await readVehicleCards(context, ids.slice(0, most));
  const unit = readerUnit(context.language);
  const body = cards.map((card) => ({
    id: card.id,
    name: card.name,
    imageUrl: card.imageUrl,
    registrationDate: card.registrationDate,
    price: formatAmount({ usdCents: Math.round(card.priceUSD * 100), jpy: card.priceJPY, kes: card.priceKES }, unit),
    priceKES: card.priceKES,
    ...(card.pricesUnset && { pricesUnset: true }),
  }));
  return { code: 0, body };
};

/** Reads the vehicles nearest in age first, so that the best are included if there are too many. */
async function compare(
  database: Database,
  condition: RawBuilder<unknown>,
  except: string,
  one?: Comparable,
): Promise<Comparable[]> {
  const others = one
    ? sql`${condition} and id <> ${except} order by abs(registered - ${`${one.registered}-01`}::date), id`
    : condition;
  const { rows } = await sql<Comparable>`select id, model_id as "modelId", model_level as level,
      to_char(registered, 'YYYY-MM') as registered, mileage_km as "mileageKm", list_price_cents as "priceCents"
    from vehicle where ${others} limit ${considered}`.execute(database);
  return rows;
}

/** The fields that similarity depends on. */
export interface Comparable {
  id: string;
  modelId: string;
  level: string;
  /** Year and month, as `2018-03`. */
  registered: string;
  mileageKm: number;
  priceCents: number;
}

const bandWidth = 0.25;

function priceBandOf(priceCents: number): { from: number; to: number } {
  return { from: Math.round(priceCents * (1 - bandWidth)), to: Math.round(priceCents * (1 + bandWidth)) };
}

/** Sorts by similarity: the same model first, then the same level at a similar price, each by age and mileage. */
export function sortByLikeness<Vehicle extends Comparable>(one: Comparable, others: readonly Vehicle[]): Vehicle[] {
  return others
    .filter((other) => other.id !== one.id && kinship(one, other) > 0)
    .toSorted(
      (a, b) => kinship(one, b) - kinship(one, a) || distance(one, a) - distance(one, b) || (a.id < b.id ? -1 : 1),
    );
}

function kinship(one: Comparable, other: Comparable): number {
  if (other.modelId === one.modelId) return 2;
  const { from, to } = priceBandOf(one.priceCents);
  return other.level === one.level && other.priceCents >= from && other.priceCents <= to ? 1 : 0;
}

/** A year of age weighs as much as a year's average mileage. */
const kmPerYear = 12_000;

function distance(one: Comparable, other: Comparable): number {
  const years = Math.abs(monthOf(one) - monthOf(other)) / 12;
  return years + Math.abs(one.mileageKm - other.mileageKm) / kmPerYear;
}

function monthOf({ registered }: Comparable): number {
  const [year = 0, month = 0] = registered.split('-').map(Number);
  return year * 12 + month;
}
