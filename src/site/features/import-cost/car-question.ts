import type { AnyCarPayload } from '#generated/client/types.gen.ts';
import { type AmountShape, readAmount } from '#shared/forms/amount.ts';

/** The input of the form's fields. */
export interface CarValues {
  countryCode: string;
  make: string;
  model: string;
  style: string;
  year: string;
  month: string;
  fuel: string;
  engine: string;
  steering: string;
  standsIn: string;
  price: string;
  freight: string;
}

export const emptyCar: CarValues = {
  countryCode: 'KE',
  make: '',
  model: '',
  style: '',
  year: '',
  month: '',
  fuel: 'petrol',
  engine: '',
  steering: 'right',
  standsIn: 'JP',
  price: '',
  freight: '',
};

export const fuels = ['petrol', 'diesel', 'hybrid', 'electric'] as const satisfies readonly AnyCarPayload['fuel'][];

/** The engine sizes that the call accepts, in cubic centimetres. */
const largestEngine = 20_000;
/** The maximum number of digits per field. */
export const carShapes = {
  engine: { before: 5, after: 0 },
  price: { before: 8, after: 2 },
  freight: { before: 7, after: 2 },
} as const satisfies Record<string, AmountShape>;

/** The value of a field: undefined if it is empty, NaN if it cannot be read. */
function numberIn(values: CarValues, field: keyof typeof carShapes): number | undefined {
  const reading = readAmount(values[field], carShapes[field]);
  if (reading.is === 'empty') return undefined;
  return reading.is === 'amount' ? Number(reading.plain) : Number.NaN;
}

const highestPrice = 10_000_000;
const highestFreight = 1_000_000;

export type CarFault = 'yearMissing' | 'priceMissing' | 'priceTooHigh' | 'engineUnfit' | 'freightTooHigh';

/** The errors of the input, by field. */
export function faultsOf(values: CarValues): Partial<Record<keyof CarValues, CarFault>> {
  const price = numberIn(values, 'price') ?? 0;
  const engine = values.fuel === 'electric' ? undefined : numberIn(values, 'engine');
  const freight = numberIn(values, 'freight') ?? 0;
  return {
    ...(values.year === '' && { year: 'yearMissing' }),
    ...(!(price > 0) && { price: 'priceMissing' }),
    ...(price > highestPrice && { price: 'priceTooHigh' }),
    ...(engine !== undefined && !(engine > 0 && engine <= largestEngine) && { engine: 'engineUnfit' }),
    ...(!(freight <= highestFreight) && { freight: 'freightTooHigh' }),
  };
}

/** The payload for valid input. Empty fields are left out, and answered with a range. */
export function questionOf(values: CarValues): AnyCarPayload {
  const { countryCode, model, style, year, month, fuel, steering, standsIn } = values;
  const displacementCc = fuel === 'electric' ? undefined : numberIn(values, 'engine');
  const freightUSD = numberIn(values, 'freight');
  return {
    countryCode,
    registered: month === '' ? year : `${year}-${month}`,
    fuel: fuels.find((one) => one === fuel) ?? 'petrol',
    steering: steering === 'left' ? 'left' : 'right',
    standsIn: standsIn === 'CN' ? 'CN' : 'JP',
    priceUSD: numberIn(values, 'price') ?? 0,
    ...(displacementCc !== undefined && { displacementCc }),
    ...(freightUSD !== undefined && { freightUSD }),
    ...(model !== '' && { modelId: model, ...(style !== '' && { styleName: style }) }),
  };
}
