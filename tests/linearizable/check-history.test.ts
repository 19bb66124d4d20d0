import { describe, expect, it } from 'vitest';
import { checkHistory, type RecordedCall } from './check-history.ts';
import { type LedgerAct, type LedgerEntry, ledgerModel, type LedgerResult, sumOf } from './ledger-model.ts';
import { type VehicleAct, vehicleModel, type VehicleResult } from './vehicle-model.ts';

/** A call with start and end; without a result it got no answer. */
function call<Act, Result>(start: number, end: number, act: Act, result?: Result): RecordedCall<Act, Result> {
  return { act, start, ...(result !== undefined && { answer: { end, result } }) };
}

describe('The history of a vehicle', () => {
  const at = (start: number, end: number, act: VehicleAct, result?: VehicleResult) => call(start, end, act, result);
  const judge = (...calls: RecordedCall<VehicleAct, VehicleResult>[]) => checkHistory(vehicleModel, calls).is;
  const reserve = (buyer: string) => ({ do: 'reserve', buyer }) as const;
  const cancel = (buyer: string) => ({ do: 'cancel', buyer }) as const;
  const sell = (buyer: string) => ({ do: 'sell', buyer }) as const;
  const ask = (buyer: string) => ({ do: 'ask', buyer }) as const;
  const look = { do: 'look' } as const;

  it('is linearizable if calls are sequential and each sees those before it', () => {
    expect(judge()).toBe('linearizable');
    expect(
      judge(
        at(0, 1, look, 'free'),
        at(2, 3, reserve('a'), 'done'),
        at(4, 5, reserve('b'), 'refused'),
        at(6, 7, ask('a'), 'held'),
        at(8, 9, cancel('a'), 'done'),
        at(10, 11, reserve('b'), 'done'),
        at(12, 13, sell('b'), 'done'),
        at(14, 15, cancel('b'), 'refused'),
        at(16, 17, ask('b'), 'bought'),
      ),
    ).toBe('linearizable');
  });

  it('is linearizable if overlapping calls fit in another order than that of their starts', () => {
    expect(judge(at(0, 10, reserve('a'), 'refused'), at(1, 9, reserve('b'), 'done'))).toBe('linearizable');
    expect(judge(at(0, 10, reserve('a'), 'done'), at(1, 2, look, 'free'), at(3, 4, look, 'taken'))).toBe(
      'linearizable',
    );
  });

  it('is impossible if a read is stale', () => {
    const stale = [at(0, 1, reserve('a'), 'done'), at(2, 3, look, 'free')];
    expect(checkHistory(vehicleModel, stale)).toEqual({ is: 'impossible', placed: 1, stuck: [stale[1]] });
    const back = [at(0, 10, reserve('a'), 'done'), at(1, 2, look, 'taken'), at(3, 4, look, 'free')];
    expect(judge(...back)).toBe('impossible');
  });

  it('is impossible if two buyers reserve the same vehicle', () => {
    expect(judge(at(0, 10, reserve('a'), 'done'), at(1, 9, reserve('b'), 'done'))).toBe('impossible');
    expect(judge(at(0, 1, sell('a'), 'done'))).toBe('impossible');
  });

  it('treats a call without an answer as done at any later time, or never', () => {
    const cut = at(0, 0, reserve('a'));
    expect(judge(cut, at(2, 3, look, 'free'), at(4, 5, look, 'taken'))).toBe('linearizable');
    expect(judge(cut, at(2, 3, look, 'free'))).toBe('linearizable');
    expect(judge(cut, at(2, 3, ask('a'), 'held'), at(4, 5, look, 'free'))).toBe('impossible');
    expect(judge(at(2, 3, look, 'taken'), at(4, 4, reserve('a'))), 'not before it began').toBe('impossible');
  });

  it('is decided quickly though many calls overlap and many have no answer', () => {
    const buyers = Array.from({ length: 12 }, (_, place) => `buyer ${place}`);
    const rush = buyers.map((buyer, place) => at(place, 100 + place, reserve(buyer), place === 7 ? 'done' : 'refused'));
    const cuts = buyers.slice(0, 6).map((buyer) => at(50, 50, cancel(buyer)));
    expect(judge(...rush, ...cuts, at(200, 201, ask('buyer 7'), 'held'))).toBe('linearizable');
    expect(judge(...rush, ...cuts, at(200, 201, ask('buyer 7'), 'none'))).toBe('impossible');
  });
});

describe('The history of a ledger', () => {
  const at = (start: number, end: number, act: LedgerAct, result?: LedgerResult) => call(start, end, act, result);
  const judge = (...calls: RecordedCall<LedgerAct, LedgerResult>[]) => checkHistory(ledgerModel(1), calls).is;
  const book = (entry: string, seen: number, cents = 100) => ({ do: 'book', entry, cents, seen }) as const;
  const reverse = (entry: string, seen: number) => ({ do: 'reverse', entry, seen }) as const;
  const read = { do: 'read' } as const;
  const done = (version: number) => ({ is: 'done', version }) as const;
  const entry = (name: string, isReversed = false): LedgerEntry => ({ name, cents: 100, isReversed });
  const shows = (...entries: LedgerEntry[]) => ({ is: 'read', cents: sumOf(entries), entries }) as const;

  it('is linearizable if entries are booked and reversed and stale changes are refused', () => {
    expect(
      judge(
        at(0, 5, book('a', 1), done(2)),
        at(1, 6, book('b', 1), { is: 'stale' }),
        at(7, 8, read, shows(entry('a'))),
        at(9, 12, reverse('a', 2), done(3)),
        at(10, 13, read, shows(entry('a', true))),
        at(14, 15, reverse('a', 3), { is: 'gone' }),
      ),
    ).toBe('linearizable');
  });

  it('is impossible if an entry is lost, duplicated, or out of order', () => {
    const booked = [at(0, 1, book('a', 1), done(2)), at(2, 3, book('b', 2), done(3))];
    expect(judge(...booked, at(4, 5, read, shows(entry('a'), entry('b'))))).toBe('linearizable');
    expect(judge(...booked, at(4, 5, read, shows(entry('b'))))).toBe('impossible');
    expect(judge(...booked, at(4, 5, read, shows(entry('a'), entry('b'), entry('b'))))).toBe('impossible');
    expect(judge(...booked, at(4, 5, read, shows(entry('b'), entry('a'))))).toBe('impossible');
  });

  it('is impossible if the sum is not that of the entries', () => {
    const wrong = { is: 'read', cents: 50, entries: [entry('a')] } as const;
    expect(judge(at(0, 1, book('a', 1), done(2)), at(2, 3, read, wrong))).toBe('impossible');
  });

  it('is impossible if two changes of the same version are both accepted', () => {
    expect(judge(at(0, 5, book('a', 1), done(2)), at(1, 6, book('b', 1), done(2)))).toBe('impossible');
    expect(judge(at(0, 1, book('a', 1), { is: 'stale' }))).toBe('impossible');
  });

  it('treats a booking without an answer as booked later, or never', () => {
    const cut = at(0, 0, book('a', 1));
    expect(judge(cut, at(1, 2, read, shows()), at(3, 4, read, shows(entry('a'))))).toBe('linearizable');
    expect(judge(cut, at(1, 2, book('b', 1), done(2)), at(3, 4, read, shows(entry('b'))))).toBe('linearizable');
    expect(judge(cut, at(1, 2, book('b', 1), done(2)), at(3, 4, read, shows(entry('b'), entry('a'))))).toBe(
      'impossible',
    );
  });
});
