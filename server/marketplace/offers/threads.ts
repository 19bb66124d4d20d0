import { sql } from 'kysely';
import type { ThreadMessage } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';

interface Asked {
  accountId: string;
  vehicleIds: readonly string[];
  isForStaff: boolean;
}

/** Everything that a buyer and we said about vehicles, by vehicle, the oldest first. */
export async function readThreads(
  database: Database,
  { accountId, vehicleIds, isForStaff }: Asked,
): Promise<Map<string, ThreadMessage[]>> {
  if (vehicleIds.length === 0) return new Map();
  const said = [
    ...(await readInquiries(database, accountId, vehicleIds)),
    ...(await readQuestions(database, accountId, vehicleIds)),
    ...(await readSteps(database, accountId, vehicleIds)),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return new Map(
    [...Map.groupBy(said, ({ vehicleId }) => vehicleId)].map(([vehicleId, messages]) => [
      vehicleId,
      messages.map((message) => show(message, isForStaff)),
    ]),
  );
}

interface Said {
  vehicleId: string;
  at: Date;
  kind: ThreadMessage['kind'];
  by: ThreadMessage['by'];
  byName?: string | null;
  act?: ThreadMessage['act'];
  cents?: number | null;
  text?: string | null;
}

function show({ at, kind, by, byName, act, cents, text }: Said, isForStaff: boolean): ThreadMessage {
  return {
    at: at.toISOString(),
    by,
    ...(isForStaff && byName && { byName }),
    kind,
    ...(act && { act }),
    ...(cents && { price: dollarsOf(cents) }),
    ...(text && { text }),
  };
}

/** Offers are in whole dollars. */
export function dollarsOf(cents: number): number {
  return Math.round(cents / 100);
}

/** The latest inquiries that are shown. Only a flood has more. */
const mostInquiries = 300;

async function readInquiries(database: Database, accountId: string, vehicleIds: readonly string[]): Promise<Said[]> {
  const rows = await database
    .selectFrom('inquiry')
    .select(['vehicle_id', 'created_at', 'answered_at', 'answered_by', 'answer'])
    .where('account_id', '=', accountId)
    .where('vehicle_id', 'in', vehicleIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostInquiries)
    .execute();
  return rows.flatMap(({ vehicle_id: vehicleId, created_at, answered_at, answered_by, answer }): Said[] => [
    { vehicleId, at: created_at, kind: 'inquiry', by: 'buyer' },
    ...(answered_at && answer !== null
      ? [{ vehicleId, at: answered_at, kind: 'inquiry', by: 'staff', byName: answered_by, text: answer } as const]
      : []),
  ]);
}

async function readQuestions(database: Database, accountId: string, vehicleIds: readonly string[]): Promise<Said[]> {
  const rows = await database
    .selectFrom('vehicle_question')
    .select(['vehicle_id', 'asked_at', 'question', 'state', 'answer', 'reason', 'decided_at', 'decided_by'])
    .where('account_id', '=', accountId)
    .where('vehicle_id', 'in', vehicleIds)
    .execute();
  return rows.flatMap((row): Said[] => {
    const { vehicle_id: vehicleId, asked_at, question, state, answer, reason, decided_at, decided_by: byName } = row;
    const text = state === 'answered' ? answer : state === 'declined' ? reason : null;
    return [
      { vehicleId, at: asked_at, kind: 'question', by: 'buyer', text: question },
      ...(decided_at && text !== null
        ? [{ vehicleId, at: decided_at, kind: 'question', by: 'staff', byName, text } as const]
        : []),
    ];
  });
}

async function readSteps(database: Database, accountId: string, vehicleIds: readonly string[]): Promise<Said[]> {
  const rows = await database
    .selectFrom('vehicle_offer_step')
    .innerJoin('vehicle_offer', 'vehicle_offer.id', 'vehicle_offer_step.offer_id')
    .select(['vehicle_id', 'act', 'done_at', 'done_by', 'vehicle_offer_step.price_cents', 'body'])
    .where('account_id', '=', accountId)
    .where('vehicle_id', 'in', vehicleIds)
    .orderBy('vehicle_offer_step.id')
    .execute();
  return rows.map(({ vehicle_id: vehicleId, act, done_at, done_by, price_cents, body }) => ({
    vehicleId,
    at: done_at,
    kind: 'offer',
    act,
    by: done_by === 'buyer' || done_by === 'clock' ? done_by : 'staff',
    byName: done_by.startsWith('staff:') ? done_by.slice('staff:'.length) : null,
    cents: price_cents,
    text: body,
  }));
}

/** A page of the vehicles that a buyer asked about or made an offer for, latest first. */
export async function listDiscussedVehicles(
  database: Database,
  accountId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ vehicleId: string; latestAt: Date }[]> {
  const { rows } = await sql<{ vehicleId: string; latestAt: Date }>`
    select vehicle_id as "vehicleId", max(said_at) as "latestAt" from (
      select vehicle_id, greatest(created_at, answered_at) as said_at from inquiry where account_id = ${accountId}
      union all
      select vehicle_id, greatest(asked_at, decided_at) from vehicle_question where account_id = ${accountId}
      union all
      select vehicle_id, changed_at from vehicle_offer where account_id = ${accountId}
    ) as said
    group by vehicle_id
    order by max(said_at) desc, vehicle_id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(database);
  return rows;
}
