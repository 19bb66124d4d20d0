import { describe, expect, it } from 'vitest';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { cities, cityDataOf, provinces, singleCityIds } from '#server/marketplace/reference/places/cities.ts';
import { countries, receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { portChoices } from '#server/marketplace/pricing/freight.ts';
import { ports } from '#server/marketplace/reference/places/ports.ts';
import { tariffs } from './pricing-settings.ts';
import { yards } from '#server/marketplace/reference/places/yards.ts';

const vitz = { templateId: '901', volumeM3: 10.03 };
const namesOf = (countryCode: string): unknown =>
  portChoices(tariffs, vitz, countryCode).map(({ port, transports }) => [
    port.id,
    port.names.en,
    transports.map(({ type, names }) => `${type} ${names.en}`),
  ]);

describe('Places', () => {
  it('Receiving countries have ids, names and codes, and Kenya comes first', () => {
    expect(receivingCountries.slice(0, 6).map(({ id, code }) => `${id} ${code}`)).toEqual([
      '1 KE',
      '2 TZ',
      '3 UG',
      '4 RW',
      '5 ZM',
      '6 CD',
    ]);
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
    expect(countries.filter(({ code, names }) => !/^[A-Z]{2}$/.test(code) || !names.zh || !names.ja)).toEqual([]);
  });

  it("B-115 Kenya's 47 counties have their numbers, and towns have the form of the contract", () => {
    const kenya = cityDataOf('KE', 'en');
    const numbers = Array.from({ length: 47 }, (_, past) => String(past + 1).padStart(2, '0'));
    expect(Object.keys(kenya?.province_list ?? {}).toSorted()).toEqual([...numbers, '99']);
    expect(Object.keys(kenya?.city_list ?? {}).filter((key) => !/^[0-9]{4}_[A-Za-z0-9-]{1,32}$/.test(key))).toEqual([]);
    expect(kenya?.province_list).toMatchObject({ '01': 'Mombasa', '21': "Murang'a", '47': 'Nairobi', '99': 'Other' });
    expect(kenya?.city_list).toMatchObject({
      '0101_11': 'Mombasa',
      '0102_12': 'Likoni',
      '3201_61': 'Nakuru',
      '4201_71': 'Kisumu',
      '4702_82': 'Westlands',
    });
    expect(cityDataOf('TZ', 'en')?.city_list).toMatchObject({ '0201_111': 'Arusha', '0702_122': 'Kinondoni' });
  });

  it('B-116 The prefixes 21, 23, 28 and 99 stand for one city each, in Kenya alone', () => {
    expect(singleCityIds).toEqual({ '21': '274', '23': '296', '28': '343', '99': '19' });
    const single = provinces.filter(({ prefix }) => prefix in singleCityIds);
    expect(new Set(single.map(({ countryCode }) => countryCode))).toEqual(new Set(['KE']));
    const stands = cities.filter(({ countryCode, code }) => countryCode === 'KE' && code.slice(0, 2) in singleCityIds);
    expect(Object.fromEntries(stands.map(({ code, id }) => [code, id]))).toEqual(singleCityIds);
  });

  it('Every province has a town and every receiving country a city, with different ids', () => {
    const empty = provinces.filter(
      ({ countryCode, prefix }) =>
        !cities.some((city) => city.countryCode === countryCode && city.code.startsWith(prefix)),
    );
    expect(empty).toEqual([]);
    expect(receivingCountries.filter(({ code }) => !cityDataOf(code, 'en')).map(({ code }) => code)).toEqual([]);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
    expect(cityDataOf('JP', 'en')).toBeUndefined();
  });

  it('Places with Chinese and Japanese names are shown by them', () => {
    expect(cityDataOf('KE', 'zh')?.province_list).toMatchObject({ '47': '内罗毕', '21': '穆兰加' });
    expect(cityDataOf('KE', 'ja')?.city_list).toMatchObject({ '0101_11': 'モンバサ' });
    expect(ports.filter(({ names }) => !names.zh || !names.ja)).toEqual([]);
  });

  it('B-330 Ports have transports, and Mombasa has RORO before the container', () => {
    expect(namesOf('KE')).toEqual([['p-mba', 'Mombasa', ['1 RORO', '2 Container']]]);
    expect(namesOf('TZ')).toEqual([['p-dar', 'Dar es Salaam', ['1 RORO']]]);
    expect(namesOf('ZA')).toEqual([]);
  });

  it('Every port of arrival is known', () => {
    const known = new Set(ports.map(({ id }) => id));
    expect(receivingCountries.flatMap(({ portIds }) => portIds).filter((id) => !known.has(id))).toEqual([]);
  });

  it('Every model can be shipped from every yard to every receiving country', () => {
    const biggest = Math.max(...readReferenceCatalogue().models.map(({ volumeM3 }) => volumeM3));
    const stranded = yards.flatMap(({ templateId }) =>
      receivingCountries.filter(
        ({ code }) => portChoices(tariffs, { templateId, volumeM3: biggest }, code).length === 0,
      ),
    );
    expect(stranded).toEqual([]);
  });

  it('No container is offered for a vehicle that does not fit', () => {
    const coaster = { templateId: '901', volumeM3: 38.31 };
    const [mombasa] = portChoices(tariffs, coaster, 'KE');
    expect(mombasa?.transports.map(({ type }) => type)).toEqual(['1']);
  });
});
