import { expect, test } from 'vitest';
import type { StaffWaitingGroup } from '#generated/client/types.gen.ts';
import { groupByRole } from './today-page.tsx';

function group(
  kind: StaffWaitingGroup['kind'],
  turn: StaffWaitingGroup['turn'],
  ...since: readonly string[]
): StaffWaitingGroup {
  const items = since.map((moment, place) => ({ id: `${kind}${place}`, title: kind, since: moment }));
  return { kind, turn, count: since.length, items };
}

const groups = [
  group('payment', 'accounts', '2026-06-12T08:00:00.000Z'),
  group('deposit', 'buyer', '2026-06-11T08:00:00.000Z'),
  group('ship', 'logistics', '2026-06-10T08:00:00.000Z', '2026-06-11T08:00:00.000Z'),
  group('car', 'logistics', '2026-06-09T08:00:00.000Z'),
  group('chat', 'sales'),
];

test('Groups waiting items by role, the reader’s own first', () => {
  expect(groupByRole(groups, 'logistics').map(({ turn }) => turn)).toEqual(['logistics', 'accounts', 'buyer']);
  expect(groupByRole(groups, 'owner').map(({ turn }) => turn)).toEqual(['accounts', 'logistics', 'buyer']);
});

test('Sorts kinds by longest waiting and omits empty ones', () => {
  const [own] = groupByRole(groups, 'logistics');
  expect(own?.groups.map(({ kind }) => kind)).toEqual(['car', 'ship']);
  expect(groupByRole(groups, 'sales').some(({ turn }) => turn === 'sales')).toBe(false);
});
