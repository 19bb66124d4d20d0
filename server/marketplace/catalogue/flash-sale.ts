import { sql } from 'kysely';
import type { FlashSaleVehicle } from '#generated/client/types.gen.ts';
import type { Context } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { isOnSaleAt } from './vehicle-filters.ts';
import { readVehicleCards, type VehicleCard } from './vehicle-card.ts';

export interface Page {
  limit: number;
  offset: number;
}

/** The vehicles on flash sale by the server's clock, the sale that ends first in front. */
export async function readFlashSale(context: Context, page: Page): Promise<FlashSaleVehicle[]> {
  const ids = await readFlashSaleIds(context.database, context.now, page);
  return (await readVehicleCards(context, ids)).flatMap(flashSaleVehicleOf);
}

export async function readFlashSaleIds(database: Database, now: Date, { limit, offset }: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from vehicle where ${isOnSaleAt(now)}
    order by flash_ends_at, id limit ${limit} offset ${offset}`.execute(database);
  return rows.map(({ id }) => id);
}

export async function countFlashSale({ database, now }: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::bigint as count from vehicle
    where ${isOnSaleAt(now)}`.execute(database);
  return rows[0]?.count ?? 0;
}

function flashSaleVehicleOf({ tag, ...card }: VehicleCard): FlashSaleVehicle[] {
  const { remainingTimes, flashSaleDeduction } = card;
  // A sale in its last second may end between the two reads.
  if (tag !== 'promotion' || remainingTimes === undefined || flashSaleDeduction === undefined) return [];
  return [{ ...card, remainingTimes, flashSaleDeduction }];
}
