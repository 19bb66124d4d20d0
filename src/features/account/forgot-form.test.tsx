// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { FailsWith, installAnswers, type Answers } from '../../api/testing/install-answers.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { Toasts } from '../../testing/toasts.tsx';

const user = userEvent.setup({ delay: null });
const email = 'wanjiku.kamau@example.com';

async function open(answers: Answers = {}) {
  let pictures = 0;
  const asked = installAnswers({
    generateCaptcha() {
      pictures += 1;
      return { imgBase64: 'data:image/png;base64,AAAA', imgKey: `cap_${pictures}` };
    },
    ...answers,
  });
  const onSent = vi.fn<(email: string) => void>();
  await renderSite(
    <>
      <ForgotForm email="" onSent={onSent} />
      <Toasts />
    </>,
    { texts: ['account', 'forms'] },
  );
  await screen.findByAltText('A picture of the characters to enter');
  return { onSent, callsOf: (id: string) => asked.filter(({ operationId }) => operationId === id) };
}

const code = () => screen.getByLabelText<HTMLInputElement>('Image code');

async function send(): Promise<void> {
  await user.type(screen.getByLabelText('E-mail'), email);
  await user.type(code(), 'k7Pm');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
}

afterEach(() => {
  cleanup();
});

test('A-176 a letter that was sent leads on to the result', async () => {
  const { onSent, callsOf } = await open({ findPassword: () => ({ successFlag: 1 }) });
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(email));
  expect(callsOf('findPassword')).toEqual([
    { operationId: 'findPassword', body: { email, captcha: 'k7Pm', imgKey: 'cap_1' } },
  ]);
});

test('A-211 A-212 an e-mail, a valid one, and the image code are needed', async () => {
  const { callsOf } = await open();
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByText('Please enter your e-mail');
  expect(screen.getByText('Incorrect Verification Code')).toBeTruthy();
  await user.type(screen.getByLabelText('E-mail'), 'wanjiku@');
  await screen.findByText('Invalid Email Format');
  await user.type(code(), 'x'.repeat(25));
  expect(code().value).toHaveLength(25);
  await send();
  await screen.findByText(/At most 20 characters/);
  expect(callsOf('findPassword')).toEqual([]);
});

test('A-312 another successFlag says that the sending failed, and brings another picture', async () => {
  const { onSent, callsOf } = await open({ findPassword: () => ({ successFlag: 0 }) });
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Email sending failed');
  await waitFor(() => expect(callsOf('generateCaptcha')).toHaveLength(2));
  expect(code().value).toBe('');
  expect(onSent).not.toHaveBeenCalled();
});

test('A-313 a request error shows as an error toast, and brings another picture', async () => {
  const { callsOf } = await open({ findPassword: () => new FailsWith(400) });
  await send();
  await user.click(await screen.findByRole('button', { name: 'error: failed' }));
  await waitFor(() => expect(callsOf('generateCaptcha')).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('A-275 code 17 shows at the image code, without a toast, and brings another picture', async () => {
  const { callsOf } = await open({ findPassword: () => new FailsWith(17) });
  await send();
  await waitFor(() => expect(screen.getAllByText('failed')).toHaveLength(1));
  expect(code().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(callsOf('generateCaptcha')).toHaveLength(2));
});

test('A-168 the button is disabled while the letter is asked for', async () => {
  const answer = Promise.withResolvers<unknown>();
  await open({ findPassword: () => answer.promise });
  await send();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send the link' });
  expect(button.disabled).toBe(true);
  await act(async () => answer.resolve({ successFlag: 1 }));
  await waitFor(() => expect(button.disabled).toBe(false));
});

test('another picture can be asked for, and one that does not come says so', async () => {
  let isGone = false;
  await open({
    generateCaptcha: () => (isGone ? new FailsWith(500) : { imgBase64: 'data:image/png;base64,AAAA', imgKey: 'cap_1' }),
  });
  isGone = true;
  await user.click(screen.getByRole('button', { name: 'Show another picture' }));
  expect((await screen.findByRole('alert')).textContent).toBe('failed');
  expect(screen.queryByAltText('A picture of the characters to enter')).toBeNull();
});
