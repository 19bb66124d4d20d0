import type { CostAmount, CostSpan, CustomsList, CustomsValue, LandedCostLine } from '#generated/client/types.gen.ts';
import type { Amount } from '#server/marketplace/pricing/amount.ts';
import type { CostLine, LandedCost, ListComparison } from './landed-cost.ts';
import type { AmountSpan } from './money.ts';

function describeAmount({ usdCents, jpy, kes }: Amount): CostAmount {
  return { usd: usdCents / 100, jpy, kes };
}

export function describeSpan({ min, max }: AmountSpan): CostSpan {
  return { min: describeAmount(min), max: describeAmount(max) };
}

/** Maps a cost line to the contract. */
export function describeLine(line: CostLine): LandedCostLine {
  const { name, payee, formula, local, from, until, basis, sources } = line;
  return {
    name,
    payee,
    ...describeSpan(line),
    ...(formula && { formula: { percent: formula.percent, of: [...formula.of] } }),
    ...(local && { local }),
    ...(from && { from }),
    ...(until && { until }),
    basis,
    sources: [...sources],
  };
}

export function describeCustomsValue(customs: NonNullable<LandedCost['customsValue']>): CustomsValue {
  const { from, value, listPrice, depreciationPercent, divisor, sources, list, contains, depreciation } = customs;
  return {
    from,
    value: describeSpan(value),
    ...(listPrice && { listPrice: describeSpan(listPrice) }),
    ...(depreciationPercent && { depreciationPercent }),
    ...(divisor && { divisor }),
    sources: [...sources],
    ...(list && { listYear: list.list, listTold: list.told, listUrl: list.url }),
    ...(depreciation && {
      depreciation: {
        basis: depreciation.basis,
        countedBy: [...depreciation.countedBy],
        sources: [...depreciation.sources],
      },
    }),
    ...(contains && { contains: contains.map(({ when: _when, ...parts }) => parts) }),
    ...(customs.lists.length > 0 && { lists: customs.lists.map(describeList) }),
  };
}

function describeList({ id, state, isUsed, price, listPrice, cost }: ListComparison): CustomsList {
  return {
    id,
    state: state.is,
    since: state.from,
    basis: state.basis,
    sources: [...state.sources],
    isUsed,
    ...(listPrice && { listPrice: describeSpan(listPrice) }),
    ...(price?.rows && { rows: price.rows.map(({ row, name, amount }) => ({ row, name, amount })) }),
    ...(cost && {
      customsValue: describeSpan(cost.customsValue),
      lines: cost.lines.map(describeLine),
      toState: describeSpan(cost.toState),
      total: describeSpan(cost.total),
    }),
  };
}
