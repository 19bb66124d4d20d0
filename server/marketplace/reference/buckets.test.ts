import { describe, expect, it } from 'vitest';
import { bucketsOf } from './buckets.ts';

const now = new Date('2026-06-15T08:48:00Z');
const plain = { priceUsdCents: 600_000, registered: '2020-06', mileageKm: 40_000, seats: 5 };

describe('Buckets', () => {
  it.each([
    [0, 1],
    [4999.99, 1],
    [5000, 2],
    [7999.99, 2],
    [8000, 3],
    [15_000, 4],
    [25_000, 5],
    [35_000, 6],
    [44_999.99, 6],
    [45_000, 7],
    [120_000, 7],
  ])('A-134 A-141 A-142 USD %d falls into price bucket %i', (usd, bucket) => {
    expect(bucketsOf({ ...plain, priceUsdCents: Math.round(usd * 100) }, now).priceBucket).toBe(bucket);
  });

  it.each([
    ['2026-06', 1],
    ['2025-07', 1],
    ['2025-06', 2],
    ['2023-07', 2],
    ['2023-06', 3],
    ['2021-06', 4],
    ['2018-07', 4],
    ['2018-06', 5],
    ['2016-06', 6],
    ['2006-07', 6],
    ['2006-06', 7],
    ['1999-01', 7],
  ])('A-135 A-141 In June 2026 a registration of %s falls into age bucket %i', (registered, bucket) => {
    expect(bucketsOf({ ...plain, registered }, now).ageBucket).toBe(bucket);
  });

  it.each([
    [0, 1],
    [9999, 1],
    [10_000, 2],
    [30_000, 3],
    [50_000, 4],
    [79_999, 4],
    [80_000, 5],
    [100_000, 6],
    [199_999, 6],
    [200_000, 7],
  ])('A-136 A-141 A-142 %i km fall into mileage bucket %i', (mileageKm, bucket) => {
    expect(bucketsOf({ ...plain, mileageKm }, now).mileageBucket).toBe(bucket);
  });

  it.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 3],
    [7, 4],
    [8, 5],
    [29, 5],
  ])('A-137 %i seats fall into seats bucket %i', (seats, bucket) => {
    expect(bucketsOf({ ...plain, seats }, now).seatsBucket).toBe(bucket);
  });
});
