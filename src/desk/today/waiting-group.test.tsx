// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderDesk } from '../testing/render-desk.tsx';
import { WaitingGroup } from './waiting-group.tsx';

afterEach(cleanup);

test.each([
  ['deposit', 'expires in 3 days', 'expired'],
  ['car', 'departs in 3 days', 'departed'],
  ['balance', 'arrives in 3 days', 'arrived'],
] as const)('The time of the kind %s says what ends', async (kind, ahead, past) => {
  const items = ['2026-06-15T10:00:00.000Z', '2026-06-12T09:00:00.000Z'].map((dueAt, place) => ({
    id: String(place),
    title: `GP${place}`,
    since: '2026-06-11T10:00:00.000Z',
    dueAt,
  }));
  const group = { kind, turn: 'logistics', count: 2, items } as const;
  await renderDesk(<WaitingGroup group={group} now="2026-06-12T10:00:00.000Z" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([`GP0${ahead}`, `GP1${past}`]);
});
