// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { StaffCouponKind, StaffRole } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { repeatGuard } from '#shared/ui/button.tsx';
import { renderDesk } from '../testing/render-desk.tsx';
import CouponsPage from './coupons-page.tsx';
import { enter } from '../../testing/enter.ts';

afterEach(cleanup);

const today = '2026-06-12';
const spring: StaffCouponKind = {
  id: 'k1',
  code: 'SPRING50',
  name: { en: 'Spring coupon' },
  quotaUSD: 50,
  from: '2026-06-01',
  until: '2026-12-31',
  daysToUse: 90,
  most: 500,
  isWelcome: false,
  state: 'given',
  setAt: '2026-06-01T06:24:00.000Z',
  setBy: 'Amina Otieno',
  counts: { given: 12, open: 7, held: 1, used: 3, lapsed: 1 },
};
const welcome: StaffCouponKind = { ...spring, id: 'welcome', code: 'WELCOME100', isWelcome: true };

async function open(kinds: StaffCouponKind[], answers: Answers = {}, role: StaffRole = 'sales') {
  const asked = installAnswers({ staffListCouponKinds: () => ({ today, kinds }), ...answers });
  await renderDesk(<CouponsPage />, { role });
  await screen.findByRole('heading', { level: 1, name: 'Coupons' });
  return { bodiesOf: (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body) };
}

async function openDialog(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

async function write(dialog: ReturnType<typeof within>, label: string, text: string) {
  const field = dialog.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await enter(field, text);
}

test('A coupon is created for some vehicles, omitting empty fields', async () => {
  const { bodiesOf } = await open([welcome], { staffAddCouponKind: () => ({ id: 'k2' }) });
  const dialog = await openDialog('Create coupon');
  for (const [label, text] of [
    ['Code', 'june20'],
    ['Discount (USD)', '20'],
    ['Name (English)', 'June coupon'],
    ['Name (日本語)', '6月のクーポン'],
    ['Days valid', '30'],
    ['Stock numbers', 'GP1, GP2 GP1'],
  ] as const) {
    await write(dialog, label, text);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffAddCouponKind')).toEqual([
    {
      facts: {
        code: 'JUNE20',
        name: { en: 'June coupon', jp: '6月のクーポン' },
        quotaUSD: 20,
        stockNos: ['GP1', 'GP2'],
        from: today,
        daysToUse: 30,
        isWelcome: false,
      },
    },
  ]);
});

test('Invalid input is not sent, each field explains the error, and a refusal is shown in the dialog', async () => {
  const { bodiesOf } = await open([welcome], { staffAddCouponKind: () => new FailsWith(400, 'The code is taken.') });
  const dialog = await openDialog('Create coupon');
  await write(dialog, 'Code', 'ab');
  await write(dialog, 'Discount (USD)', '0');
  await write(dialog, 'Applies to (日本語)', 'ハイブリッド車');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  for (const fault of [
    'Enter 3 to 20 letters and digits',
    'Enter a whole number from 1 to 100000',
    'Choose a last day, or enter the days valid',
  ]) {
    expect(await dialog.findByText(fault)).toBeTruthy();
  }
  // The name, and what it applies to, which is in Japanese only.
  expect(dialog.getAllByText(/^Enter the text in English/)).toHaveLength(2);
  await write(dialog, 'Last day', '2026-06-11');
  expect(await dialog.findByText('Choose a day on or after the first day')).toBeTruthy();
  expect(bodiesOf('staffAddCouponKind')).toEqual([]);
  await write(dialog, 'Last day', '2026-06-30');
  await write(dialog, 'Code', 'abc');
  await write(dialog, 'Discount (USD)', '10');
  await write(dialog, 'Name (English)', 'June');
  await write(dialog, 'Applies to (English)', 'Hybrids');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('The code is taken.')).toBeTruthy();
});

test('A coupon is given to a buyer with a reason', async () => {
  const { bodiesOf } = await open([spring], {
    staffGiveCoupon: () => ({ id: 'c1', accountId: 'a1', expiry: '2026-09-10' }),
  });
  const dialog = await openDialog('Give SPRING50 to a buyer');
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }));
  expect(await dialog.findByText('Enter a reason of up to 500 characters')).toBeTruthy();
  await write(dialog, 'The buyer’s e-mail', 'wanjiku@example.com');
  await write(dialog, 'Reason', 'The ship was late');
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffGiveCoupon')).toEqual([
    { kindId: 'k1', email: 'wanjiku@example.com', reason: 'The ship was late' },
  ]);
});

test('A coupon is ended after confirmation, and a colleague’s end is reported', async () => {
  let isGone = true;
  const { bodiesOf } = await open([spring], {
    staffEndCouponKind: () => (isGone ? new FailsWith(400, 'This coupon has been ended.') : { id: 'k1' }),
  });
  let moment = Number.MAX_SAFE_INTEGER / 2;
  /** Second press, late enough not to count as a double click. */
  const press = (button: HTMLElement) => {
    const event = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: (moment += 2 * repeatGuard) });
    act(() => void button.dispatchEvent(event));
  };
  const dialog = await openDialog('End SPRING50');
  expect(bodiesOf('staffEndCouponKind')).toEqual([]);
  press(dialog.getByRole('button', { name: 'End permanently' }));
  expect(await dialog.findByText('This coupon has been ended.')).toBeTruthy();
  isGone = false;
  press(dialog.getByRole('button', { name: 'End permanently' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffEndCouponKind')).toEqual([{ id: 'k1' }, { id: 'k1' }]);
});

test('Other roles see coupons with counts, and a warning without a welcome coupon', async () => {
  await open([{ ...welcome, state: 'ended' }, spring], {}, 'accounts');
  expect(await screen.findByText(/^New buyers currently get no coupon/)).toBeTruthy();
  const row = screen.getByRole('row', { name: /SPRING50/ });
  for (const text of ['12 of 500', '3 used, 1 on hold, 7 open, 1 expired', 'USD 50', 'valid for 90 days']) {
    expect(within(row).getByText(text)).toBeTruthy();
  }
  expect(screen.queryByRole('button')).toBeNull();
});
