import { amountOf, wholeAmount } from '../../../forms/amount.ts';
import type { StaffStockChoices, StaffVehicle, StockSheet } from '../../../../generated/client/types.gen.ts';

/** What somebody fills in, as fields hold it. Make and model only lead to the style, which says both. */
export interface SheetValues {
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

const blank: SheetValues = {
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

/** The fields of a vehicle that is there; without one, those of a new one. */
export function valuesOf(vehicle: StaffVehicle | undefined, { styles, models }: StaffStockChoices): SheetValues {
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

/** A price in dollars or a mileage as it was typed; its field refuses what cannot be read. */
export function wholeIn(text: string): number {
  return amountOf(text, wholeAmount) ?? 0;
}

export function sheetOf(values: SheetValues): StockSheet {
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
    // Without a lower limit of its own a vehicle is not sold below its price.
    lowestPrice: wholeIn(values.lowestPrice || values.price),
    isNewArrival: values.isNewArrival,
    isDaily: values.isDaily,
    isHighQuality: values.isHighQuality,
    isBestSeller: values.isBestSeller,
  };
}

/** What a chassis number says of its vehicle: the style where only one has such numbers, at least make and model. */
export function readChassis(
  chassisNumber: string,
  { styles, models }: StaffStockChoices,
): Pick<SheetValues, 'makeId' | 'modelId' | 'styleId'> | undefined {
  const written = chassisNumber.trim().toUpperCase();
  const begun = styles.filter(({ chassis }) => chassis !== '' && written.startsWith(chassis));
  // Of KSP13 and KSP130, the longer one is meant.
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
