import { sql, type RawBuilder } from 'kysely';
import type { Handler } from '../../generated/server.ts';
import type { Context } from '../calls/context.ts';
import type { Database } from '../database/tables.ts';
import { pickVaried, suitability, tasteOf, type Taste, type Tasted } from './taste.ts';
import { readVehicleCards } from './vehicle-card.ts';

/** Two rows of four. */
const wanted = 8;
const considered = 300;
const likedConsidered = 50;

/** What suits the caller's favorites and inquiries; the hot vehicles for those who have none, and where it is too little. */
export const listRecommendedVehicles: Handler<'listRecommendedVehicles', Context> = async (_payload, context) => {
  const { database, user } = context;
  const liked = user ? await readLiked(database, user.accountId) : [];
  const taste = tasteOf(liked);
  const suiting = taste ? pickVaried(await readSuiting(database, taste, liked), wanted) : [];
  const known = new Set([...liked, ...suiting].map(({ id }) => id));
  const hot = suiting.length < wanted ? await readHot(database) : [];
  const others = pickVaried(
    hot.filter(({ id }) => !known.has(id)),
    wanted - suiting.length,
  );
  const ids = [...suiting, ...others].map(({ id }) => id);
  return { code: 0, body: await readVehicleCards(context, ids) };
};

async function readSuiting(database: Database, taste: Taste, liked: readonly Tasted[]): Promise<Tasted[]> {
  const { makes, levels, priceCents } = taste;
  const candidates = await readTasted(
    database,
    sql`state = 'available' and list_price_cents between ${Math.round(priceCents / 2)} and ${priceCents * 2}
      and (make_id = any(${[...makes.keys()]}::text[]) or model_level = any(${[...levels.keys()]}::text[]))
      and not id = any(${liked.map(({ id }) => id)}::text[])
      order by listed_at desc, id desc limit ${considered}`,
  );
  // The sort is stable: of equally suitable vehicles the newest comes first.
  return candidates.toSorted((a, b) => suitability(taste, b) - suitability(taste, a));
}

function readHot(database: Database): Promise<Tasted[]> {
  return readTasted(
    database,
    sql`state = 'available' and (is_hot or is_daily) order by is_hot desc, listed_at desc, id desc limit ${considered}`,
  );
}

function readLiked(database: Database, accountId: string): Promise<Tasted[]> {
  return readTasted(
    database,
    sql`id in (
      (select vehicle_id from favorite where account_id = ${accountId} order by created_at desc limit ${likedConsidered})
      union
      (select vehicle_id from inquiry where account_id = ${accountId} order by created_at desc limit ${likedConsidered})
    ) order by id`,
  );
}

async function readTasted(database: Database, condition: RawBuilder<unknown>): Promise<Tasted[]> {
  const { rows } = await sql<Tasted>`select id, make_id as "makeId", model_id as "modelId", model_level as level,
    list_price_cents as "priceCents" from vehicle where ${condition}`.execute(database);
  return rows;
}
