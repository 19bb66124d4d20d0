import type { OrderSummary, StaffOrder, StaffOrderState } from '#generated/client/types.gen.ts';
import { cents } from '#server/desk/testing/money-market.ts';
import { openBuyer } from '../server/support/reserve-under-load.ts';
import { type Answer, oneOf, record } from './call-nodes.ts';
import type { RecordedCall } from './check-history.ts';
import type { LedgerAct, LedgerResult } from './ledger-model.ts';
import { type Load, reservationWithoutRules } from './vehicle-load.ts';

/** An order whose ledger several staff members write at once. */
export interface ContestedLedger {
  id: string;
  firstVersion: number;
  history: RecordedCall<LedgerAct, LedgerResult>[];
  /** The last state that was read, which may be stale. */
  seen: { version: number; lines: readonly { name: string; lineId: string }[] };
}

/** Reserves a vehicle to get an order that awaits its deposit; undefined if a call got no answer. */
export async function openLedger(load: Load, vehicleId: string): Promise<ContestedLedger | undefined> {
  const { call, database, staffToken } = load;
  const buyer = await openBuyer(database);
  const reserved = await call('submitOrder', reservationWithoutRules(vehicleId), buyer.token);
  if (reserved && reserved.code !== 0) throw new Error(`${vehicleId} was not reserved: ${JSON.stringify(reserved)}`);
  const listed = await call('listOrders', { statusDesc: '', pageNo: 1, pageSize: 10 }, buyer.token);
  const [order] = (listed?.body ?? []) as OrderSummary[];
  const read = order && (await call('staffGetOrder', { id: order.id }, staffToken));
  if (!order || !read) return undefined;
  const { version } = read.body as StaffOrder;
  return { id: order.id, firstVersion: version, history: [], seen: { version, lines: [] } };
}

/** More entries than this would pay the deposit, and slow down the check. */
const mostBookings = 30;

export function isFull({ history }: ContestedLedger): boolean {
  return history.filter(({ act }) => act.do === 'book').length >= mostBookings;
}

export async function actOnLedger(load: Load, ledger: ContestedLedger): Promise<void> {
  const chance = Math.random();
  const line = oneOf(ledger.seen.lines);
  if (chance < 0.4) return readLedger(load, ledger);
  if (line && chance < 0.6) return reverse(load, ledger, line);
  return book(load, ledger);
}

async function book(load: Load, ledger: ContestedLedger): Promise<void> {
  const { id, history, seen } = ledger;
  const entry = `entry ${history.length}`;
  const amount = 1 + Math.floor(Math.random() * 500);
  const payload = { id, version: seen.version, amount, payUnit: 'USD', reference: entry };
  const send = async () => resultOf(await load.call('staffReceivePayment', payload, load.staffToken));
  await change(load, ledger, { do: 'book', entry, cents: amount, seen: seen.version }, send);
}

async function reverse(
  load: Load,
  ledger: ContestedLedger,
  { name, lineId }: ContestedLedger['seen']['lines'][number],
) {
  const { version } = ledger.seen;
  const payload = { id: ledger.id, version, lineId, reason: 'Booked for the wrong order.' };
  const send = async () => resultOf(await load.call('staffReversePayment', payload, load.staffToken));
  await change(load, ledger, { do: 'reverse', entry: name, seen: version }, send);
}

async function change(
  load: Load,
  ledger: ContestedLedger,
  act: LedgerAct,
  send: () => Promise<LedgerResult | undefined>,
) {
  const result = await record(ledger.history, act, send);
  if (result?.is === 'done') ledger.seen = { ...ledger.seen, version: result.version };
  else await readLedger(load, ledger);
}

function resultOf(answer: Answer | undefined): LedgerResult | undefined {
  if (!answer) return undefined;
  if (answer.code === 0) return { is: 'done', version: (answer.body as StaffOrderState).version };
  return { is: answer.code === 409 ? 'stale' : 'gone' };
}

export async function readLedger({ call, staffToken }: Load, ledger: ContestedLedger): Promise<void> {
  await record(ledger.history, { do: 'read' }, async (): Promise<LedgerResult | undefined> => {
    const answer = await call('staffGetOrder', { id: ledger.id }, staffToken);
    if (answer?.code !== 0) return undefined;
    const { version, money } = answer.body as StaffOrder;
    const lines = (money?.lines ?? []).flatMap((line) => (line.kind === 'received' ? [line] : []));
    const named = lines.map((line) => ({ ...line, name: line.reference ?? '' }));
    ledger.seen = { version, lines: named.map(({ name, id: lineId = '' }) => ({ name, lineId })) };
    const entries = named.map(({ name, amount, reversal }) => ({
      name,
      cents: cents(amount),
      isReversed: reversal === 'reversed',
    }));
    return { is: 'read', cents: cents(money?.received ?? ''), entries };
  });
}
