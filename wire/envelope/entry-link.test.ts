import { expect, test } from 'vitest';
import { openEntry, sealEntry } from './entry-link.ts';

const key = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const otherKey = 'AAAAEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';

test('B-102 what was sealed is opened to the vehicle’s id again, and never looks the same twice', async () => {
  const [one, other] = [await sealEntry('100001', key), await sealEntry('100001', key)];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\w-]+$/);
  expect(await openEntry(one, key)).toBe('100001');
});

test('B-103 what another key made, was changed or is no such text cannot be opened', async () => {
  const sealed = await sealEntry('100001', key);
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  for (const authKey of [changed, sealed.slice(4), '', 'MTAwMDAx', '%%%', await sealEntry('1" onload="', key)]) {
    expect(await openEntry(authKey, key)).toBeUndefined();
  }
  expect(await openEntry(sealed, otherKey)).toBeUndefined();
});
