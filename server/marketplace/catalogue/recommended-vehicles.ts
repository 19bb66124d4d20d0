import { type RawBuilder, sql } from 'kysely';
import type { Handler } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { readVehicleCards } from './vehicle-card.ts';

/** The page has two rows of four. */
const wanted = 8;
const considered = 300;
const likedConsidered = 50;

/** Vehicles that match the caller's favorites and inquiries. Hot vehicles fill the rows if too few match. */
export const listRecommendedVehicles: Handler<'listRecommendedVehicles', Context> = async (_payload, context) => {
  const { database, user } = context;
  const liked = user ? await readLiked(database, user.accountId) : [];
  const preferences = preferencesOf(liked);
  const suiting = preferences ? pickVaried(await readSuiting(database, preferences, liked), wanted) : [];
  const known = new Set([...liked, ...suiting].map(({ id }) => id));
  const hot = suiting.length < wanted ? await readHot(database) : [];
  const others = pickVaried(
    hot.filter(({ id }) => !known.has(id)),
    wanted - suiting.length,
  );
  const ids = [...suiting, ...others].map(({ id }) => id);
  return { code: 0, body: await readVehicleCards(context, ids) };
};

async function readSuiting(
  database: Database,
  preferences: Preferences,
  liked: readonly PreferenceFacts[],
): Promise<PreferenceFacts[]> {
  const { makes, levels, priceCents } = preferences;
  const candidates = await readPreferenceFacts(
    database,
    sql`state = 'available' and list_price_cents between ${Math.round(priceCents / 2)} and ${priceCents * 2}
      and (make_id = any(${[...makes.keys()]}::text[]) or model_level = any(${[...levels.keys()]}::text[]))
      and not id = any(${liked.map(({ id }) => id)}::text[])
      order by listed_at desc, id desc limit ${considered}`,
  );
  // The sort is stable, so the newest of equally good vehicles comes first.
  return candidates.toSorted((a, b) => suitability(preferences, b) - suitability(preferences, a));
}

function readHot(database: Database): Promise<PreferenceFacts[]> {
  return readPreferenceFacts(
    database,
    sql`state = 'available' and (is_hot or is_daily) order by is_hot desc, listed_at desc, id desc limit ${considered}`,
  );
}

function readLiked(database: Database, accountId: string): Promise<PreferenceFacts[]> {
  return readPreferenceFacts(
    database,
    sql`id in (
      (select vehicle_id from favorite where account_id = ${accountId} order by created_at desc limit ${likedConsidered})
      union
      (select vehicle_id from inquiry where account_id = ${accountId} order by created_at desc limit ${likedConsidered})
    ) order by id`,
  );
}

async function readPreferenceFacts(database: Database, condition: RawBuilder<unknown>): Promise<PreferenceFacts[]> {
  const { rows } =
    await sql<PreferenceFacts>`select id, make_id as "makeId", model_id as "modelId", model_level as level,
    list_price_cents as "priceCents" from vehicle where ${condition}`.execute(database);
  return rows;
}

/** The fields that preferences depend on, of a liked vehicle or a candidate. */
export interface PreferenceFacts {
  id: string;
  makeId: string;
  modelId: string;
  level: string;
  priceCents: number;
}

interface Preferences {
  makes: ReadonlyMap<string, number>;
  levels: ReadonlyMap<string, number>;
  /** The median price of the liked vehicles. */
  priceCents: number;
}

/** What a user's favorites and inquiries have in common; undefined without any. */
export function preferencesOf(liked: readonly PreferenceFacts[]): Preferences | undefined {
  const prices = liked.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b);
  const priceCents = prices[Math.floor(prices.length / 2)];
  if (priceCents === undefined) return undefined;
  return {
    makes: sharesOf(liked.map(({ makeId }) => makeId)),
    levels: sharesOf(liked.map(({ level }) => level)),
    priceCents,
  };
}

/** Scores a vehicle by the preferences: by how often its make and level were liked, and how close its price is. */
export function suitability({ makes, levels, priceCents }: Preferences, vehicle: PreferenceFacts): number {
  const priceGap = Math.abs(Math.log(vehicle.priceCents / priceCents));
  return (makes.get(vehicle.makeId) ?? 0) + (levels.get(vehicle.level) ?? 0) + Math.max(0, 1 - priceGap);
}

/** Takes the first of each model, then the second of each, so that a row is not eight of one model. */
export function pickVaried<Vehicle extends PreferenceFacts>(sorted: readonly Vehicle[], count: number): Vehicle[] {
  const seen = new Map<string, number>();
  const rounds = sorted.map((vehicle) => {
    const round = seen.get(vehicle.modelId) ?? 0;
    seen.set(vehicle.modelId, round + 1);
    return { vehicle, round };
  });
  return rounds
    .toSorted((a, b) => a.round - b.round)
    .slice(0, count)
    .map(({ vehicle }) => vehicle);
}

function sharesOf(values: readonly string[]): Map<string, number> {
  const counts = Map.groupBy(values, (value) => value);
  return new Map([...counts].map(([value, own]) => [value, own.length / values.length]));
}
