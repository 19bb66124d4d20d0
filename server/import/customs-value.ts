import { multiplyDivide } from '../pricing/amount.ts';
import { ageInMonths, type CalendarDay } from './calendar-day.ts';
import type { Valuation } from './country-rules.ts';
import type { ListPrice } from './list-prices.ts';
import { type Span, toBasisPoints } from './money.ts';
import type { TaxedVehicle } from './rates-in-force.ts';

/** What customs takes its percentages of, and how it comes to it. */
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
  /** The price of the vehicle when it was new, in the unit of the table; undefined if it is not known. */
  newPrice: number | undefined;
  /** Vehicle, freight and insurance. */
  cif: number;
  /** The taxes that a list price contains. */
  taxPercents: readonly Span[];
}

const whole = 10_000;
const divisorScale = 1_000_000;

/** The value of a vehicle by a list price less depreciation, or by what it costs to the port where there is no list. */
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

/** The first step, from the oldest on, that an age in months lies above; the last one holds for a new vehicle too. */
function depreciationAt(steps: NonNullable<Valuation['depreciation']>, months: number): readonly number[] {
  const step = steps.find(({ aboveMonths }) => months > aboveMonths) ?? steps.at(-1);
  return step ? step.percent : [0];
}

/** A list price contains its taxes, each taken of what the one before it left. */
function divisorsOf(percents: readonly Span[]): number[] {
  const product = (end: 'min' | 'max') =>
    percents.reduce((all, span) => (all * (whole + toBasisPoints(span[end]))) / whole, 1);
  return [product('min'), product('max')];
}

function depreciate(listPrice: number, percent: number, divisor: number): number {
  const left = whole - toBasisPoints(percent);
  return multiplyDivide(listPrice, left * (divisorScale / whole), Math.round(divisor * divisorScale));
}
