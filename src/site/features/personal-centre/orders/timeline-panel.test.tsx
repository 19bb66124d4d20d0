// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderTimeline } from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import TimelinePanel from './timeline-panel.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const order = { id: '500003', orderNo: 'GP20260611004' };
const timeline: OrderTimeline = {
  way: { vessel: 'MV Highway Star 041', arrivesOn: '2026-08-17' },
  steps: [
    { at: '2026-06-12T07:00:00.000Z', what: 'reserved', by: 'buyer' },
    { at: '2026-07-01T07:00:00.000Z', what: 'arrivalExpected', by: 'staff', day: '2026-08-12' },
    {
      at: '2026-07-09T07:00:00.000Z',
      what: 'arrivalExpected',
      by: 'staff',
      day: '2026-08-17',
      formerDay: '2026-08-12',
    },
  ],
  next: { turn: 'buyer', what: 'payBalance', dueOn: '2026-08-17' },
  can: [],
};

async function open(answer: OrderTimeline | FailsWith = timeline) {
  installAnswers({ getOrderTimeline: () => answer });
  const user = { email: 'wanjiku@example.com', countryName: 'Kenya' } as never;
  await renderSite(<TimelinePanel order={order} />, { user, at: '/', texts: ['orders', 'papers', 'timeline'] });
  await screen.findByRole('region', { name: 'Timeline' });
}

test('addresses the buyer as "you" in turns and entries', async () => {
  await open();
  const next = within(await screen.findByRole('region', { name: 'What comes next' }));
  next.getByText('Your turn');
  next.getByText('By 17 Aug 2026');
  const [moved, , reserved] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(moved).toContain('17 Aug 2026 · previously 12 Aug 2026');
  expect(reserved).toContain('You, 12 Jun 2026, 10:00');
});

test('shows a neutral title for a kind of step that a newer server has added', async () => {
  const added = { at: '2026-07-10T07:00:00.000Z', what: 'customsCleared', by: 'staff' };
  await open({ ...timeline, steps: [...timeline.steps, added as never] });
  const [first] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Order updated');
});

test('saves the deadlines as a calendar file with the order number, without an account', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:calendar';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar file' }));
  expect(names).toEqual(['GP20260611004.ics']);
  const [file] = saved;
  const lines = (await file?.text())?.replaceAll('\r\n ', '').split('\r\n');
  expect(lines?.filter((line) => /^(UID|SEQUENCE|DTSTART|SUMMARY|TRIGGER)/.test(line))).toEqual([
    'UID:GP20260611004-balance@gariport',
    'SEQUENCE:1',
    'DTSTART;VALUE=DATE:20260817',
    'SUMMARY:Balance due: GP20260611004',
    'TRIGGER:-P3D',
    'UID:GP20260611004-arrival@gariport',
    'SEQUENCE:1',
    'DTSTART;VALUE=DATE:20260817',
    'SUMMARY:Expected arrival of your vehicle: GP20260611004',
  ]);
  expect(lines?.some((line) => line.includes('MV Highway Star 041'))).toBe(true);
});

test('offers no calendar file for an order without upcoming deadlines', async () => {
  await open({ way: {}, steps: timeline.steps, can: [] });
  await screen.findAllByRole('listitem');
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the reason with a retry when the timeline cannot be loaded', async () => {
  await open(new FailsWith(500, 'The server rests'));
  expect(await screen.findByText('The server rests')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
