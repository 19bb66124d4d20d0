import { sql, type RawBuilder } from 'kysely';
import type { Handler } from '../../generated/server.ts';
import { refuse, type Context } from '../calls/context.ts';
import type { Database } from '../database/tables.ts';
import { formatAmount } from '../pricing/price-text.ts';
import { readerUnit } from '../vehicles/reader.ts';
import { priceBandOf, sortByLikeness, type Comparable } from './likeness.ts';
import { readVehicleCards } from './vehicle-card.ts';

/** Three rows of the page. */
const most = 12;
/** Enough to choose from, however many there are of a model. */
const considered = 200;

export const listSimilarVehicles: Handler<'listSimilarVehicles', Context> = async ({ vehicleId }, context) => {
  const { database } = context;
  const [one] = await compare(database, sql`id = ${vehicleId}`, vehicleId);
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
  }));
  return { code: 0, body };
};

/** Those nearest in age first, so that the choice is good where not all can be considered. */
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
