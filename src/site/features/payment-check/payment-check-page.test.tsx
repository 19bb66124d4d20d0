// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { PaymentCheck, PaymentConcern } from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import PaymentCheckPage from './payment-check-page.tsx';
import { enter } from '../../../testing/enter.ts';

afterEach(cleanup);

const found: PaymentCheck = {
  isPayable: true,
  concerns: [],
  kind: 'deposit',
  orderNo: 'GP20260614001',
  amount: 'USD 8,940',
  account: {
    holder: 'Pwani Collections Ltd',
    ending: '3456',
    since: '2026-06-10T09:00:00.000Z',
    releasedBy: 'Amina',
    releasedByRole: 'Accounts',
    isDemo: false,
  },
  issuedAt: '2026-06-14T06:24:00.000Z',
};

async function open(at: string, answer: unknown = found, language: 'en' | 'zh' | 'ja' = 'en') {
  const asked = installAnswers({ checkPayment: () => answer });
  await renderSite(<PaymentCheckPage />, { at, texts: ['payment'], language });
  return asked;
}

const check = () => userEvent.click(screen.getByRole('button', { name: 'Check' }));

test('checks a typed code with the details on the document, only on submit', async () => {
  const asked = await open('/pay/check');
  await check();
  expect(await screen.findByText('Please enter the check code')).toBeTruthy();
  expect(asked).toEqual([]);
  await enter(screen.getByRole('textbox', { name: /^Check code/ }), '7k3m9-qwx2d');
  await enter(screen.getByRole('textbox', { name: /^Amount/ }), 'USD 8,940');
  await check();
  expect(await screen.findByText('This request is ours and still valid')).toBeTruthy();
  expect(asked).toEqual([{ operationId: 'checkPayment', body: { code: '7K3M9-QWX2D', amount: 'USD 8,940' } }]);
});

test('checks a QR code at once, and compares the document without typing the code', async () => {
  const asked = await open('/pay/check?signed=1.a.b');
  expect(await screen.findByText('This request is ours and still valid')).toBeTruthy();
  for (const text of ['GP20260614001', 'USD 8,940', 'Pwani Collections Ltd, account ending in 3456']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText('In use since 10 Jun 2026, 12:00, Nairobi time. Released by Amina (Accounts).')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Check code/ })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /^Order number/ }), 'GP1');
  await check();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ body }) => body)).toEqual([{ signed: '1.a.b' }, { signed: '1.a.b', orderNo: 'GP1' }]);
  await userEvent.click(screen.getByRole('link', { name: 'Check another code' }));
  expect(screen.getByRole('textbox', { name: /^Check code/ })).toBeTruthy();
  expect(screen.queryByText('This request is ours and still valid')).toBeNull();
});

test('checks a link’s code at once, and allows correcting it', async () => {
  const asked = await open('/pay/check?code=7K3M9-QWX2D');
  expect(await screen.findByText('This request is ours and still valid')).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ code: '7K3M9-QWX2D' }]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Check code/ }).value).toBe('7K3M9-QWX2D');
});

test.each([
  [
    'accountReplaced',
    /^Do not pay this request: its account has been replaced\. Payments now go to Pwani Two, account ending in 9018\./,
  ],
  ['amountChanged', /^Do not pay this request: the amount due has changed/],
  ['depositLapsed', /^Do not pay this request: the deposit did not arrive in time/],
  ['orderCancelled', /^Do not pay this request: the order is cancelled/],
  ['otherOrder', /^Do not pay this request: its code belongs to another order, GP20260614001/],
  ['otherAmount', /^Do not pay this request: the amount on it/],
  ['otherAccount', /^Do not pay this request: the account number on it/],
  ['paid', /^You do not need to pay this request any more: the payment has arrived/],
  ['underReview', /^You do not need to pay this request now: its payment proof/],
] as const satisfies readonly (readonly [PaymentConcern, RegExp])[])(
  'explains %s in one sentence, without confirming the request',
  async (concern, text) => {
    const replacedBy = { holder: 'Pwani Two', ending: '9018', isDemo: false };
    const answer = {
      ...found,
      isPayable: false,
      concerns: [concern],
      ...(concern === 'accountReplaced' && { replacedBy }),
    };
    await open('/pay/check?code=7K3M9-QWX2D', answer);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText('This request is ours and still valid')).toBeNull();
  },
);

test('shows a retired key and the demo’s account beside the verdict', async () => {
  const answer = { ...found, account: { ...found.account, isDemo: true }, keyRetiredAt: '2026-06-14T10:00:00.000Z' };
  await open('/pay/check?code=7K3M9-QWX2D', answer);
  expect(await screen.findByText(/^The signing key was retired on 14 Jun 2026, 13:00, Nairobi time/)).toBeTruthy();
  expect(screen.getByText('This is a demo account. Payments to it are not possible.')).toBeTruthy();
});

test('shows a refusal in place of the answer, with a retry only for temporary ones', async () => {
  await open('/pay/check?code=1', new FailsWith(400, 'This is no code of ours.'));
  expect(await screen.findByText('This is no code of ours.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  cleanup();
  await open('/pay/check?code=1', new FailsWith(500));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each([
  ['zh', '由我们发出，目前有效'],
  ['ja', '当社のもので、今も有効です'],
] as const)('is translated into %s', async (language, verdict) => {
  await open('/pay/check?code=7K3M9-QWX2D', found, language);
  expect(await screen.findByText(verdict)).toBeTruthy();
});

test('shortens values that are longer than the call accepts', async () => {
  const asked = await open(`/pay/check?signed=${'x'.repeat(2000)}`);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({ signed: 'x'.repeat(600) });
});
