import type { CostAmount, CostSpan, CustomsValue, LandedCostLine } from '#generated/client/types.gen.ts';
import type { Amount } from '#server/marketplace/pricing/amount.ts';
import type { CostLine, LandedCost } from './landed-cost.ts';
import type { AmountSpan } from './money.ts';

function describeAmount({ usdCents, jpy, kes }: Amount): CostAmount {
  return { usd: usdCents / 100, jpy, kes };
}

export function describeSpan({ min, max }: AmountSpan): CostSpan {
  return { min: describeAmount(min), max: describeAmount(max) };
}

/** Maps a cost line to the contract. */
export function describeLine(line: CostLine): LandedCostLine {
  const { name, payee, formula, from, until, basis, sources } = line;
  return {
    name,
    payee,
    ...describeSpan(line),
    ...(formula && { formula: { percent: formula.percent, of: [...formula.of] } }),
    ...(from && { from }),
    ...(until && { until }),
    basis,
    sources: [...sources],
  };
}

export function describeCustomsValue(customs: NonNullable<LandedCost['customsValue']>): CustomsValue {
  const { from, value, listPrice, depreciationPercent, divisor, sources, list } = customs;
  return {
    from,
    value: describeSpan(value),
    ...(listPrice && { listPrice: describeSpan(listPrice) }),
    ...(depreciationPercent && { depreciationPercent }),
    ...(divisor && { divisor }),
    sources: [...sources],
    ...(list && { listYear: list.list, listTold: list.told, listUrl: list.url }),
  };
}
