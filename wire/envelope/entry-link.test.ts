import { expect, test } from 'vitest';
import { openEntry, sealEntry } from './entry-link.ts';

const key = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const otherKey = 'AAAAEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';

test('B-102 A sealed link opens to the vehicle’s id, and two links to one vehicle differ', async () => {
  const [one, other] = [await sealEntry('100001', key), await sealEntry('100001', key)];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^[\w-]+$/);
  expect(await openEntry(one, key)).toBe('100001');
});

test('B-103 A link made with another key, a changed link and other text cannot be opened', async () => {
  const sealed = await sealEntry('100001', key);
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  for (const authKey of [changed, sealed.slice(4), '', 'MTAwMDAx', '%%%', await sealEntry('1" onload="', key)]) {
    expect(await openEntry(authKey, key)).toBeUndefined();
  }
  expect(await openEntry(sealed, otherKey)).toBeUndefined();
});
