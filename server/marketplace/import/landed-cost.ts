import type { CalendarDay } from './calendar-day.ts';
import type { ChargeName } from './charge-names.ts';
import type { Basis, Charge, CountryRules, Rate, RatePeriod, TaxTable, Valuation } from './country-rules.ts';
import { type CustomsValue, valueForCustoms } from './customs-value.ts';
import type { ListPrice } from './list-prices.ts';
import { type AmountSpan, inTable, type Span, takePercent, toAmountSpan } from './money.ts';
import { inForceOn } from './periods.ts';
import { percentOf, ratesFor, type TaxedVehicle } from './rates-in-force.ts';
import { type Amount, convert, type Rates, sum } from '#server/marketplace/pricing/amount.ts';
import type { PrepaidQuote } from '#server/marketplace/pricing/quote.ts';

/** The payee: us, the state, or others at the port and inland. */
export type Payee = 'us' | 'state' | 'others';

export interface CostLine extends AmountSpan {
  name: 'vehicle' | 'freight' | 'insurance' | 'clearance' | ChargeName;
  payee: Payee;
  /** The rate and its bases. Absent for a fixed amount. */
  formula?: { percent: Span; of: Charge['of'] };
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
  };
  /** Charges due whose amounts are unknown. */
  unknown: readonly ChargeName[];
  /** Included in the price of customs clearance. */
  covered: readonly ChargeName[];
  notes: readonly CostNote[];
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
  listPrice: ListPrice | undefined;
  newPriceUsd: number | undefined;
  rates: Rates;
}

/** Calculates a vehicle's landed cost line by line, each with its source. */
export function landedCost(question: CostQuestion): LandedCost {
  const { quote, withClearance } = question;
  const own = ownLines(quote);
  const clearance = withClearance ? quote.clearance : undefined;
  const found = chargesOf(question);
  const covered = clearance ? (found?.lines ?? []).filter(isCovered).map(({ name }) => name as ChargeName) : [];
  const charged = (found?.lines ?? []).filter((line) => !clearance || !isCovered(line));
  const unknown = (found?.unknown ?? []).filter((name) => !clearance || !clearancePays(name));
  const lines = [...own, ...(clearance ? [fixed('clearance', clearance.price)] : []), ...charged];
  return {
    lines,
    is: !found ? 'none' : unknown.length > 0 ? 'partial' : 'complete',
    ...(found && { customsValue: found.customsValue }),
    unknown,
    covered,
    notes: notesOf(question, found, { isCleared: clearance !== undefined, unknown }),
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

/** Clearance covers taxes, port, agent and plates, but not inspections abroad or inland transport. */
function clearancePays(name: CostLine['name']): boolean {
  return name !== 'inspection' && name !== 'inlandTransport';
}

function isCovered({ name, payee }: CostLine): boolean {
  return payee !== 'us' && clearancePays(name);
}

interface Charges {
  lines: CostLine[];
  customsValue: NonNullable<LandedCost['customsValue']>;
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

/** The taxes included in a list price. */
const inListPrice: ReadonlySet<string> = new Set(['importDuty', 'excise', 'vat']);

function chargesOf(question: CostQuestion): Charges | undefined {
  const dated = datedTable(question);
  if (!dated) return undefined;
  const { quote, vehicle, arrivalDay, listPrice, newPriceUsd, rates } = question;
  const { table, valuation, charges } = dated;
  const { currency } = table;
  const valued = valueForCustoms({
    valuation,
    vehicle,
    arrivalDay,
    listPrice,
    newPrice: newPriceUsd === undefined ? undefined : inTable(convert(newPriceUsd * 100, rates), currency),
    // A sale lowers the buyer's price, but not the customs value.
    cif: inTable(sum([quote.list, quote.freight, quote.insurance]), currency),
    taxPercents: charges.flatMap(({ name, possible }) => {
      const percent = percentOf(possible);
      return inListPrice.has(name) && percent ? [percent] : [];
    }),
  });
  const listed = inTable(quote.list, currency);
  const counted = new Map<string, Span>([
    ['customsValue', { min: valued.min, max: valued.max }],
    ['vehicle', { min: listed, max: listed }],
  ]);
  const lines = charges.map(({ name, payee, of, period, possible }): CostLine => {
    const base = addUp(of.map((one) => counted.get(one) ?? { min: 0, max: 0 }));
    const spans = possible.map((rate) => chargeBy(rate, base, { currency, rates }));
    const span = { min: Math.min(...spans.map(({ min }) => min)), max: Math.max(...spans.map(({ max }) => max)) };
    counted.set(name, span);
    const percent = percentOf(possible);
    const { from, until, basis, sources } = period;
    const amounts = toAmountSpan(span, currency, rates);
    return { name, payee, ...amounts, ...(percent && { formula: { percent, of } }), from, until, basis, sources };
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
    },
    unknown: table.unknown,
    hasManufactureDoubt: charges.some(
      ({ period, possible }) => period.ageCounts === 'manufacture' && possible.length > 1,
    ),
  };
}

function addUp(spans: readonly Span[]): Span {
  return spans.reduce((all, { min, max }) => ({ min: all.min + min, max: all.max + max }), { min: 0, max: 0 });
}

function chargeBy(
  { percent, amount, usd }: Rate,
  base: Span,
  { currency, rates }: { currency: TaxTable['currency']; rates: Rates },
): Span {
  if (percent) return { min: takePercent(base.min, percent[0]), max: takePercent(base.max, percent[1]) };
  if (amount) {
    const units = currency === 'USD' ? 100 : 1;
    return { min: amount[0] * units, max: amount[1] * units };
  }
  const [least, most] = (usd ?? [0, 0]).map((one) => inTable(convert(Math.round(one * 100), rates), currency));
  return { min: least ?? 0, max: most ?? 0 };
}

function notesOf(
  { vehicle }: CostQuestion,
  found: Charges | undefined,
  { isCleared, unknown }: { isCleared: boolean; unknown: readonly ChargeName[] },
): CostNote[] {
  if (!found) return ['noTaxesKnown'];
  const valued = {
    listPrice: 'listPriceTold',
    estimatedListPrice: 'listPriceEstimated',
    price: 'valuedByPrice',
  } as const;
  const hasOwnRates = vehicle.level === 'TRUCK' || vehicle.level === 'BUS' || vehicle.level === 'PICKUP';
  return [
    valued[found.customsValue.from],
    ...(vehicle.registered.length === 4 ? (['monthUnknown'] as const) : []),
    ...(vehicle.displacementCc === undefined ? (['engineSizeUnknown'] as const) : []),
    ...(found.hasManufactureDoubt ? (['manufactureMayBeEarlier'] as const) : []),
    ...(hasOwnRates ? (['ratesForCars'] as const) : []),
    ...(unknown.length > 0 ? (['someChargesUnknown'] as const) : []),
    ...(isCleared ? (['coveredByClearance'] as const) : []),
  ];
}
