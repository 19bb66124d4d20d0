// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { NoticeSettings } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import { Toasts } from '../../../../testing/toasts.tsx';
import { button } from '../testing/open-centre.tsx';
import { PhoneNotices } from './phone-notices.tsx';

afterEach(cleanup);

const user = userEvent.setup({ delay: null });
const phone = '254712345678';
const none: NoticeSettings = { channels: ['whatsapp', 'sms'] };
const pendingSince = (ago: number): NoticeSettings => ({
  ...none,
  pending: {
    channel: 'sms',
    phone,
    expiresAt: new Date(Date.now() + 600_000 - ago).toISOString(),
    resendAt: new Date(Date.now() + 60_000 - ago).toISOString(),
  },
});
const on: NoticeSettings = { ...none, number: { channel: 'whatsapp', phone } };
const input = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

/** Opens the part. Each call that succeeds leads to the next settings. */
async function open([first, ...next]: [NoticeSettings, ...NoticeSettings[]], answers: Answers = {}) {
  let current = first;
  const advance = () => {
    current = next.shift() ?? current;
    return {};
  };
  const asked = installAnswers({
    getNoticeSettings: () => current,
    requestNoticeCode: advance,
    confirmNoticeCode: advance,
    stopNotices: advance,
    ...answers,
  });
  await renderSite(
    <>
      <PhoneNotices countryCode="KE" />
      <Toasts />
    </>,
    { texts: ['phone-notices'] },
  );
  const bodiesOf = (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body);
  return { asked, bodiesOf };
}

