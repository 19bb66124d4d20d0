import type { StockSheet } from '#generated/client/types.gen.ts';
import type { FailureKey } from '#server/platform/calls/texts.ts';
import { type Model, readReferenceCatalogue, type Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { colours } from '#server/marketplace/reference/colours.ts';
import { equipment } from '#server/marketplace/reference/equipment.ts';
import type { StoredNames } from '#server/platform/names.ts';
import { type Yard, yards } from '#server/marketplace/reference/places/yards.ts';
import { isBelowLowest, type VehicleFacts, type VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';

const { models, styles } = readReferenceCatalogue();
const modelById = new Map(models.map((model) => [model.id, model]));
const styleById = new Map(styles.map((style) => [style.id, style]));
const languages = ['en', 'zh', 'ja'] as const;

/** Yards are in Japan and China, where a day starts earlier than in the market. */
const hoursAhead = 9;

/** The latest day on which a vehicle in a yard can have been registered or inspected. */
export function yardToday(now: Date): string {
  return new Date(now.getTime() + hoursAhead * 3_600_000).toISOString().slice(0, 10);
}

/** Form data of a vehicle with its resolved choices. */
export interface ReadSheet {
  sheet: StockSheet;
  style: Style;
  model: Model;
  yard: Yard;
}

/** Resolves the choices of the form data, or returns the contract failure. */
export function readSheet(given: StockSheet, now: Date): ReadSheet | { refusal: FailureKey } {
  const sheet = tidySheet(given);
  const style = styleById.get(sheet.styleId);
  const model = style && modelById.get(style.modelId);
  const yard = yards.find(({ templateId }) => templateId === sheet.yardId);
  const isColour = colours.some(({ code }) => code === sheet.colourCode);
  // An empty text after normalising counts as missing.
  const isEquipped = new Set(given.equipment).size === sheet.equipment.length;
  if (!style || !model || !yard || !isColour || !isEquipped) return { refusal: 'stockChoiceUnknown' };
  if (sheet.registered > yardToday(now).slice(0, 7)) return { refusal: 'stockMonthAhead' };
  if (sheet.lowestPrice > sheet.price) return { refusal: 'stockLowestAbove' };
  return { sheet, style, model, yard };
}

/** Canonical form, so that two sets of form data can be compared. */
function tidySheet(sheet: StockSheet): StockSheet {
  return {
    ...sheet,
    chassisNumber: sheet.chassisNumber.toUpperCase(),
    equipment: equipment.map(({ code }) => code).filter((code) => sheet.equipment.includes(code)),
    remarks: Object.fromEntries(
      languages.flatMap((language) => {
        const text = sheet.remarks[language]?.trim() ?? '';
        return text === '' ? [] : [[language, text]];
      }),
    ),
  };
}

/** The fields that differ. */
export function changedFields(before: StockSheet, after: StockSheet): (keyof StockSheet)[] {
  return (Object.keys({ ...before, ...after }) as (keyof StockSheet)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/** The form data of an existing vehicle. */
export function sheetOf(row: VehicleRow): StockSheet {
  const { facts } = row;
  return tidySheet({
    styleId: row.style_id,
    registered: row.registered.slice(0, 7),
    mileageKm: row.mileage_km,
    colourCode: facts.colourCode,
    handle: facts.handle,
    chassisNumber: row.chassis_no ?? '',
    yardId: row.transport_template,
    conditionGrade: facts.conditionGrade as StockSheet['conditionGrade'],
    interiorGrade: facts.interiorGrade as StockSheet['interiorGrade'],
    ...(facts.airbags !== undefined && { airbags: facts.airbags }),
    ...(facts.climateControl !== undefined && { climateControl: facts.climateControl }),
    equipment: [...facts.equipment],
    emissionCode: facts.emissionStandard as StockSheet['emissionCode'],
    remarks: facts.remarks ?? facts.remark ?? {},
    price: dollarsOf(row.base_price_cents),
    lowestPrice: dollarsOf(row.min_price_cents),
    isNewArrival: row.is_new_arrival,
    isDaily: row.is_daily,
    isHighQuality: row.is_high_quality,
    isBestSeller: row.is_hot,
  });
}

export function dollarsOf(cents: number): number {
  return Math.max(1, Math.round(cents / 100));
}

/** Whether new prices would let the current flash sale go below the lowest price. */
export function wouldGoBelow(
  row: VehicleRow,
  { price, lowestPrice }: Pick<StockSheet, 'price' | 'lowestPrice'>,
  now: Date,
) {
  const isOnSale = row.flash_ends_at !== null && row.flash_ends_at > now;
  const base_price_cents = centsOf(price, row.base_price_cents);
  const min_price_cents = centsOf(lowestPrice, row.min_price_cents);
  const isSame = base_price_cents === row.base_price_cents && min_price_cents === row.min_price_cents;
  return isOnSale && !isSame && isBelowLowest({ ...row, base_price_cents, min_price_cents });
}

/** Keeps existing cents if the dollars are unchanged. */
export function centsOf(dollars: number, before: number | undefined): number {
  return before !== undefined && dollarsOf(before) === dollars ? before : dollars * 100;
}

/** Columns that follow from the style. */
export function styleColumnsOf({ style, model }: Pick<ReadSheet, 'style' | 'model'>) {
  return {
    style_id: style.id,
    make_id: model.makeId,
    model_id: model.id,
    model_level: model.level as string,
    name: style.fullNames.en,
    seats: style.seats,
    displacement_cc: style.displacementCc,
    fuel: style.fuel as string,
    volume_m3: String(model.volumeM3),
  };
}

/** Columns for the form data. A vehicle that keeps its style keeps values that differ from the style. */
export function columnsOf({ sheet, style, model, yard }: ReadSheet, stockNo: string, before?: VehicleRow) {
  const isSameStyle = before?.style_id === style.id;
  return {
    ...(!isSameStyle && styleColumnsOf({ style, model })),
    registered: `${sheet.registered}-01`,
    mileage_km: sheet.mileageKm,
    base_price_cents: centsOf(sheet.price, before?.base_price_cents),
    min_price_cents: centsOf(sheet.lowestPrice, before?.min_price_cents),
    transport_template: yard.templateId,
    is_new_arrival: sheet.isNewArrival,
    is_daily: sheet.isDaily,
    is_high_quality: sheet.isHighQuality,
    is_hot: sheet.isBestSeller,
    chassis_no: sheet.chassisNumber === '' ? null : sheet.chassisNumber,
    stock_no: stockNo.toUpperCase(),
    facts: {
      ...before?.facts,
      ...(!isSameStyle && { names: style.fullNames, doors: model.doors }),
      refNo: stockNo,
      colourCode: sheet.colourCode,
      handle: sheet.handle,
      chassisNumber: maskedChassis(sheet.chassisNumber, before),
      conditionGrade: sheet.conditionGrade,
      interiorGrade: sheet.interiorGrade,
      airbags: sheet.airbags,
      climateControl: sheet.climateControl,
      equipment: sheet.equipment,
      emissionStandard: sheet.emissionCode,
      remark: inEveryLanguage(sheet.remarks),
      remarks: sheet.remarks,
      countryCode: yard.countryCode,
    } as VehicleFacts,
  };
}

/** Buyers do not see the last three characters. A number that was only ever stored masked stays. */
function maskedChassis(chassisNumber: string, before?: VehicleRow): string {
  if (chassisNumber !== '') return `${chassisNumber.slice(0, -3)}***`;
  return before?.chassis_no === null ? before.facts.chassisNumber : '';
}

function inEveryLanguage(remarks: Partial<StoredNames>): StoredNames | undefined {
  const [any] = Object.values(remarks);
  if (any === undefined) return undefined;
  return { en: remarks.en ?? any, zh: remarks.zh ?? any, ja: remarks.ja ?? any };
}
