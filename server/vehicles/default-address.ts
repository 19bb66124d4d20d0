import type { Address } from '../../generated/client/types.gen.ts';
import type { Database } from '../database/tables.ts';
import { cities } from '../stock/places/cities.ts';
import type { Language } from '../../wire/language.ts';
import { countryName } from './vehicle-texts.ts';

/** The address that an order form starts with. */
export async function readDefaultAddress(
  database: Database,
  accountId: string,
  language: Language,
): Promise<Address | undefined> {
  const row = await database
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  const city = cities.find(({ id, countryCode }) => id === row?.city_id && countryCode === row.country_code);
  if (!row || !city) return undefined;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    countryCode: row.country_code,
    countryDesc: countryName(row.country_code, language),
    cityCode: city.code,
    cityId: city.id,
    cityDesc: city.names[language],
    address: row.line,
    isDefault: 1,
  };
}
