import type { CalendarDay } from './calendar-day.ts';
import type { ChargeName } from './charge-names.ts';
import type { Basis, Charge, CountryRules, Rate, RatePeriod, TaxTable, Valuation } from './country-rules.ts';
import { type CustomsValue, valueForCustoms } from './customs-value.ts';
import type { ListPrice } from './list-prices.ts';
import { type AmountSpan, inTable, type Span, takePercent, toAmountSpan } from './money.ts';
import { inForceOn } from './periods.ts';
import { percentOf, ratesFor, type TaxedVehicle } from './rates-in-force.ts';
import { type Amount, convert, type Rates, sum } from '../pricing/amount.ts';
import type { PrepaidQuote } from '../pricing/quote.ts';

/** Who is paid: we, the state, or others at the port and on the way. */
export type Payee = 'us' | 'state' | 'others';

export interface CostLine extends AmountSpan {
  name: 'vehicle' | 'freight' | 'insurance' | 'clearance' | ChargeName;
  payee: Payee;
  /** How a percentage is taken, and of which lines. Absent for an amount. */
  formula?: { percent: Span; of: Charge['of'] };
  /** The period in which the figure is in force. Absent for our own prices. */
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
  /** Whether all that has to be paid is among the lines. */
  is: 'complete' | 'partial' | 'none';
  customsValue?: Omit<CustomsValue, 'min' | 'max' | 'listPrice'> & {
    value: AmountSpan;
    listPrice?: AmountSpan;
    sources: readonly string[];
    list?: ListPrice;
  };
  /** What has to be paid besides, and of which no figure is known. */
  unknown: readonly ChargeName[];
  /** What the price of customs clearance pays. */
  covered: readonly ChargeName[];
  notes: readonly CostNote[];
}

/** What is paid before a port, in which nothing is for the state. */
export type OwnPrice = Pick<PrepaidQuote, 'list' | 'vehicle' | 'freight' | 'insurance' | 'clearance'>;

export interface CostQuestion {
  rules: CountryRules | undefined;
  vehicle: TaxedVehicle;
  quote: OwnPrice;
  /** The buyer wants our customs clearance, where it is offered. */
  withClearance: boolean;
  arrivalDay: CalendarDay;
  listPrice: ListPrice | undefined;
  newPriceUsd: number | undefined;
  rates: Rates;
}

/** What a vehicle costs in the end, line by line, each with where its figure comes from. */
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

/** What a kind of payee gets of some lines. The lines add up to it in every currency. */
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

/** Clearance pays taxes, port, agent and plates; what is inspected abroad, or driven on inland, it does not. */
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

/** What is in force on the day of arrival; undefined where the table does not reach that day. */
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

/** The taxes that a list price contains. */
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
    // A sale lowers what the buyer pays, but not what customs takes a vehicle to be worth.
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
