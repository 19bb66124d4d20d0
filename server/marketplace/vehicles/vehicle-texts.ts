import { countries } from '#server/marketplace/reference/places/countries.ts';
import { nameIn, type Names } from '#server/platform/names.ts';
import { colours } from '#server/marketplace/reference/colours.ts';
import { displayMileage, fuelNames, handleNames } from '#server/marketplace/reference/words.ts';
import type { Language } from '#wire/language.ts';
import type { VehicleRow } from './vehicle-row.ts';

/** A vehicle's facts in one language, for its page, orders and inquiries. */
export interface VehicleTexts {
  name: string;
  regDate: string;
  mileage: string;
  fuel: string;
  colour: string;
  seats: string;
  handle: string;
  country: string;
  refNo: string;
  remark: string | undefined;
}

export type Described = Pick<VehicleRow, 'registered' | 'mileage_km' | 'seats' | 'fuel' | 'facts'>;

export function describeTexts(
  { registered, mileage_km, seats, fuel, facts }: Described,
  language: Language,
): VehicleTexts {
  return {
    name: nameIn(facts.names, language),
    regDate: registered.slice(0, 7),
    mileage: displayMileage(mileage_km),
    fuel: nameOf(fuelNames, fuel, language),
    colour: colours.find(({ code }) => code === facts.colourCode)?.names[language] ?? facts.colourCode,
    seats: String(seats),
    handle: handleNames[facts.handle][language],
    country: countryName(facts.countryCode, language),
    refNo: facts.refNo,
    remark: facts.remark && nameIn(facts.remark, language),
  };
}

export function countryName(code: string, language: Language): string {
  return countries.find((country) => country.code === code)?.names[language] ?? code;
}

function nameOf(names: Readonly<Record<string, Names>>, code: string, language: Language): string {
  return names[code]?.[language] ?? code;
}
