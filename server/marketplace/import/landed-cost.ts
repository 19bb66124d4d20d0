import type { CalendarDay } from './calendar-day.ts';
import type { ChargeName } from './charge-names.ts';
import type { Basis, Charge, CountryRules, PriceList, Rate, RatePeriod, TaxTable, Valuation } from './country-rules.ts';
import { type CustomsValue, depreciationOf, listInForce, stateOf, valueForCustoms } from './customs-value.ts';
import type { ListPrice } from './list-prices.ts';
import { type AmountSpan, inTable, type Span, takePercent, toAmountSpan } from './money.ts';
import { inForceOn } from './periods.ts';
import { headingOf, percentOf, ratesFor, type TaxedVehicle } from './rates-in-force.ts';
import { type Amount, convert, type Rates, sum } from '#server/marketplace/pricing/amount.ts';
import type { PrepaidQuote } from '#server/marketplace/pricing/quote.ts';

/** The payee: us, the state, or others at the port and inland. */
export type Payee = 'us' | 'state' | 'others';

export interface CostLine extends AmountSpan {
  name: 'vehicle' | 'freight' | 'insurance' | 'clearance' | ChargeName;
  payee: Payee;
  /** The rate and its bases. Absent for a fixed amount. */
  formula?: { percent: Span; of: Charge['of'] };
  /** The amount in the country's own currency, where the table is in dollars. */
  local?: Span & { currency: LocalCurrency };
  /** The period of validity. Absent for our own prices. */
  from?: CalendarDay;
  until?: CalendarDay | null;
  basis: Basis | 'price';
  sources: readonly string[];
}

export type CostNote =
  | 'noTaxesKnown'
  | 'someChargesUnknown'
  | 'listPriceTold'
  | 'listPriceEstimated'
  | 'listNotInForce'
  | 'depreciationUncertain'
  | 'invoiceMayCount'
  | 'valueMayBeHigher'
  | 'insurancePaidTwice'
  | 'valuedByPrice'
  | 'monthUnknown'
  | 'engineSizeUnknown'
  | 'manufactureMayBeEarlier'
  | 'ratesForCars'
  | 'coveredByClearance';

export interface LandedCost {
  lines: readonly CostLine[];
  /** Whether the lines include all charges due. */
  is: 'complete' | 'partial' | 'none';
  customsValue?: Omit<CustomsValue, 'min' | 'max' | 'listPrice'> & {
    value: AmountSpan;
    listPrice?: AmountSpan;
    sources: readonly string[];
    list?: ListPrice;
    /** Reliability of the depreciation. */
    depreciation?: { basis: Basis; sources: readonly string[]; countedBy: readonly ('calendarYears' | 'months')[] };
    /** All lists of the country: the one that is used, and what the others give. */
    lists: readonly ListComparison[];
  };
  /** Charges due whose amounts are unknown. */
  unknown: readonly ChargeName[];
  /** Included in the price of customs clearance. */
  covered: readonly ChargeName[];
  notes: readonly CostNote[];
}

export type LocalCurrency = NonNullable<TaxTable['local']>['currency'];

/** A list with its legal state, and what the vehicle costs by it. */
export interface ListComparison {
  id: string;
  state: PriceList['states'][number];
  isUsed: boolean;
  /** Absent if the list has no price of the vehicle. */
  price?: ListPrice;
  listPrice?: AmountSpan;
  cost?: { customsValue: AmountSpan; lines: readonly CostLine[]; toState: AmountSpan; total: AmountSpan };
}

/** Our price up to the port, without any state charges. */
export type OwnPrice = Pick<PrepaidQuote, 'list' | 'vehicle' | 'freight' | 'insurance' | 'clearance'>;

export interface CostQuestion {
  rules: CountryRules | undefined;
  vehicle: TaxedVehicle;
  quote: OwnPrice;
  /** The buyer wants our customs clearance, where offered. */
  withClearance: boolean;
  arrivalDay: CalendarDay;
  /** The prices of the vehicle in customs' lists. */
  listPrices: readonly ListPrice[];
  /** The desk has set the first of them, so it counts whatever the state of its list. */
  isPriceSet?: boolean | undefined;
  newPriceUsd: number | undefined;
  rates: Rates;
  /** Adds what the vehicle costs by each list. */
  comparesLists?: boolean;
}