describe('Order notices on a phone', () => {
  it('show nothing if the server sends none', async () => {
    const { asked } = await open([{ channels: [] }]);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('are turned on with a number, its channel and the code', async () => {
    const { bodiesOf } = await open([none, pendingSince(0), { ...none, number: { channel: 'sms', phone } }]);
    await user.selectOptions(await screen.findByLabelText('Send notices by'), 'SMS');
    await user.type(input(/^Phone number/), '0712 345-678');
    await user.click(button('Send code'));
    expect(await screen.findByText(/^We sent a code to \+254 712 345 678 by SMS\./)).toBeTruthy();
    expect(bodiesOf('requestNoticeCode')).toEqual([{ channel: 'sms', phone }]);
    await user.type(input(/^Code/), '482 913');
    await user.click(button('Confirm number'));
    expect(await screen.findByText('Notices go to +254 712 345 678 by SMS.')).toBeTruthy();
    expect(bodiesOf('confirmNoticeCode')).toEqual([{ code: '482913' }]);
    expect(screen.getByText('success: The number is confirmed. Notices are on.')).toBeTruthy();
  });

  it('offer no choice of one channel', async () => {
    await open([{ channels: ['whatsapp'] }]);
    await screen.findByRole('button', { name: 'Send code' });
    expect(screen.queryByLabelText('Send notices by')).toBeNull();
  });

  it.each(['12', '+254 71', 'amina'])('refuse %s without a call', async (written) => {
    const { bodiesOf } = await open([none]);
    await user.type(await screen.findByLabelText(/^Phone number/), written);
    await user.click(button('Send code'));
    expect(await screen.findByText(/^Enter the whole number with its country code/)).toBeTruthy();
    expect(bodiesOf('requestNoticeCode')).toEqual([]);
  });

  it('keep the number and say why it was refused', async () => {
    await open([none], { requestNoticeCode: () => new FailsWith(400, 'Too many requests.') });
    await user.type(await screen.findByLabelText(/^Phone number/), '+254712345678');
    await user.click(button('Send code'));
    expect(await screen.findByText('Too many requests.')).toBeTruthy();
    expect(input(/^Phone number/).value).toBe('+254712345678');
  });

  it('show the pending confirmation after a lost answer, and keep a wrong code', async () => {
    let current = none;
    await open([none], {
      getNoticeSettings: () => current,
      requestNoticeCode: () => {
        current = pendingSince(0);
        return new FailsWith('unknown', 'No answer.');
      },
      confirmNoticeCode: () => new FailsWith(400, 'This code is wrong.'),
    });
    await user.type(await screen.findByLabelText(/^Phone number/), '+254712345678');
    await user.click(button('Send code'));
    await user.type(await screen.findByLabelText(/^Code/), '111111');
    await user.click(button('Confirm number'));
    expect(await screen.findByText('This code is wrong.')).toBeTruthy();
    expect(input(/^Code/).value).toBe('111111');
  });

  it('send another code after a minute only, and once for a double press', async () => {
    await open([pendingSince(0)]);
    await screen.findByText(/^If no message arrives/);
    expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull();
    cleanup();
    const { bodiesOf } = await open([pendingSince(61_000), pendingSince(0)]);
    await user.dblClick(await screen.findByRole('button', { name: 'Send another code' }));
    await screen.findByText(/^If no message arrives/);
    expect(bodiesOf('requestNoticeCode')).toEqual([{ channel: 'sms', phone }]);
  });

  it.each([
    ['the first number', none],
    ['another number', { ...none, number: { channel: 'whatsapp', phone: '254700111222' } }],
    ['the same number after a problem', { ...none, number: { channel: 'sms', phone, problem: 'unreachable' } }],
  ] as const)('keep %s and say why after too many wrong codes', async (_, before: NoticeSettings) => {
    let current: NoticeSettings = { ...pendingSince(0), ...before };
    await open([current], {
      getNoticeSettings: () => current,
      confirmNoticeCode: () => {
        current = before;
        return new FailsWith(400, 'This code is wrong.');
      },
      requestNoticeCode: () => {
        current = { ...pendingSince(0), ...before };
        return {};
      },
    });
    await user.type(await screen.findByLabelText(/^Code/), '111111');
    await user.click(button('Confirm number'));
    expect(await screen.findByText(/^The code for \+254 712 345 678 has expired or was wrong too often/)).toBeTruthy();
    expect(input(/^Phone number/).value).toBe('+254 712 345 678');
    expect(screen.getByLabelText<HTMLSelectElement>('Send notices by').value).toBe('sms');
    await user.click(button('Send code'));
    expect(await screen.findByLabelText(/^Code/)).toBeTruthy();
    expect(screen.queryByText(/has expired or was wrong/)).toBeNull();
  });

  it('do not report an ended code after the same number is confirmed again, or after a stop', async () => {
    const confirmed: NoticeSettings = { ...none, number: { channel: 'sms', phone } };
    await open([{ ...confirmed, ...pendingSince(0) }, confirmed]);
    await user.type(await screen.findByLabelText(/^Code/), '482913');
    await user.click(button('Confirm number'));
    expect(await screen.findByText('success: The number is confirmed. Notices are on.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText(/^Code/)).toBeNull());
    expect(screen.queryByText(/has expired or was wrong/)).toBeNull();
    cleanup();
    await open([{ ...on, ...pendingSince(0) }, none]);
    await user.click(await screen.findByRole('button', { name: 'Stop notices' }));
    expect(await screen.findByText('success: Notices are off. Your number is deleted.')).toBeTruthy();
    expect(input(/^Phone number/).value).toBe('');
    expect(screen.queryByText(/has expired or was wrong/)).toBeNull();
  });

  it('can use another number while a code is awaited', async () => {
    await open([pendingSince(0)]);
    await user.click(await screen.findByRole('button', { name: 'Use another number' }));
    expect(input(/^Phone number/).value).toBe('+254 712 345 678');
  });

  it('can be stopped, or sent to another number', async () => {
    const { bodiesOf } = await open([on, none]);
    await user.click(await screen.findByRole('button', { name: 'Change number' }));
    expect(input(/^Phone number/).value).toBe('+254 712 345 678');
    await user.click(button('Cancel'));
    await user.click(button('Change number'));
    await user.click(button('Stop notices'));
    expect(await screen.findByText('success: Notices are off. Your number is deleted.')).toBeTruthy();
    expect(bodiesOf('stopNotices')).toHaveLength(1);
    expect(input(/^Phone number/).value).toBe('');
  });

  it.each([
    ['unreachable', 'whatsapp', /WhatsApp cannot deliver to this number\. Set up WhatsApp/],
    ['optedOut', 'sms', /this number has refused our SMS\. Allow them again/],
  ] as const)('say why they ended and what to do: %s by %s', async (problem, channel, text) => {
    await open([{ ...none, number: { channel, phone, problem } }]);
    expect(await screen.findByText(text)).toBeTruthy();
    await user.click(button('Confirm again'));
    expect(input(/^Phone number/).value).toBe('+254 712 345 678');
  });
});
