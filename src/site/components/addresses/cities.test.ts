import { expect, test } from 'vitest';
import { chooseCity, chooseProvince, citiesOf, prefixOfCity, provincesOf } from './cities.ts';

const kenya = {
  province_list: { '47': 'Nairobi', '01': 'Mombasa', '21': "Murang'a", '99': 'Other' },
  city_list: { '0101_11': 'Mombasa', '0102_12': 'Likoni', '4701_81': 'Nairobi' },
};

test('B-115 reads the province from the first two digits of a city’s code', () => {
  expect(provincesOf(kenya).map(({ code }) => code)).toEqual(['01', '21', '47', '99']);
  expect(citiesOf(kenya, '01').map(({ name }) => name)).toEqual(['Mombasa', 'Likoni']);
  expect(prefixOfCity('0102_12')).toBe('01');
});

test('B-115 reads the city’s id after the underscore of its code', () => {
  expect(chooseCity(kenya, '0102_12')).toEqual({
    city: 'Mombasa',
    cityCode: '0102_12',
    cityId: '12',
    cityName: 'Likoni',
  });
});

test('does not accept a province alone as a city', () => {
  expect(chooseProvince(kenya, '01')).toEqual({ city: 'Mombasa', cityCode: '01', cityId: '', cityName: '' });
});

test.each([
  ['21', '274'],
  ['23', '296'],
  ['28', '343'],
  ['99', '19'],
])('B-116 treats the province %s as the city %s without a list', (prefix, cityId) => {
  const places = { province_list: { [prefix]: 'A place' }, city_list: { [`${prefix}01_1`]: 'Never asked for' } };
  expect(chooseProvince(places, prefix)).toMatchObject({ cityCode: prefix, cityId, cityName: 'A place' });
  expect(citiesOf(places, prefix)).toEqual([]);
});
