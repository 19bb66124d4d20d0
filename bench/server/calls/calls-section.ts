import type { Database } from '#server/platform/database/tables.ts';
import { percentile, ratioOf } from '../../measuring.ts';
import { type Budget, costLine, type Line, measuredLine, rateLine } from '../../report/line.ts';
import type { Cluster } from '../stock/clusters.ts';
import { concurrent, type Measured, measureCall, type MeasuredCall } from './measure-call.ts';
import { startServing } from './start-serving.ts';
import { liftReservationLimits } from '#server/marketplace/orders/testing/lift-reservation-limits.ts';
import { openSession } from '#server/marketplace/accounts/sessions.ts';
import { importColumns, type ImportRow } from '#server/marketplace/import/imported-vehicle.ts';
import { mayBeImported } from '#server/marketplace/import/may-be-imported.ts';
import { readImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { newId } from '#server/platform/secrets/ids.ts';

const section = `Calls on the demo's stock, ${concurrent} at once, by users over loopback (ratio: as a part of the plain call's)`;
/** The server's CPU budget for a read before it is sealed. */
const cheapRead: Budget = { of: 'measured', at: 'most', limit: 1.2 };
const journey = { countryCode: 'KE', endPortId: 'p-mba', transportType: '1' } as const;

const ways: readonly MeasuredCall[] = [
  { what: 'list', operation: 'listVehicles', payloadOf: () => ({ pageNo: 1, pageSize: 24 }), isRead: true },
  { what: 'detail', operation: 'getVehicleDetail', payloadOf: (carSourceId) => ({ carSourceId }), isRead: true },
  {
    what: 'price',
    operation: 'getPriceDetail',
    payloadOf: (carSourceId) => ({ carSourceId, ...journey }),
    isRead: true,
  },
  { what: 'reserve', operation: 'submitOrder', payloadOf: (id) => ({ id, ...journey, ...receiver }), isRead: false },
];

const receiver = {
  payUnit: 'USD',
  name: 'Wanjiku Kamau',
  email: 'wanjiku.kamau@example.com',
  phone: '+254712345678',
  cityId: '11',
  address: 'Nyali Road 14',
  commitType: 'pc',
};

export async function callsSection(cluster: Cluster, seeded: string, tiny: boolean): Promise<Line[]> {
  const name = 'called';
  await cluster.create(name, seeded);
  const database = await cluster.open(name);
  const serving = await startServing(cluster.urlOf(name));
  try {
    const vehicles = await readOrderable(database);
    const buyers = await openBuyers(database, 100);
    const lines: Line[] = [];
    for (const way of ways) {
      lines.push(...linesOf(way, await measureCall(serving, way, { vehicles, buyers, tiny })));
    }
    return lines;
  } finally {
    await serving.stop();
    await database.destroy();
    await cluster.drop(name);
  }
}

/** Vehicles that can be shipped to the port of the journey and imported there today. */
async function readOrderable(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('vehicle')
    .select(importColumns)
    .$castTo<ImportRow>()
    .where('state', '=', 'available')
    // Only vehicles that every ship accepts.
    .where('transport_template', 'in', ['901', '902', '903', '904', '905'])
    .orderBy('id')
    .execute();
  const { countryCode, endPortId: portId, transportType } = journey;
  const destination = { countryCode, portId, transportType };
  const going = { destination, rules: await readImportRules(database), now: new Date() };
  return rows.filter((row) => mayBeImported(row, going)).map(({ id }) => id);
}

function linesOf({ what, isRead }: MeasuredCall, { times, work, waits }: Measured): Line[] {
  const waitLine = (name: string, part: number): Line => ({
    section,
    what: `${what}, sealed: ${name} of the wait`,
    unit: 'ms',
    measured: percentile(waits.sealed, part),
    against: { name: 'plain', measured: percentile(waits.plain, part) },
  });
  return [
    rateLine({ section, what: `${what}, sealed: calls a second` }, ratesOf(times.sealed), {
      name: 'plain',
      samples: ratesOf(times.plain),
    }),
    costLine({ section, what: `${what}, sealed: the server's processor` }, work.sealed, {
      name: 'plain',
      samples: work.plain,
    }),
    measuredLine(
      { section, what: `${what}, plain: the server's processor`, ...(isRead && { budget: cheapRead }) },
      'ms',
      work.plain,
    ),
    waitLine('p50', 0.5),
    waitLine('p95', 0.95),
    ...shareLines(what, work),
  ];
}

/** The share of the envelope in the server's work for a sealed call. */
function shareLines(what: string, work: Measured['work']): Line[] {
  const { median, spread } = ratioOf(work.plain, work.sealed);
  return [{ section, what: `${what}: share of the envelope`, unit: '%', measured: 100 * (1 - median), spread }];
}

function ratesOf(milliseconds: readonly number[]): number[] {
  return milliseconds.map((time) => 1000 / time);
}

/**
 * Creates accounts, and returns an access token for each. Reservations are rate limited, so many accounts are needed.
 */
async function openBuyers(database: Database, count: number): Promise<string[]> {
  await liftReservationLimits(database);
  const tokens: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const id = newId();
    const account = { id, email: `${id}@example.com`.toLowerCase(), password_hash: '-', country_name: 'Kenya' };
    await database.insertInto('account').values(account).execute();
    const { accessToken } = await openSession(database, id, new Date());
    tokens.push(accessToken);
  }
  return tokens;
}
