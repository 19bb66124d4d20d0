import type { ImportBand, StaffImportPeriod, StaffPreviewImportRatePayload } from '#generated/client/types.gen.ts';
import { amountOf } from '#shared/forms/amount.ts';
import { type DatedTexts, givenDatesOf } from './dated-values.ts';

export const fuels = ['petrol', 'diesel', 'hybrid', 'electric'] as const;
export const units = ['percent', 'amount', 'usd', 'local'] as const;

/** Form values of a band. */
export interface BandTexts {
  fuels: Record<(typeof fuels)[number], boolean>;
  aboveCc: string;
  atMostCc: string;
  aboveMonths: string;
  /** Limits that only the product's own bands have; kept as they are. */
  kept: Pick<ImportBand, 'aboveYears' | 'headings'>;
  /** Empty for vehicles from anywhere. */
  standsIn: string;
  unit: string;
  least: string;
  most: string;
}

export interface RateTexts {
  ageCounts: string;
  bands: BandTexts[];
}

export const newBand: BandTexts = {
  fuels: { petrol: false, diesel: false, hybrid: false, electric: false },
  aboveCc: '',
  atMostCc: '',
  aboveMonths: '',
  kept: {},
  standsIn: '',
  unit: 'percent',
  least: '',
  most: '',
};

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

function bandTextsOf({
  fuels: named,
  standsIn,
  aboveCc,
  atMostCc,
  aboveMonths,
  aboveYears,
  headings,
  unit,
  least,
  most,
}: ImportBand): BandTexts {
  const has = (fuel: (typeof fuels)[number]) => named?.includes(fuel) ?? false;
  return {
    fuels: { petrol: has('petrol'), diesel: has('diesel'), hybrid: has('hybrid'), electric: has('electric') },
    aboveCc: textOf(aboveCc),
    atMostCc: textOf(atMostCc),
    aboveMonths: textOf(aboveMonths),
    kept: { ...(aboveYears !== undefined && { aboveYears }), ...(headings && { headings }) },
    standsIn: standsIn?.length === 1 ? (standsIn[0] ?? '') : '',
    unit,
    least: textOf(least),
    most: textOf(most),
  };
}

/** Initial form values: the corrected version, or the latest version for a new one. */
export function rateTextsOf(period: StaffImportPeriod | undefined): RateTexts {
  return {
    ageCounts: period?.ageCounts ?? '',
    bands: period?.bands.map(bandTextsOf) ?? [newBand],
  };
}

function bandOf({
  fuels: chosen,
  aboveCc,
  atMostCc,
  aboveMonths,
  kept,
  standsIn,
  unit,
  least,
  most,
}: BandTexts): ImportBand {
  const named = fuels.filter((fuel) => chosen[fuel]);
  return {
    ...kept,
    ...(named.length > 0 && { fuels: named }),
    ...(aboveCc !== '' && { aboveCc: Number(aboveCc) }),
    ...(atMostCc !== '' && { atMostCc: Number(atMostCc) }),
    ...(aboveMonths !== '' && { aboveMonths: Number(aboveMonths) }),
    ...((standsIn === 'JP' || standsIn === 'CN') && { standsIn: [standsIn] }),
    unit: units.find((one) => one === unit) ?? 'percent',
    least: amountOf(least, bandAmount) ?? 0,
    most: amountOf(most === '' ? least : most, bandAmount) ?? 0,
  };
}

export type GivenRate = Omit<StaffPreviewImportRatePayload, 'countryCode' | 'name' | 'corrects'>;

export function givenRateOf(dated: DatedTexts, { ageCounts, bands }: RateTexts): GivenRate {
  return {
    ...givenDatesOf(dated),
    ...((ageCounts === 'registration' || ageCounts === 'manufacture') && { ageCounts }),
    bands: bands.map(bandOf),
  };
}

export const bandAmount = { before: 9, after: 4 } as const;
/** Limits of the contract. */
export const mostOfBand = { figure: 100_000_000, cc: 20_000, months: 1200 } as const;
export const isFigure = (text: string) => (amountOf(text, bandAmount) ?? Infinity) <= mostOfBand.figure;
export const isCount = (text: string, most: number) => /^\d*$/.test(text) && Number(text) <= most;
