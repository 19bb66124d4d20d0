import type { Drive, Fuel, Gearbox } from './catalogue/rows.ts';
import { inThree, type Names } from '#server/platform/names.ts';

/** Display names of coded facts, and how lists write other values. */

export const fuelNames: Readonly<Record<Fuel, Names>> = {
  petrol: inThree(['Petrol', '汽油', 'ガソリン']),
  diesel: inThree(['Diesel', '柴油', 'ディーゼル']),
  hybrid: inThree(['Hybrid', '混合动力', 'ハイブリッド']),
  electric: inThree(['Electric', '纯电动', '電気']),
};

/** A short form for cards. */
export const shortFuelNames: Readonly<Record<Fuel, Names>> = {
  ...fuelNames,
  hybrid: inThree(['Hybrid', '混动', 'HV']),
  electric: inThree(['Electric', '纯电', 'EV']),
};

export const gearboxNames: Readonly<Record<Gearbox, Names>> = {
  CVT: inThree(['CVT', '无级变速', 'CVT']),
  AT: inThree(['Automatic', '自动挡', 'オートマチック']),
  MT: inThree(['Manual', '手动挡', 'マニュアル']),
  AMT: inThree(['Automated manual', '机械式自动挡', 'AMT']),
  DCT6: inThree(['6-speed DCT', '6挡双离合', '6速DCT']),
  DCT7: inThree(['7-speed DCT', '7挡双离合', '7速DCT']),
  EV: inThree(['Single speed', '单速变速', '固定ギア']),
};

/** The short form. A single gear is not worth showing. */
export const shortGearboxNames: Readonly<Record<Gearbox, Names | undefined>> = {
  CVT: inThree(['CVT', 'CVT', 'CVT']),
  AT: inThree(['AT', '自动', 'AT']),
  MT: inThree(['MT', '手动', 'MT']),
  AMT: inThree(['AMT', 'AMT', 'AMT']),
  DCT6: inThree(['DCT', '双离合', 'DCT']),
  DCT7: inThree(['DCT', '双离合', 'DCT']),
  EV: undefined,
};

export const driveNames: Readonly<Record<Drive, Names>> = {
  '2WD': inThree(['2WD', '两驱', '2WD']),
  '4WD': inThree(['4WD', '四驱', '4WD']),
};

export const handleNames = {
  right: inThree(['Right', '右', '右']),
  left: inThree(['Left', '左', '左']),
} as const satisfies Record<string, Names>;

export const emissionNames: Readonly<Record<string, Names>> = {
  'china-5': inThree(['China 5', '国五', '中国5']),
  'china-6': inThree(['China 6', '国六', '中国6']),
};

export const yes: Names = inThree(['Yes', '有', 'あり']);
export const no: Names = inThree(['No', '无', 'なし']);
export const automatic: Names = inThree(['Automatic', '自动', 'オート']);
export const manual: Names = inThree(['Manual', '手动', 'マニュアル']);

export function displayMileage(mileageKm: number): string {
  return String(mileageKm).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Litres to one decimal, or a hyphen for a vehicle without an engine. */
export function displayDisplacement(cc: number): string {
  return cc === 0 ? '-' : `${(Math.round(cc / 100) / 10).toFixed(1)}L`;
}