/** Calculates a vehicle's landed cost line by line, each with its source. */
export function landedCost(question: CostQuestion): LandedCost {
  const { quote, withClearance } = question;
  const clearance = withClearance ? quote.clearance : undefined;
  const own = [...ownLines(quote), ...(clearance ? [fixed('clearance', clearance.price)] : [])];
  const dated = datedTable(question);
  const used = dated && usedPrice(question, dated.valuation);
  const found = dated && chargesOf(question, dated, used);
  const covered = clearance ? (found?.lines ?? []).filter(isCovered).map(({ name }) => name as ChargeName) : [];
  const chargedOf = (charges: Charges) => charges.lines.filter((line) => !clearance || !isCovered(line));
  const unknown = (found?.unknown ?? []).filter((name) => !clearance || !clearancePays(name));
  const lines = [...own, ...(found ? chargedOf(found) : [])];
  const lists = dated ? listsOf(question, dated, used, (charges) => [...own, ...chargedOf(charges)]) : [];
  return {
    lines,
    is: !found ? 'none' : unknown.length > 0 ? 'partial' : 'complete',
    ...(found && { customsValue: { ...found.customsValue, lists } }),
    unknown,
    covered,
    notes: notesOf(question, found, { isCleared: clearance !== undefined, unknown, lists, lines }),
  };
}

/** Sums the lines of a payee. The sums add up in every currency. */
export function totalOf(lines: readonly CostLine[], payee?: Payee): AmountSpan {
  const counted = lines.filter((line) => payee === undefined || line.payee === payee);
  return { min: sum(counted.map(({ min }) => min)), max: sum(counted.map(({ max }) => max)) };
}

function fixed(name: CostLine['name'], amount: Amount): CostLine {
  return { name, payee: 'us', min: amount, max: amount, basis: 'price', sources: [] };
}

function ownLines({ vehicle, freight, insurance }: OwnPrice): CostLine[] {
  return [fixed('vehicle', vehicle), fixed('freight', freight), fixed('insurance', insurance)];
}

/** Clearance covers taxes, port, agent and plates, but no insurance, inspection, storage or inland transport. */
const notCleared: ReadonlySet<CostLine['name']> = new Set([
  'inspection',
  'roadworthinessFee',
  'localInsurance',
  'storage',
  'inlandTransport',
  'motorInsurance',
]);

function clearancePays(name: CostLine['name']): boolean {
  return !notCleared.has(name);
}

function isCovered({ name, payee }: CostLine): boolean {
  return payee !== 'us' && clearancePays(name);
}

interface Charges {
  lines: CostLine[];
  customsValue: Omit<NonNullable<LandedCost['customsValue']>, 'lists'>;
  unknown: readonly ChargeName[];
  hasManufactureDoubt: boolean;
}

interface Dated {
  table: TaxTable;
  valuation: Valuation;
  charges: readonly (Charge & { period: RatePeriod; possible: readonly Rate[] })[];
}

/** The entry in force on the day of arrival; undefined if the table does not reach that day. */
function datedTable({ rules, arrivalDay, vehicle }: CostQuestion): Dated | undefined {
  const table = rules?.taxes;
  const valuation = table && inForceOn(table.customsValue, arrivalDay);
  if (!table || !valuation) return undefined;
  const charges = table.charges.flatMap((charge) => {
    const period = inForceOn(charge.periods, arrivalDay);
    return period ? [{ ...charge, period, possible: ratesFor(period, vehicle, arrivalDay) }] : [];
  });
  return charges.length === table.charges.length ? { table, valuation, charges } : undefined;
}

/** The price that counts: set at the desk, or of the list in force, or of the newest list that has one. */
function usedPrice(
  { listPrices, isPriceSet = false, arrivalDay }: CostQuestion,
  valuation: Valuation,
): ListPrice | undefined {
  const [first] = listPrices;
  if (isPriceSet) return first;
  const inForce = listInForce(valuation, arrivalDay);
  return listPrices.find(({ list }) => list === inForce?.id) ?? first;
}

