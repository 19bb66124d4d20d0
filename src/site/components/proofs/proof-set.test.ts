import { expect, test, vi } from 'vitest';
import { deleteStoredProofs, planProofs, type Proof, proofTarget, readStoredProofs, storeProofs } from './proof-set.ts';

vi.mock('idb-keyval', () => import('../../../testing/browser-store.ts'));

test('deletes the pictures of the user who logs out, and keeps those of others', async () => {
  const slip: Proof = { id: 'p', name: 'slip.jpg', size: 3, picture: new Blob(['abc']), state: 'ready', part: 0 };
  await storeProofs('500001', 'wanjiku@example.com', [slip]);
  await storeProofs('500002', 'otieno@example.com', [slip]);
  await deleteStoredProofs('otieno@example.com');
  expect(await readStoredProofs('500001', 'wanjiku@example.com')).toHaveLength(1);
  expect(await readStoredProofs('500002', 'otieno@example.com')).toEqual([]);
});

test('B-178 B-179 B-180 accepts a deposit proof in statuses 0 and 3, a balance proof in 4, and none in others', () => {
  const calls = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((status) => proofTarget(status)?.call);
  expect(calls.filter((call) => call === 'payDeposit')).toHaveLength(2);
  expect([proofTarget(0), proofTarget(3), proofTarget(4)]).toEqual([
    { call: 'payDeposit', status: 0 },
    { call: 'payDeposit', status: 3 },
    { call: 'payBalance', status: 4 },
  ]);
  expect([1, 2, 5, 6, 7, 8].map(proofTarget)).toEqual(Array.from({ length: 6 }));
});

const file = (name: string, size = 1) => ({ name, size });

test('B-223 skips a file of the same name and size, but not of another size', () => {
  const present = [file('a.jpg')];
  expect(planProofs(present, [file('a.jpg'), file('a.jpg', 2), file('b.jpg'), file('b.jpg')])).toEqual({
    fresh: [file('a.jpg', 2), file('b.jpg')],
    skipped: [file('a.jpg'), file('b.jpg')],
  });
});

test('B-220 accepts four pictures', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => file(name));
  expect(planProofs([], four).fresh).toHaveLength(4);
});

test.each([
  [0, 5, 4],
  [3, 2, 1],
  [4, 1, 0],
])('B-220 B-221 refuses with %i pictures chosen %i more, with room for %i', (there, more, roomLeft) => {
  const present = Array.from({ length: there }, (_, place) => file(`old-${place}`));
  const chosen = Array.from({ length: more }, (_, place) => file(`new-${place}`));
  expect(planProofs(present, chosen)).toEqual({ fresh: [], skipped: [], roomLeft });
});
