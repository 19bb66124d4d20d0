import { multiplyDivide } from '#server/marketplace/pricing/amount.ts';
import { ageInMonths, type CalendarDay } from './calendar-day.ts';
import type { Contained, CountryRules, Depreciation, PriceList, Valuation } from './country-rules.ts';
import type { ListPrice } from './list-prices.ts';
import type { Span } from './money.ts';
import { inForceOn } from './periods.ts';
import { ageInYears, bandsFor, type TaxedVehicle } from './rates-in-force.ts';

/** The customs value, and how it was determined. Not rounded, as in customs' own sheet. */
export interface CustomsValue extends Span {
  from: 'listPrice' | 'estimatedListPrice' | 'price';
  listPrice?: Span;
  depreciationPercent?: Span;
  divisor?: Span;
  /** What the list price contains: several if the class of the vehicle or the list is unknown. */
  contains?: readonly Contained[];
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
}

/** The customs value: a depreciated list price without what it contains, or the CIF value where there is no list. */
export function valueForCustoms(question: Question): CustomsValue {
  const { valuation, cif, vehicle, arrivalDay } = question;
  const { depreciation, lists = [] } = valuation;
  const listed = listPriceOf(question);
  const contains = possibleLists(lists, question.listPrice).flatMap((list) => bandsFor(list.contains, vehicle));
  if (!depreciation || contains.length === 0 || !listed) return { from: 'price', min: cif, max: cif };
  const { from, listPrice } = listed;
  const depreciationPercent = depreciationOf(depreciation, vehicle.registered, arrivalDay);
  const divisors = contains.map(divisorOf);
  const divisor = { min: Math.min(...divisors), max: Math.max(...divisors) };
  return {
    from,
    min: (listPrice.min * (100 - depreciationPercent.max)) / 100 / divisor.max,
    max: (listPrice.max * (100 - depreciationPercent.min)) / 100 / divisor.min,
    listPrice,
    depreciationPercent,
    divisor,
    contains,
  };
}

/** The list of a price, or all if the price does not name one. Estimates are measured on the newest. */
function possibleLists(lists: readonly PriceList[], price: ListPrice | undefined): readonly PriceList[] {
  if (!price) return lists.slice(0, 1);
  const found = lists.find(({ id }) => id === price.list);
  return found ? [found] : lists;
}

function listPriceOf({
  listPrice,
  newPrice,
  valuation,
  vehicle,
}: Question): { from: 'listPrice' | 'estimatedListPrice'; listPrice: Span } | undefined {
  if (listPrice) return { from: 'listPrice', listPrice: { min: listPrice.min, max: listPrice.max } };
  const [estimate] = bandsFor(valuation.estimatedTimesNewPrice ?? [], vehicle);
  if (newPrice === undefined || !estimate) return undefined;
  const [least, most] = estimate.times.map((one) => multiplyDivide(newPrice, Math.round(one * 100), 100));
  return { from: 'estimatedListPrice', listPrice: { min: least ?? newPrice, max: most ?? newPrice } };
}

/** The depreciation by each way of counting the age. */
export function depreciationOf({ countedBy, steps }: Depreciation, registered: string, day: CalendarDay): Span {
  const months = ageInMonths(registered, day);
  const percents = countedBy.flatMap((way) => {
    const ages =
      way === 'calendarYears' ? [ageInYears(registered, day)] : [months.min, months.max].map((one) => one / 12);
    return ages.flatMap((age) => (steps.find(({ aboveYears }) => age > aboveYears) ?? steps.at(-1))?.percent ?? [0]);
  });
  return { min: Math.min(...percents), max: Math.max(...percents) };
}

function divisorOf({ margin, importDuty, excise, vat }: Contained): number {
  return [margin, importDuty, excise, vat].reduce((all, percent) => all * (1 + percent / 100), 1);
}

/** The legal state of a list on a day; undefined before it was announced. */
export function stateOf({ states }: PriceList, day: CalendarDay): PriceList['states'][number] | undefined {
  return inForceOn(states, day);
}

/** The list in force on a day. */
export function listInForce({ lists = [] }: Valuation, day: CalendarDay): PriceList | undefined {
  return lists.find((list) => stateOf(list, day)?.is === 'inForce');
}

/** The years of a country's lists, whose composition is known, newest first. */
export function listYearsOf({ taxes }: Pick<CountryRules, 'taxes'>): string[] {
  const lists = (taxes?.customsValue ?? []).flatMap((valuation) => valuation.lists ?? []);
  return [...new Set(lists.map(({ id }) => id))];
}