/** Every list with its legal state, and the cost by those that have another price of the vehicle. */
function listsOf(
  question: CostQuestion,
  dated: Dated,
  used: ListPrice | undefined,
  allLines: (charges: Charges) => readonly CostLine[],
): ListComparison[] {
  return (dated.valuation.lists ?? []).flatMap((list) => {
    const state = stateOf(list, question.arrivalDay);
    if (!state) return [];
    const price = question.listPrices.find((one) => one.list === list.id);
    const found = price && question.comparesLists ? chargesOf(question, dated, price) : undefined;
    const lines = found?.lines.filter(({ payee }) => payee === 'state');
    return {
      id: list.id,
      state,
      isUsed: price !== undefined && price === used,
      ...(price && { price }),
      ...(found?.customsValue.listPrice && { listPrice: found.customsValue.listPrice }),
      ...(found &&
        lines && {
          cost: {
            customsValue: found.customsValue.value,
            lines,
            toState: totalOf(lines),
            total: totalOf(allLines(found)),
          },
        }),
    };
  });
}

function chargesOf(question: CostQuestion, dated: Dated, listPrice: ListPrice | undefined): Charges {
  const { quote, vehicle, arrivalDay, newPriceUsd, rates } = question;
  const { table, valuation, charges } = dated;
  const { currency } = table;
  const valued = valueForCustoms({
    valuation,
    vehicle,
    arrivalDay,
    listPrice,
    newPrice: newPriceUsd === undefined ? undefined : inTable(convert(newPriceUsd * 100, rates), currency),
    // A sale lowers the buyer's price, but not the customs value.
    cif: cifOf(quote, currency),
  });
  const listed = inTable(quote.list, currency);
  const counted = new Map<string, Span>([
    ['customsValue', { min: valued.min, max: valued.max }],
    ['vehicle', { min: listed, max: listed }],
  ]);
  const lines = charges.map(({ name, payee, of, period, possible }): CostLine => {
    const base = addUp(of.map((one) => counted.get(one) ?? { min: 0, max: 0 }));
    const spans = possible.map((rate) => chargeBy(rate, base, { table, rates }));
    const span = { min: Math.min(...spans.map(({ min }) => min)), max: Math.max(...spans.map(({ max }) => max)) };
    counted.set(name, span);
    const percent = percentOf(possible);
    const { from, until, basis, sources } = period;
    const amounts = toAmountSpan(span, currency, rates);
    const local = localOf(possible, table);
    return {
      name,
      payee,
      ...amounts,
      ...(percent && { formula: { percent, of } }),
      ...(local && { local }),
      from,
      until,
      basis,
      sources,
    };
  });
  const { min, max, listPrice: listSpan, ...how } = valued;
  return {
    lines,
    customsValue: {
      ...how,
      value: toAmountSpan({ min, max }, currency, rates),
      ...(listSpan && { listPrice: toAmountSpan(listSpan, currency, rates) }),
      ...(how.from === 'listPrice' && listPrice && { list: listPrice }),
      sources: valuation.sources,
      ...(how.depreciationPercent && valuation.depreciation && { depreciation: valuation.depreciation }),
    },
    unknown: table.unknown,
    hasManufactureDoubt: charges.some(({ period, possible }) => isOtherIfBuiltEarlier(period, possible, question)),
  };
}

/** Whether a rate would be another if the vehicle was built in the year before its first registration. */
function isOtherIfBuiltEarlier(
  period: RatePeriod,
  possible: readonly Rate[],
  { vehicle, arrivalDay }: CostQuestion,
): boolean {
  if (period.ageCounts !== 'manufacture') return false;
  const { registered } = vehicle;
  const earlier = { ...vehicle, registered: `${Number(registered.slice(0, 4)) - 1}${registered.slice(4)}` };
  return possible.length > 1 || ratesFor(period, earlier, arrivalDay)[0] !== possible[0];
}

function cifOf({ list, freight, insurance }: OwnPrice, currency: TaxTable['currency']): number {
  return inTable(sum([list, freight, insurance]), currency);
}

function localOf(possible: readonly Rate[], { local }: TaxTable): CostLine['local'] {
  const spans = possible.flatMap((rate) => (rate.local ? [rate.local] : []));
  if (!local || spans.length === 0) return undefined;
  const { currency } = local;
  return { currency, min: Math.min(...spans.map(([least]) => least)), max: Math.max(...spans.map(([, most]) => most)) };
}

