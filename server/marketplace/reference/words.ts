import type { Drive, Fuel, Gearbox } from './catalogue/rows.ts';
import { inLanguages, type Names } from '#server/platform/names.ts';

/** Display names of coded facts, and how lists write other values. */

export const fuelNames: Readonly<Record<Fuel, Names>> = {
  petrol: inLanguages(['Petrol', '汽油', 'ガソリン', 'Petroli']),
  diesel: inLanguages(['Diesel', '柴油', 'ディーゼル', 'Dizeli']),
  hybrid: inLanguages(['Hybrid', '混合动力', 'ハイブリッド']),
  electric: inLanguages(['Electric', '纯电动', '電気', 'Umeme']),
};

/** A short form for cards. */
export const shortFuelNames: Readonly<Record<Fuel, Names>> = {
  ...fuelNames,
  hybrid: inLanguages(['Hybrid', '混动', 'HV']),
  electric: inLanguages(['Electric', '纯电', 'EV', 'Umeme']),
};

export const gearboxNames: Readonly<Record<Gearbox, Names>> = {
  CVT: inLanguages(['CVT', '无级变速', 'CVT']),
  AT: inLanguages(['Automatic', '自动挡', 'オートマチック', 'Otomatiki']),
  MT: inLanguages(['Manual', '手动挡', 'マニュアル']),
  AMT: inLanguages(['Automated manual', '机械式自动挡', 'AMT', 'Manual ya otomatiki']),
  DCT6: inLanguages(['6-speed DCT', '6挡双离合', '6速DCT', 'DCT ya gia 6']),
  DCT7: inLanguages(['7-speed DCT', '7挡双离合', '7速DCT', 'DCT ya gia 7']),
  EV: inLanguages(['Single speed', '单速变速', '固定ギア', 'Gia moja']),
};

/** The short form. A single gear is not worth showing. */
export const shortGearboxNames: Readonly<Record<Gearbox, Names | undefined>> = {
  CVT: inLanguages(['CVT', 'CVT', 'CVT']),
  AT: inLanguages(['AT', '自动', 'AT']),
  MT: inLanguages(['MT', '手动', 'MT']),
  AMT: inLanguages(['AMT', 'AMT', 'AMT']),
  DCT6: inLanguages(['DCT', '双离合', 'DCT']),
  DCT7: inLanguages(['DCT', '双离合', 'DCT']),
  EV: undefined,
};

export const driveNames: Readonly<Record<Drive, Names>> = {
  '2WD': inLanguages(['2WD', '两驱', '2WD']),
  '4WD': inLanguages(['4WD', '四驱', '4WD']),
};

export const handleNames = {
  right: inLanguages(['Right', '右', '右', 'Kulia']),
  left: inLanguages(['Left', '左', '左', 'Kushoto']),
} as const satisfies Record<string, Names>;

export const emissionNames: Readonly<Record<string, Names>> = {
  'china-5': inLanguages(['China 5', '国五', '中国5']),
  'china-6': inLanguages(['China 6', '国六', '中国6']),
};

export const yes: Names = inLanguages(['Yes', '有', 'あり', 'Ndiyo']);
export const no: Names = inLanguages(['No', '无', 'なし', 'Hapana']);
export const automatic: Names = inLanguages(['Automatic', '自动', 'オート', 'Otomatiki']);
export const manual: Names = inLanguages(['Manual', '手动', 'マニュアル']);

export function displayMileage(mileageKm: number): string {
  return String(mileageKm).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Litres to one decimal, or a hyphen for a vehicle without an engine. */
export function displayDisplacement(cc: number): string {
  return cc === 0 ? '-' : `${(Math.round(cc / 100) / 10).toFixed(1)}L`;
}
