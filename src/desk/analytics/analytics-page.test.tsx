// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { StaffFigures, StaffWeek } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import AnalyticsPage from './analytics-page.tsx';

afterEach(cleanup);

const quiet: StaffWeek = {
  startsOn: '2026-06-01',
  visits: { home: 0, list: 0, vehicle: 0, other: 0 },
  registrations: 0,
  priceRequests: 0,
  reservations: 0,
  proofs: 0,
  deposits: 0,
  deliveries: 0,
  ended: { lapsed: 0, byBuyer: 0, byStaff: 0 },
};
const busy: StaffWeek = {
  startsOn: '2026-06-08',
  visits: { home: 100, list: 50, vehicle: 40, other: 10 },
  registrations: 50,
  priceRequests: 40,
  reservations: 10,
  proofs: 8,
  deposits: 6,
  deliveries: 0,
  ended: { lapsed: 2, byBuyer: 1, byStaff: 0 },
};
const figures: StaffFigures = {
  at: '2026-06-12T10:00:00.000Z',
  visitsSince: '2026-06-03',
  weeks: [quiet, busy],
  steps: [{ step: 'depositCheck', count: 6, medianHours: 2.5, slowHours: 30 }],
  stock: [
    { fromDays: 0, toDays: 30, count: 12, held: 2 },
    { fromDays: 31, count: 3, held: 0 },
  ],
};

async function open(answers: Answers = {}, at = '/analytics') {
  const asked = installAnswers({ staffGetFigures: () => figures, ...answers });
  await renderDesk(<AnalyticsPage />, { at });
  return asked;
}

const rowsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
const tableOf = (name: string) => rowsOf(screen.getByRole('table', { name }));

test('Shows the count of each stage and its share of the previous one, and of reservations for deposits', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Buyer funnel' });
  expect(tableOf('Buyer funnel')).toEqual([
    ['Stage', 'Number', '% of previous stage'],
    ['Visits', '200', ''],
    ['Registrations', '50', '25%'],
    ['Price requests by logged-in buyers', '40', '80%'],
    ['Reservations', '10', '25%'],
    ['Payment proofs for deposits', '8', '80%'],
    ['Deposits confirmed', '6', '60%'],
    ['Deliveries', '0', '0%'],
  ]);
  expect(screen.getByText(/2 expired, 1 cancelled by the buyer, 0 cancelled by us/)).toBeTruthy();
});

test('Shows step times in days, hours and minutes', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Time per step' });
  expect(tableOf('Time per step').at(-1)).toEqual([
    'Payment proof to confirmed deposit',
    '6',
    '2 hrs 30 mins',
    '1 day 6 hrs',
  ]);
});

test('Shows a table for every chart', async () => {
  await open();
  const user = userEvent.setup();
  for (const button of await screen.findAllByRole('button', { name: 'Show as a table' })) {
    await user.click(button);
  }
  const region = screen.getByRole('region', { name: 'Orders by week' });
  await waitFor(() => expect(within(region).getByRole('table')).toBeTruthy());
  expect(rowsOf(within(region).getByRole('table')).map(([, ...row]) => row)).toEqual([
    ['Reservations', 'Deposits confirmed', 'Deliveries', 'Ended without delivery'],
    ['0', '0', '0', '0'],
    ['10', '6', '0', '3'],
  ]);
  expect(tableOf('Stock by age')).toEqual([
    ['On sale for', 'Available', 'Reserved'],
    ['0–30 days', '10', '2'],
    ['31 days or more', '3', '0'],
  ]);
});

test('Shows empty states for a new market', async () => {
  await open({ staffGetFigures: () => ({ at: figures.at, weeks: [quiet], steps: [], stock: [] }) });
  expect(await screen.findByText('No visits yet.')).toBeTruthy();
  expect(screen.getByText('No order progress in these weeks.')).toBeTruthy();
  expect(screen.getByText('No vehicles on sale.')).toBeTruthy();
  expect(tableOf('Buyer funnel').at(1)).toEqual(['Registrations', '0', '']);
});

test('Reads the period from the URL, with a default for invalid values', async () => {
  const asked = await open({}, '/analytics?weeks=7');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Period' }));
  await user.click(await screen.findByRole('option', { name: 'Last 52 weeks' }));
  await waitFor(() => expect(asked.map(({ body }) => body)).toMatchObject([{ weeks: 12 }, { weeks: 52 }]));
});

test('Shows a loading error with a retry', async () => {
  await open({ staffGetFigures: () => new FailsWith(500) });
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
});
