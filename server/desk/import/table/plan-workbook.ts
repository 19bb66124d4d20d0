import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { StaffListPriceRow } from '#generated/client/types.gen.ts';
import { listKey, ownListPrices, type SetListPrice } from '#server/marketplace/import/list-prices.ts';
import { type CustomsRow, matchRow, rowOf } from '#server/marketplace/import/match-list-rows.ts';
import type { ListPriceRow } from '#server/marketplace/import/rows-of-style.ts';
import { insertListPrice, type ListPriceChange } from '../change-list-price.ts';
import { findVariant, nameOf, wholeAmounts } from '../listed-variants.ts';
import type { Known, PlannedList, Work } from './plan-list.ts';

/** The first arrival date that a workbook applies to, its list and its source. */
interface WorkbookTerms {
  from: string;
  list: string;
  source: SetListPrice['source'];
}

/** How the rows of a workbook map to the catalogue. */
interface WorkbookRows {
  rows: number;
  matched: number;
  ambiguous: number;
  unknown: number;
  unpriced: number;
}

export interface PlannedWorkbook extends PlannedList {
  found: WorkbookRows;
  /** The styles whose price changes. */
  styleIds: string[];
}

/** Groups the rows of customs' list by variant, and compares them with the stored prices. */
export function planWorkbook(file: readonly CustomsRow[], terms: WorkbookTerms, known: Known): PlannedWorkbook {
  const groups = new Map<string, { modelId: string; chassis: string; rows: ListPriceRow[] }>();
  const found: WorkbookRows = { rows: file.length, matched: 0, ambiguous: 0, unknown: 0, unpriced: 0 };
  for (const row of file) {
    const variants = matchRow(row);
    const outcome = outcomeOf(row, variants);
    found[outcome] += 1;
    if (outcome !== 'matched') continue;
    for (const variant of variants) {
      const group = groups.get(listKey(variant)) ?? { ...variant, rows: [] };
      group.rows.push(rowOf(row));
      groups.set(listKey(variant), group);
    }
  }
  const set = new Map(known.set.map((one) => [listKey(one), one]));
  const rows: StaffListPriceRow[] = [];
  const work: Work[] = [];
  const styleIds: string[] = [];
  for (const [key, group] of groups) {
    const variant = findVariant(group);
    if (typeof variant === 'string') continue;
    const stored = set.get(key);
    const planned = planVariant(group, terms, { ...known, stored: stored?.prices ?? [] });
    const [first] = group.rows;
    rows.push({
      line: first?.row ?? 1,
      name: `${nameOf(variant, 'en')} ${variant.chassis}`,
      changes: planned.changes,
      kind: planned.kind,
      faults:
        planned.kind === 'faulty' ? [{ column: 'first_day', kind: planned.fault, value: terms.from, hint: '' }] : [],
    });
    if (planned.work) {
      work.push({ ...planned.work, seen: stored?.version ?? 0 });
      styleIds.push(...variant.styles.map(({ id }) => id));
    }
  }
  const plan = createHash('sha256')
    .update(JSON.stringify([rows, terms, work.map(({ seen }) => seen)]))
    .digest('hex');
  return { rows, work, plan, found, styleIds };
}

function outcomeOf(
  { price }: CustomsRow,
  variants: readonly { modelId: string }[],
): Exclude<keyof WorkbookRows, 'rows'> {
  if (variants.length === 0) return 'unknown';
  if (new Set(variants.map(({ modelId }) => modelId)).size > 1) return 'ambiguous';
  return price > 0 ? 'matched' : 'unpriced';
}

type PlannedVariant = Pick<StaffListPriceRow, 'changes'> &
  (
    | { kind: 'added' | 'changed'; work: Omit<Work, 'seen'> }
    | { kind: 'unchanged'; work?: undefined }
    | { kind: 'faulty'; fault: 'past' | 'begun'; work?: undefined }
  );

function planVariant(
  { modelId, chassis, rows }: { modelId: string; chassis: string; rows: readonly ListPriceRow[] },
  { from, list, source }: WorkbookTerms,
  { countryCode, by, today, unit, stored }: Known & { stored: readonly SetListPrice[] },
): PlannedVariant {
  const amounts = rows.map(({ amount }) => amount * unit);
  const price = { min: Math.min(...amounts), max: Math.max(...amounts), list, rows };
  const owned = ownListPrices(countryCode, { modelId, chassis });
  const present = stored.find((one) => one.from === from);
  const before = present ?? stored.findLast((one) => one.from < from);
  if (present && isDeepStrictEqual([present.price, present.source], [price, source])) {
    return { kind: 'unchanged', changes: [] };
  }
  const change: ListPriceChange = {
    countryCode,
    modelId,
    chassis,
    added: { from, price, source, ...by },
    ...(present && { corrects: from }),
  };
  const made = insertListPrice(stored, { ...change, hasOwn: owned.length > 0, today });
  if ('fault' in made) {
    return { kind: 'faulty', fault: made.fault === 'listPricePast' ? 'past' : 'begun', changes: [] };
  }
  const was = before?.price ?? owned[0];
  const [old, now] = [was && wholeAmounts(was, unit), wholeAmounts(price, unit)];
  const changes = (['least', 'most'] as const).map((column) => ({
    column,
    before: old ? String(old[column]) : '',
    after: String(now[column]),
  }));
  const day = present ? [] : [{ column: 'first_day', before: '', after: from }];
  return {
    kind: present ? 'changed' : 'added',
    changes: [...day, ...changes.filter((one) => one.before !== one.after)],
    work: { change, prices: made.prices, was: before ?? owned[0] },
  };
}
