// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Challenge } from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers, type Answers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { Toasts } from '../../../testing/toasts.tsx';
import { challenge } from './testing/challenge.ts';
import { enter } from '../../../testing/enter.ts';

const user = userEvent.setup({ delay: null });
const email = 'wanjiku.kamau@example.com';
const imgBase64 = 'data:image/png;base64,AAAA';

async function open(answers: Answers = {}, work?: Partial<Challenge>) {
  let pictures = 0;
  const asked = installAnswers({
    generateCaptcha() {
      pictures += 1;
      return { imgBase64, imgKey: `cap_${pictures}`, ...(work && { challenge: { ...challenge, ...work } }) };
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
  if (!work) await screen.findByAltText('Image of the characters to enter');
  return { onSent, callsOf: (id: string) => asked.filter(({ operationId }) => operationId === id) };
}

const code = () => screen.getByLabelText<HTMLInputElement>('Image code');

async function send(): Promise<void> {
  await enter(screen.getByLabelText('E-mail'), email);
  await user.type(code(), 'k7Pm');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('A-176 opens the result page when the e-mail has been sent', async () => {
  const { onSent, callsOf } = await open({ findPassword: () => ({ successFlag: 1 }) });
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(email));
  expect(callsOf('findPassword')).toEqual([
    { operationId: 'findPassword', body: { email, captcha: 'k7Pm', imgKey: 'cap_1' } },
  ]);
});

test('A-211 A-212 requires a valid e-mail and the image code', async () => {
  const { callsOf } = await open();
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByText('Please enter your e-mail');
  expect(screen.getByText('The image code is not correct')).toBeTruthy();
  await enter(screen.getByLabelText('E-mail'), 'wanjiku@');
  await screen.findByText('The e-mail address is not valid');
  await enter(code(), 'x'.repeat(25));
  expect(code().value).toHaveLength(25);
  await send();
  await screen.findByText(/at most 20 characters/);
  expect(callsOf('findPassword')).toEqual([]);
});

test('A-312 reports a failure for any other successFlag and loads another image', async () => {
  const { onSent, callsOf } = await open({ findPassword: () => ({ successFlag: 0 }) });
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('The e-mail could not be sent');
  await waitFor(() => expect(callsOf('generateCaptcha')).toHaveLength(2));
  expect(code().value).toBe('');
  expect(onSent).not.toHaveBeenCalled();
});

test('A-313 shows an error toast for a failed request and loads another image', async () => {
  const { callsOf } = await open({ findPassword: () => new FailsWith(400) });
  await send();
  await user.click(await screen.findByRole('button', { name: 'error: failed' }));
  await waitFor(() => expect(callsOf('generateCaptcha')).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('A-275 shows code 17 at the image code without a toast, and loads another image', async () => {
  const { callsOf } = await open({ findPassword: () => new FailsWith(17) });
  await send();
  await waitFor(() => expect(screen.getAllByText('failed')).toHaveLength(1));
  expect(code().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(callsOf('generateCaptcha')).toHaveLength(2));
});

test('A-168 disables the button while the request is pending', async () => {
  const answer = Promise.withResolvers<unknown>();
  await open({ findPassword: () => answer.promise });
  await send();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send the link' });
  expect(button.disabled).toBe(true);
  await act(async () => answer.resolve({ successFlag: 1 }));
  await waitFor(() => expect(button.disabled).toBe(false));
});

test('loads another image on request and reports when it cannot be loaded', async () => {
  let isGone = false;
  await open({
    generateCaptcha: () => (isGone ? new FailsWith(500) : { imgBase64, imgKey: 'cap_1' }),
  });
  isGone = true;
  await user.click(screen.getByRole('button', { name: 'Show another image' }));
  expect((await screen.findByRole('alert')).textContent).toBe('failed');
  expect(screen.queryByAltText('Image of the characters to enter')).toBeNull();
});

const pressSend = () => user.click(screen.getByRole('button', { name: 'Send the link' }));

/** The public fields of a proof. */
function readProof(body: unknown) {
  const { captcha } = body as { captcha: string };
  return JSON.parse(atob(captcha)) as { challenge: Pick<Challenge, 'parameters'>; solution: { derivedKey: string } };
}

test('needs no input when a challenge comes with the image, and says so', async () => {
  const { onSent, callsOf } = await open({ findPassword: () => ({ successFlag: 1 }) }, {});
  await screen.findByText('Security check complete. You don’t need to type anything.');
  expect(screen.queryByLabelText('Image code')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  await enter(screen.getByLabelText('E-mail'), email);
  await pressSend();
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(email));
  const [call] = callsOf('findPassword');
  expect(call?.body).toMatchObject({ email, imgKey: 'cap_1' });
  const { solution, challenge: solved } = readProof(call?.body);
  expect(solved).toEqual({ parameters: challenge.parameters, signature: challenge.signature });
  expect(solution.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true);
});

test('waits for the challenge and its work if submitted earlier', async () => {
  const late = Promise.withResolvers<unknown>();
  const { onSent } = await open({ generateCaptcha: () => late.promise, findPassword: () => ({ successFlag: 1 }) }, {});
  await enter(screen.getByLabelText('E-mail'), email);
  await pressSend();
  expect(screen.getByText(/Checking your browser/)).toBeTruthy();
  await act(async () => late.resolve({ imgBase64, imgKey: 'cap_1', challenge }));
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(email));
});

test.each([
  ['A-275 code 17', 'failed', () => new FailsWith(17)],
  ['A-312 another successFlag', 'The e-mail could not be sent', () => ({ successFlag: 0 })],
])('does for %s new work, and shows %j', async (_what, message, findPassword) => {
  const { onSent, callsOf } = await open({ findPassword }, {});
  await enter(screen.getByLabelText('E-mail'), email);
  await pressSend();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  await waitFor(() => expect(callsOf('generateCaptcha')).toHaveLength(2));
  expect(onSent).not.toHaveBeenCalled();
});

test('A-313 does new work after a failed request', async () => {
  const { callsOf } = await open({ findPassword: () => new FailsWith(400) }, {});
  await enter(screen.getByLabelText('E-mail'), email);
  await pressSend();
  await screen.findByRole('button', { name: 'error: failed' });
  await waitFor(() => expect(callsOf('generateCaptcha')).toHaveLength(2));
});

test('repeats expired work on submit', async () => {
  const { onSent, callsOf } = await open({ findPassword: () => ({ successFlag: 1 }) }, { goodForSeconds: 20 });
  await screen.findByText('Security check complete. You don’t need to type anything.');
  await enter(screen.getByLabelText('E-mail'), email);
  await pressSend();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(callsOf('findPassword').map(({ body }) => (body as { imgKey: string }).imgKey)).toEqual(['cap_2']);
});

test('shows the image if the browser cannot do the work', async () => {
  const { parameters } = challenge;
  const { onSent } = await open(
    { findPassword: () => ({ successFlag: 1 }) },
    { parameters: { ...parameters, algorithm: 'ARGON2ID' } },
  );
  await screen.findByAltText('Image of the characters to enter');
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
});

test('shows the image in an insecure context', async () => {
  vi.stubGlobal('crypto', {});
  await open({}, {});
  await screen.findByAltText('Image of the characters to enter');
  expect(screen.getByLabelText('Image code')).toBeTruthy();
});
