import type { AnyCarPayload } from '../../../generated/client/types.gen.ts';

/** What a visitor has said of a car, as its fields hold it. */
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

/** The engine sizes that the call takes, in cubic centimetres. */
const largestEngine = 20_000;
const highestPrice = 10_000_000;
const highestFreight = 1_000_000;

export type CarFault = 'yearMissing' | 'priceMissing' | 'priceTooHigh' | 'engineUnfit' | 'freightTooHigh';

/** What is wrong with what was entered, by field. */
export function faultsOf({
  year,
  price,
  engine,
  fuel,
  freight,
}: CarValues): Partial<Record<keyof CarValues, CarFault>> {
  const hasEngine = fuel !== 'electric' && engine !== '';
  return {
    ...(year === '' && { year: 'yearMissing' }),
    ...(!(Number(price) > 0) && { price: 'priceMissing' }),
    ...(Number(price) > highestPrice && { price: 'priceTooHigh' }),
    ...(hasEngine && !(Number(engine) > 0 && Number(engine) <= largestEngine) && { engine: 'engineUnfit' }),
    ...(Number(freight) > highestFreight && { freight: 'freightTooHigh' }),
  };
}

/** What the call is asked, of values without a fault. What was left open is left out, and answered as a range. */
export function questionOf(values: CarValues): AnyCarPayload {
  const { countryCode, model, style, year, month, fuel, engine, steering, standsIn, price, freight } = values;
  return {
    countryCode,
    registered: month === '' ? year : `${year}-${month}`,
    fuel: fuels.find((one) => one === fuel) ?? 'petrol',
    steering: steering === 'left' ? 'left' : 'right',
    standsIn: standsIn === 'CN' ? 'CN' : 'JP',
    priceUSD: Number(price),
    ...(fuel !== 'electric' && engine !== '' && { displacementCc: Number(engine) }),
    ...(freight !== '' && { freightUSD: Number(freight) }),
    ...(model !== '' && style !== '' && { modelId: model, styleName: style }),
  };
}
