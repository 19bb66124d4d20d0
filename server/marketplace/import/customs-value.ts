import { multiplyDivide } from '#server/marketplace/pricing/amount.ts';
import { ageInMonths, type CalendarDay } from './calendar-day.ts';
import type { Valuation } from './country-rules.ts';
import type { ListPrice } from './list-prices.ts';
import { type Span, toBasisPoints } from './money.ts';
import type { TaxedVehicle } from './rates-in-force.ts';

/** The customs value, and how it was determined. */
export interface CustomsValue extends Span {
  from: 'listPrice' | 'estimatedListPrice' | 'price';
  listPrice?: Span;
  depreciationPercent?: Span;
  divisor?: Span;
}

interface Question {
  valuation: Valuation;
  vehicle: TaxedVehicle;
  arrivalDay: CalendarDay;
  listPrice: ListPrice | undefined;
  /** The price when new, in the table's unit; undefined if unknown. */
  newPrice: number | undefined;
  /** Vehicle, freight and insurance. */
  cif: number;
  /** The taxes included in a list price. */
  taxPercents: readonly Span[];
}

const whole = 10_000;
const divisorScale = 1_000_000;

/** The customs value: a depreciated list price, or the CIF value where there is no list. */
export function valueForCustoms(question: Question): CustomsValue {
  const { valuation, cif, vehicle, arrivalDay } = question;
  const listed = listPriceOf(question);
  const { depreciation, divisors } = valuation;
  if (!depreciation || !divisors || !listed) return { from: 'price', min: cif, max: cif };
  const { from, listPrice } = listed;
  const { min, max } = ageInMonths(vehicle.registered, arrivalDay);
  const percents = [min, max].flatMap((months) => depreciationAt(depreciation, months));
  const depreciationPercent = { min: Math.min(...percents), max: Math.max(...percents) };
  const all = divisors.flatMap((one) => (one === 'taxesInForce' ? divisorsOf(question.taxPercents) : [one]));
  const divisor = { min: Math.min(...all), max: Math.max(...all) };
  return {
    from,
    min: depreciate(listPrice.min, depreciationPercent.max, divisor.max),
    max: depreciate(listPrice.max, depreciationPercent.min, divisor.min),
    listPrice,
    depreciationPercent,
    divisor,
  };
}

function listPriceOf({
  listPrice,
  newPrice,
  valuation,
}: Question): { from: 'listPrice' | 'estimatedListPrice'; listPrice: Span } | undefined {
  if (listPrice) return { from: 'listPrice', listPrice: { min: listPrice.min, max: listPrice.max } };
  const times = valuation.estimatedTimesNewPrice;
  if (newPrice === undefined || !times) return undefined;
  const [least, most] = times.map((one) => multiplyDivide(newPrice, Math.round(one * 100), 100));
  return { from: 'estimatedListPrice', listPrice: { min: least ?? newPrice, max: most ?? newPrice } };
}

/** The first step, from the oldest on, below the age in months; the last one also covers a new vehicle. */
function depreciationAt(steps: NonNullable<Valuation['depreciation']>, months: number): readonly number[] {
  const step = steps.find(({ aboveMonths }) => months > aboveMonths) ?? steps.at(-1);
  return step ? step.percent : [0];
}

/** A list price includes taxes, each calculated on the amount after the previous one. */
function divisorsOf(percents: readonly Span[]): number[] {
  const product = (end: 'min' | 'max') =>
    percents.reduce((all, span) => (all * (whole + toBasisPoints(span[end]))) / whole, 1);
  return [product('min'), product('max')];
}

function depreciate(listPrice: number, percent: number, divisor: number): number {
  const left = whole - toBasisPoints(percent);
  return multiplyDivide(listPrice, left * (divisorScale / whole), Math.round(divisor * divisorScale));
}
