import { amountOf, wholeAmount } from '#shared/forms/amount.ts';
import type { StaffStockChoices, StaffVehicle, StockSheet } from '#generated/client/types.gen.ts';

/** Form values of a vehicle. Make and model only narrow the style, which implies both. */
export interface VehicleValues {
  stockNo: string;
  makeId: string;
  modelId: string;
  styleId: string;
  registered: string;
  mileageKm: string;
  colourCode: string;
  handle: StockSheet['handle'];
  chassisNumber: string;
  yardId: string;
  conditionGrade: StockSheet['conditionGrade'];
  interiorGrade: StockSheet['interiorGrade'];
  airbags: string;
  climateControl: '' | 'yes' | 'no';
  equipment: string[];
  emissionCode: StockSheet['emissionCode'];
  remarkEn: string;
  remarkZh: string;
  remarkJa: string;
  price: string;
  lowestPrice: string;
  isNewArrival: boolean;
  isDaily: boolean;
  isHighQuality: boolean;
  isBestSeller: boolean;
}

const blank: VehicleValues = {
  stockNo: '',
  makeId: '',
  modelId: '',
  styleId: '',
  registered: '',
  mileageKm: '',
  colourCode: '',
  handle: 'right',
  chassisNumber: '',
  yardId: '',
  conditionGrade: '',
  interiorGrade: '',
  airbags: '',
  climateControl: '',
  equipment: [],
  emissionCode: '',
  remarkEn: '',
  remarkZh: '',
  remarkJa: '',
  price: '',
  lowestPrice: '',
  isNewArrival: true,
  isDaily: false,
  isHighQuality: false,
  isBestSeller: false,
};

/** Form values of an existing vehicle, or of a new one. */
export function valuesOf(vehicle: StaffVehicle | undefined, { styles, models }: StaffStockChoices): VehicleValues {
  if (!vehicle) return blank;
  const { sheet, stockNo } = vehicle;
  const { remarks, mileageKm, airbags, climateControl, price, lowestPrice, ...same } = sheet;
  const modelId = styles.find(({ code }) => code === sheet.styleId)?.modelId ?? '';
  return {
    ...same,
    stockNo,
    modelId,
    makeId: models.find(({ code }) => code === modelId)?.makeId ?? '',
    mileageKm: String(mileageKm),
    airbags: airbags === undefined ? '' : String(airbags),
    climateControl: climateControl === undefined ? '' : climateControl ? 'yes' : 'no',
    price: String(price),
    lowestPrice: String(lowestPrice),
    remarkEn: remarks.en ?? '',
    remarkZh: remarks.zh ?? '',
    remarkJa: remarks.ja ?? '',
  };
}

/** Parses a price in dollars or a mileage; validation rejects what cannot be parsed. */
export function wholeIn(text: string): number {
  return amountOf(text, wholeAmount) ?? 0;
}

export function sheetOf(values: VehicleValues): StockSheet {
  const remarks = { en: values.remarkEn, zh: values.remarkZh, ja: values.remarkJa };
  return {
    styleId: values.styleId,
    registered: values.registered,
    mileageKm: wholeIn(values.mileageKm),
    colourCode: values.colourCode,
    handle: values.handle,
    chassisNumber: values.chassisNumber.trim(),
    yardId: values.yardId,
    conditionGrade: values.conditionGrade,
    interiorGrade: values.interiorGrade,
    ...(values.airbags !== '' && { airbags: Number(values.airbags) }),
    ...(values.climateControl !== '' && { climateControl: values.climateControl === 'yes' }),
    equipment: values.equipment,
    emissionCode: values.emissionCode,
    remarks: Object.fromEntries(Object.entries(remarks).filter(([, text]) => text.trim() !== '')),
    price: wholeIn(values.price),
    // Without a lowest price, the price is the limit.
    lowestPrice: wholeIn(values.lowestPrice || values.price),
    isNewArrival: values.isNewArrival,
    isDaily: values.isDaily,
    isHighQuality: values.isHighQuality,
    isBestSeller: values.isBestSeller,
  };
}

/** Decodes a chassis number: the style if it is unique, otherwise make and model. */
export function readChassis(
  chassisNumber: string,
  { styles, models }: StaffStockChoices,
): Pick<VehicleValues, 'makeId' | 'modelId' | 'styleId'> | undefined {
  const written = chassisNumber.trim().toUpperCase();
  const begun = styles.filter(({ chassis }) => chassis !== '' && written.startsWith(chassis));
  // Prefers the longest match: KSP130 over KSP13.
  const longest = Math.max(...begun.map(({ chassis }) => chassis.length));
  const fitting = begun.filter(({ chassis }) => chassis.length === longest);
  const [first] = fitting;
  if (!first || fitting.some(({ modelId }) => modelId !== first.modelId)) return undefined;
  return {
    makeId: models.find(({ code }) => code === first.modelId)?.makeId ?? '',
    modelId: first.modelId,
    styleId: fitting.length === 1 ? first.code : '',
  };
}
