import type { Database } from '../../database/tables.ts';
import type { ListedPage } from './sitemap-files.ts';

/** With three languages each, a file stays far below the 50,000 addresses that one may hold. */
export const vehiclesPerFile = 5000;

export async function countFiles(database: Database): Promise<number> {
  const { vehicles } = await database
    .selectFrom('vehicle')
    .select(({ fn }) => fn.countAll<number | string>().as('vehicles'))
    .where('state', '=', 'available')
    .executeTakeFirstOrThrow();
  return Math.ceil(Number(vehicles) / vehiclesPerFile);
}

/** The vehicles of one file, counted from 1; none where there is no such file. */
export async function readVehiclesOfFile(database: Database, file: number): Promise<ListedPage[]> {
  const rows = await database
    .selectFrom('vehicle')
    .select(['id', 'changed_at'])
    .where('state', '=', 'available')
    .orderBy('id')
    .limit(vehiclesPerFile)
    .offset((file - 1) * vehiclesPerFile)
    .execute();
  return rows.map(({ id, changed_at }) => ({
    below: `/car/detail?id=${encodeURIComponent(id)}`,
    changedAt: changed_at,
  }));
}
