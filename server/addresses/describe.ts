import type { Selectable } from 'kysely';
import type { Address } from '../../generated/client/types.gen.ts';
import type { AddressTable } from '../database/tables.ts';
import type { Language } from '../../wire/language.ts';
import { findCity, findCountry } from './places.ts';

export type AddressRow = Selectable<AddressTable>;

/** An address as the contract writes it, its places in the reader's language. */
export function describeAddress(row: AddressRow, language: Language): Address {
  const country = findCountry(row.country_code);
  const city = findCity(row.country_code, row.city_id);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    countryCode: row.country_code,
    countryDesc: country?.names[language] ?? row.country_code,
    // A city that we no longer deliver to keeps its address readable; prefix 99 is nowhere in particular.
    cityCode: city?.code ?? '99',
    cityId: row.city_id,
    cityDesc: city?.names[language] ?? '',
    address: row.line,
    isDefault: row.is_default ? 1 : 0,
  };
}
