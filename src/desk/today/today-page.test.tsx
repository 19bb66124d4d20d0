// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { StaffToday, StaffWaitingGroup } from '#generated/client/types.gen.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import TodayPage, { groupByRole } from './today-page.tsx';

afterEach(cleanup);

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

test('Shows claims that wait, with their deadline, instead of the empty state', async () => {
  const claims = { count: 1, dueAt: '2026-06-15T06:24:00.000Z' };
  const today: StaffToday = { at: '2026-06-12T10:00:00.000Z', notices: [], groups: [], claims };
  installAnswers({ staffToday: () => today });
  await renderDesk(<TodayPage />, { role: 'accounts' });
  await screen.findByText(/^1 claim needs action by 15 Jun 2026/);
  expect(screen.getByRole('link', { name: 'View claims' }).getAttribute('href')).toBe('/claims');
  expect(screen.queryByText('You’re all caught up')).toBeNull();
});
