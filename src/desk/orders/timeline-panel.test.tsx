// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { StaffOrder, StaffOrderTimeline } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '../testing/press.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import TimelinePanel from './timeline-panel.tsx';
import { enter } from '../../testing/enter.ts';

afterEach(cleanup);

const order = { id: '500003', version: 7, timeline: [] } as unknown as StaffOrder;
const sha256 = `9f86d081884c${'0'.repeat(52)}`;
const timeline: StaffOrderTimeline = {
  version: 6,
  way: { inspectedBy: 'QISJ', inspectionPlannedOn: '2026-06-14', vessel: 'MV Highway Star 041' },
  steps: [
    { at: '2026-06-12T07:00:00.000Z', what: 'reserved', by: 'buyer' },
    {
      at: '2026-06-12T08:00:00.000Z',
      what: 'proofReceived',
      by: 'buyer',
      payment: 'deposit',
      proofs: [{ sha256, bytes: 524_288 }],
    },
    {
      at: '2026-06-12T09:00:00.000Z',
      what: 'proofRejected',
      by: 'staff',
      byName: 'Kimani Mwangi',
      payment: 'deposit',
      remark: 'It cannot be read.',
    },
    { at: '2026-06-13T07:00:00.000Z', what: 'inspectionPlanned', by: 'staff', inspectedBy: 'QISJ', day: '2026-06-14' },
    {
      at: '2026-06-14T07:00:00.000Z',
      what: 'arrivalExpected',
      by: 'staff',
      day: '2026-07-22',
      formerDay: '2026-07-18',
    },
    { at: '2026-06-15T07:00:00.000Z', what: 'arrived', by: 'staff' },
  ],
  next: { turn: 'ship', what: 'arrive', dueOn: '2026-07-22', minDays: 24, maxDays: 40 },
  can: ['noteInspection', 'noteArrival'],
};

async function open(answers: Answers = {}, shown = timeline) {
  const asked = installAnswers({ staffGetTimeline: () => shown, ...answers });
  await renderDesk(<TimelinePanel order={order} />, { role: 'logistics' });
  await screen.findByText('Reserved');
  return { bodiesOf: (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body) };
}

test('Shows the next action, then each step with author, time and evidence, newest first', async () => {
  await open();
  const next = within(screen.getByRole('region', { name: 'What comes next' }));
  next.getByText('The ship reaches its port');
  next.getByText('Expected on 22 Jul 2026');
  next.getByText('A voyage to this port usually takes 24 to 40 days');
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toHaveLength(6);
  expect(steps[0]).toContain('withdrawn');
  expect(steps[1]).toContain('22 Jul 2026 · previously 18 Jul 2026');
  expect(steps[2]).toContain('QISJ · 14 Jun 2026');
  expect(steps[3]).toContain('Payment proof not accepted (deposit)Kimani Mwangi');
  expect(steps[3]).toContain('Reason: It cannot be read.');
  expect(steps[4]).toContain('SHA-256 9f86d081884c…, 0.5 MB');
});

test('Records an inspection with the version of the shown timeline, and requires its day and a passed one’s certificate', async () => {
  const { bodiesOf } = await open({ staffNoteInspection: () => ({ version: 8, status: 2, statusDesc: '' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Inspection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Inspection' }));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const enterDay = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  expect(dialog.getByLabelText<HTMLInputElement>('Inspected by').value).toBe('QISJ');
  enterDay('Booked for', '');
  await save();
  await dialog.findByText('Please enter the day');
  enterDay('Booked for', '2026-06-14');
  await enter(dialog.getByLabelText('Where it can be checked'), 'example.com');
  await save();
  await dialog.findByText('Please enter a whole address that begins with https://');
  expect(dialog.getByLabelText('Inspection passed on').getAttribute('aria-invalid')).toBe('true');
  enterDay('Inspection passed on', '2026-06-16');
  await userEvent.clear(dialog.getByLabelText('Where it can be checked'));
  await save();
  await dialog.findByText('Please enter the number of the certificate');
  expect(bodiesOf('staffNoteInspection')).toEqual([]);
  await enter(dialog.getByLabelText('Number of the certificate'), 'QISJ-114');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffNoteInspection')).toEqual([
    {
      id: '500003',
      version: 6,
      inspectedBy: 'QISJ',
      plannedOn: '2026-06-14',
      passedOn: '2026-06-16',
      certificateNumber: 'QISJ-114',
    },
  ]);
});

test('Reports a colleague’s change in the dialog, and a second press overwrites it', async () => {
  let now = timeline;
  const { bodiesOf } = await open({
    staffGetTimeline: () => now,
    staffNoteArrival: (body) =>
      (body as StaffOrder).version === now.version ? { version: 9 } : new FailsWith(409, 'Somebody was faster.'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Arrival, release and originals' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Arrived on'), { target: { value: '2026-06-16' } });
  now = { ...timeline, version: 8 };
  press(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/^Somebody was faster\. Press “Save” again to overwrite/);
  press(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffNoteArrival')).toEqual([
    { id: '500003', version: 6, arrivedOn: '2026-06-16' },
    { id: '500003', version: 8, arrivedOn: '2026-06-16' },
  ]);
});

test('Sends the parcel with the original documents only with its day, courier and number', async () => {
  const { bodiesOf } = await open({ staffNoteArrival: () => ({ version: 8 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Arrival, release and originals' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Courier'), 'DHL');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/^Enter the day, the courier and the parcel number/);
  fireEvent.change(dialog.getByLabelText('Original documents sent on'), { target: { value: '2026-06-10' } });
  await enter(dialog.getByLabelText('Parcel number'), '4471936205');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodiesOf('staffNoteArrival')).toEqual([
      expect.objectContaining({ originals: { sentOn: '2026-06-10', courier: 'DHL', number: '4471936205' } }),
    ]),
  );
});

test('Shows no actions to roles without permission', async () => {
  await open({}, { ...timeline, can: [] });
  expect(screen.queryByRole('button')).toBeNull();
});

test('Shows payments and refunds between the steps, and the amount of confirmed payments', async () => {
  const [first] = timeline.steps;
  await open(
    {},
    {
      ...timeline,
      steps: [
        ...(first ? [first] : []),
        {
          at: '2026-06-12T10:00:00.000Z',
          what: 'paymentConfirmed',
          by: 'staff',
          payment: 'deposit',
          amount: 'USD 1,280',
        },
      ],
      money: [
        {
          at: '2026-06-12T09:00:00.000Z',
          kind: 'received',
          amount: 'USD 1,000',
          by: 'staff',
          byName: 'Kimani Mwangi',
          payment: 'deposit',
          day: '2026-06-11',
          reference: 'FT1',
        },
        { at: '2026-07-02T09:00:00.000Z', kind: 'refundSent', amount: 'USD 5', by: 'staff', reason: 'Paid twice' },
      ],
    },
  );
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps[0]).toContain('Refund sent');
  expect(steps[0]).toContain('Reason: Paid twice');
  expect(steps[1]).toContain('Payment confirmed (deposit)');
  expect(steps[1]).toContain('USD 1,280');
  expect(steps[2]).toContain('Part received (deposit)Kimani Mwangi');
  expect(steps[2]).toContain('USD 1,000 · 11 Jun 2026 · Bank reference: FT1');
  expect(steps[3]).toContain('Reserved');
});
