import { expect, test } from 'vitest';
import { operationsOf } from '#contract/document/openapi.ts';
import { canonical } from './read-call.ts';

const yenToTheDollar = 152;
const shillingsToTheDollar = 129;

interface Priced {
  id: string;
  priceUSD: number;
  priceJPY: number;
  priceKES: number;
  where: string;
}

function findPriced(value: unknown, where: string): Priced[] {
  if (Array.isArray(value)) return value.flatMap((item) => findPriced(item, where));
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((item) => findPriced(item, where));
  const isPriced = 'id' in value && 'priceUSD' in value && 'priceJPY' in value && 'priceKES' in value;
  return isPriced ? [{ ...(value as Priced), where }, ...inside] : inside;
}

const found = operationsOf(canonical).flatMap(({ operation }) =>
  Object.entries(operation.responses['200']?.content?.['application/json']?.examples ?? {}).flatMap(([name, example]) =>
    findPriced(example.value, `${operation.operationId} ${name}`),
  ),
);

test('The examples show at least eight different vehicles', () => {
  expect(new Set(found.map(({ id }) => id)).size).toBeGreaterThanOrEqual(8);
});

test('The same vehicle has the same price in every example', () => {
  const prices = Map.groupBy(found, ({ id }) => id);
  for (const [id, places] of prices) {
    expect(
      new Set(places.map(({ priceUSD }) => priceUSD)).size,
      `${id} in ${places.map(({ where }) => where).join(', ')}`,
    ).toBe(1);
  }
});

test('Every example converts dollars at the same rates', () => {
  for (const { id, where, priceUSD, priceJPY, priceKES } of found) {
    expect({ id, where, yen: priceJPY, shillings: priceKES }).toEqual({
      id,
      where,
      yen: priceUSD * yenToTheDollar,
      shillings: priceUSD * shillingsToTheDollar,
    });
  }
});