function addUp(spans: readonly Span[]): Span {
  return spans.reduce((all, { min, max }) => ({ min: all.min + min, max: all.max + max }), { min: 0, max: 0 });
}

function chargeBy(
  { percent, amount, usd, local }: Rate,
  base: Span,
  { table, rates }: { table: TaxTable; rates: Rates },
): Span {
  const { currency } = table;
  if (percent) return { min: takePercent(base.min, percent[0]), max: takePercent(base.max, percent[1]) };
  if (amount) {
    const units = currency === 'USD' ? 100 : 1;
    return { min: amount[0] * units, max: amount[1] * units };
  }
  if (local && table.local) {
    const [cheapest, dearest] = table.local.perUsd;
    return { min: (local[0] / dearest) * 100, max: (local[1] / cheapest) * 100 };
  }
  const [least, most] = (usd ?? [0, 0]).map((one) => inTable(convert(Math.round(one * 100), rates), currency));
  return { min: least ?? 0, max: most ?? 0 };
}

interface Noted {
  isCleared: boolean;
  unknown: readonly ChargeName[];
  lists: readonly ListComparison[];
  lines: readonly CostLine[];
}

/** Whether the ways of counting the age give different depreciations. */
function isUncertain(
  all: Span,
  { registered }: TaxedVehicle,
  valuation: Valuation | undefined,
  arrivalDay: CalendarDay,
): boolean {
  const depreciation = valuation?.depreciation;
  if (!depreciation || depreciation.countedBy.length < 2) return false;
  return depreciation.countedBy.some((way) => {
    const { min, max } = depreciationOf({ ...depreciation, countedBy: [way] }, registered, arrivalDay);
    return min !== all.min || max !== all.max;
  });
}

function hasHeadings(table: TaxTable | undefined): boolean {
  return (
    table?.charges.some(({ periods }) => periods.some(({ rates }) => rates.some(({ when }) => when?.headings))) ?? false
  );
}

function notesOf(
  { vehicle, rules, quote, arrivalDay, isPriceSet = false }: CostQuestion,
  found: Charges | undefined,
  { isCleared, unknown, lists, lines }: Noted,
): CostNote[] {
  if (!found) return ['noTaxesKnown'];
  const { customsValue } = found;
  const { depreciationPercent, listPrice } = customsValue;
  const used = lists.find(({ isUsed }) => isUsed);
  const valuation = rules?.taxes && inForceOn(rules.taxes.customsValue, arrivalDay);
  const isListed = customsValue.from !== 'price';
  const valued = {
    listPrice: 'listPriceTold',
    estimatedListPrice: 'listPriceEstimated',
    price: 'valuedByPrice',
  } as const;
  const hasOwnRates = headingOf(vehicle.level) !== '8703' && !hasHeadings(rules?.taxes);
  const cif = rules?.taxes ? cifOf(quote, rules.taxes.currency) : 0;
  return [
    valued[customsValue.from],
    ...(used && used.state.is !== 'inForce' && !isPriceSet ? (['listNotInForce'] as const) : []),
    ...(listPrice && depreciationPercent && isUncertain(depreciationPercent, vehicle, valuation, arrivalDay)
      ? (['depreciationUncertain'] as const)
      : []),
    ...(isListed && cif > inTable(customsValue.value.max, rules?.taxes?.currency ?? 'USD')
      ? (['invoiceMayCount'] as const)
      : []),
    ...(valuation?.isAtLeast ? (['valueMayBeHigher'] as const) : []),
    ...(quote.insurance.usdCents > 0 && lines.some(({ name }) => name === 'localInsurance')
      ? (['insurancePaidTwice'] as const)
      : []),
    ...(vehicle.registered.length === 4 ? (['monthUnknown'] as const) : []),
    ...(vehicle.displacementCc === undefined ? (['engineSizeUnknown'] as const) : []),
    ...(found.hasManufactureDoubt ? (['manufactureMayBeEarlier'] as const) : []),
    ...(hasOwnRates ? (['ratesForCars'] as const) : []),
    ...(unknown.length > 0 ? (['someChargesUnknown'] as const) : []),
    ...(isCleared ? (['coveredByClearance'] as const) : []),
  ];
}
