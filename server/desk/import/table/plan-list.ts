import { createHash } from 'node:crypto';
import type { StaffImportChange, StaffListPriceFault, StaffListPriceRow } from '#generated/client/types.gen.ts';
import { listKey, type ListPrice, ownListPrices, type SetListPrice } from '#server/marketplace/import/list-prices.ts';
import type { SetVariant } from '#server/marketplace/import/rules-in-force.ts';
import type { FileRow } from '#server/desk/table/read-table.ts';
import { type ListPriceChange, type ListPriceFault, insertListPrice } from '../change-list-price.ts';
import { nameOf, wholeAmounts } from '../listed-variants.ts';
import { type ListColumn, listColumns } from './list-columns.ts';
import { type ListRow, readListRow } from './read-list-row.ts';

export interface Known {
  countryCode: string;
  set: readonly SetVariant[];
  today: string;
  /** Number of storage units per unit in the file. */
  unit: number;
  /** The years of the country's lists. */
  listYears: readonly string[];
  /** Author and time of added list prices. */
  by: Pick<SetListPrice, 'setBy' | 'setAt'>;
}

/** A row that changes something. */
export interface Work {
  change: ListPriceChange;
  /** All list prices of the variant, after and before it. */
  prices: readonly SetListPrice[];
  was: SetListPrice | ListPrice | undefined;
  /** The version of the variant it was compared with. */
  seen: number;
}

export interface PlannedList {
  rows: StaffListPriceRow[];
  /** Changes in the order in which they are applied. */
  work: Work[];
  /** Hash of the file and the stored prices, so that only the previewed plan is applied. */
  plan: string;
}

type Written = Pick<SetListPrice, 'price' | 'source'>;
type Outcome = { kind: 'added' | 'changed' | 'unchanged'; before?: Written } | { fault: StaffListPriceFault };

/**
 * Compares all rows with the stored prices. The days of a variant are processed in date order, whatever the order of the
 * file.
 */
export function planList(file: readonly FileRow[], known: Known): PlannedList {
  const { countryCode, today, unit, by } = known;
  const set = new Map(known.set.map((one) => [listKey(one), one]));
  const prices = new Map<string, readonly SetListPrice[]>(known.set.map((one) => [listKey(one), one.prices]));
  const lines = new Map<string, number>();
  const work: PlannedList['work'] = [];

  function outcomeOf(row: ListRow, line: number): Outcome {
    const { variant, from, price, source } = row;
    const { modelId, chassis } = variant;
    const key = listKey(variant);
    const fail = (kind: StaffListPriceFault['kind'], hint = ''): Outcome => ({
      fault: { column: 'first_day', kind, value: from, hint },
    });
    const identity = from === '' ? `${key} list ${price?.list}` : `${key} ${from}`;
    const earlier = lines.get(identity);
    if (earlier !== undefined) return fail('twice', String(earlier));
    lines.set(identity, line);
    const owned = ownListPrices(countryCode, variant);
    const [own] = owned;
    if (from === '') {
      return owned.some((one) => isSame(row, writtenOf(one))) ? { kind: 'unchanged' } : fail('missing');
    }
    const now = prices.get(key) ?? [];
    const present = now.find((one) => one.from === from);
    if (present && isSame(row, present)) return { kind: 'unchanged' };
    const change: ListPriceChange = {
      countryCode,
      modelId,
      chassis,
      added: { from, price, source, ...by },
      ...(present && { corrects: from }),
    };
    const made = insertListPrice(now, { ...change, hasOwn: own !== undefined, today });
    if ('fault' in made) return fail(from < today ? 'past' : faultKinds[made.fault]);
    prices.set(key, made.prices);
    const was = present ?? now.findLast((one) => one.from < from) ?? own;
    work.push({ change, prices: made.prices, was, seen: set.get(key)?.version ?? 0 });
    return present ? { kind: 'changed', before: present } : { kind: 'added' };
  }

  const read = file.map((row) => ({ line: row.line, cells: row.cells, found: readListRow(row, known) }));
  const inOrder = read.toSorted((one, other) => dayOf(one.found).localeCompare(dayOf(other.found)));
  const rowOfLine = new Map<number, StaffListPriceRow>();
  for (const { line, cells, found } of inOrder) {
    const name = ['make', 'model', 'chassis_code'].map((column) => cells.get(column) ?? '').join(' ');
    if (Array.isArray(found)) {
      rowOfLine.set(line, { line, name: name.trim(), kind: 'faulty', changes: [], faults: found });
      continue;
    }
    const outcome = outcomeOf(found, line);
    const row = { line, name: `${nameOf(found.variant, 'en')} ${found.variant.chassis}` };
    rowOfLine.set(
      line,
      'fault' in outcome
        ? { ...row, kind: 'faulty', changes: [], faults: [outcome.fault] }
        : { ...row, kind: outcome.kind, changes: changesOf(outcome, found, unit), faults: [] },
    );
  }
  const rows = read.flatMap(({ line }) => rowOfLine.get(line) ?? []);
  return { rows, work, plan: digestOf([rows, work.map(({ seen }) => seen)]) };
}

const faultKinds: Readonly<Record<ListPriceFault, StaffListPriceFault['kind']>> = {
  listPricePast: 'past',
  listPriceBegun: 'begun',
  listPriceEnded: 'ended',
  // A row for a day on which another list price starts corrects that one, so these two faults cannot occur.
  listPriceTaken: 'begun',
  listPriceGone: 'begun',
};

const dayOf = (found: ListRow | readonly StaffListPriceFault[]) => ('from' in found ? found.from : '');

const writtenOf = ({ min, max, list, told, url }: ListPrice): Written => ({
  price: { min, max, list },
  source: { told, url },
});

function isSame(one: Written, other: Written): boolean {
  return cellsOf(one, 1).join('\n') === cellsOf(other, 1).join('\n');
}

/** List price fields of a row, without variant and day. */
export function cellsOf({ price, source }: Written, unit: number): string[] {
  if (!price) return ['', '', '', source.told, source.url];
  const { least, most } = wholeAmounts(price, unit);
  const amounts = [String(least), most === least ? '' : String(most), price.list];
  return [...amounts, source.told, source.url];
}

const listPriceColumns: readonly ListColumn[] = listColumns.slice(4);

function changesOf(outcome: Exclude<Outcome, { fault: unknown }>, row: ListRow, unit: number): StaffImportChange[] {
  if (outcome.kind === 'unchanged') return [];
  const before = outcome.before ? cellsOf(outcome.before, unit) : [];
  const after = cellsOf(row, unit);
  const day = outcome.kind === 'added' ? [{ column: 'first_day', before: '', after: row.from }] : [];
  const changes = listPriceColumns.map((column, place) => ({
    column,
    before: before[place] ?? '',
    after: after[place] ?? '',
  }));
  return [...day, ...changes.filter((change) => change.before !== change.after)];
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
