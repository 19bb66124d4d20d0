// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FailsWith, installAnswers, type Answers } from '#shared/api/testing/install-answers.ts';
import { closeDialog, currentDialog } from '#shared/state/dialogs.ts';
import { hasPendingAction, saveForVerification } from '#site/session/require-login.ts';
import { readState, saveState } from '#shared/state/stored-state.ts';
import type { Language } from '#wire/language.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import ForgotPasswordResultPage from './forgot-password-result-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';
import VerificationPage from './verification-page.tsx';
import { Toasts } from '../../../testing/toasts.tsx';
import { enter } from '../../../testing/enter.ts';

const user = userEvent.setup({ delay: null });
const wanjiku = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };

interface Opened {
  isVisitor?: boolean;
  answers?: Answers;
  language?: Language;
}

async function open(page: ReactNode, at: string, { answers = {}, language = 'en', isVisitor = false }: Opened = {}) {
  const asked = installAnswers(answers);
  const logOut = vi.fn<() => void>();
  const parts = (
    <>
      {page}
      <Toasts />
    </>
  );
  const site = await renderSite(parts, {
    at,
    language,
    ...(!isVisitor && { user: wanjiku }),
    texts: ['account', 'forms'],
    client: { logOut },
  });
  return { ...site, asked, logOut };
}

const headed = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

afterEach(() => {
  closeDialog();
  cleanup();
  sessionStorage.clear();
});

const verifyAt = '/user/auth/register/regRes?authKey=ak_Qm7Wc2Xr9LsT4vNz8KbJ&language=en';

test('A-084 A-085 A-175 shows that the verification is pending, then that it succeeded', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { asked } = await open(<VerificationPage />, verifyAt, {
    answers: { verifyRegistration: () => answer.promise },
  });
  await headed('Verifying your registration');
  expect(asked).toEqual([{ operationId: 'verifyRegistration', body: { authKey: 'ak_Qm7Wc2Xr9LsT4vNz8KbJ' } }]);
  await act(async () => answer.resolve({ code: 0 }));
  expect(await headed('Your e-mail is verified')).toBeTruthy();
});

test('A-252 asks for the registration’s password or a new one, and activates the account with it', async () => {
  let opened = false;
  const { asked } = await open(<VerificationPage />, verifyAt, {
    answers: {
      verifyRegistration: (body) => {
        const { password } = body as { password?: string };
        opened ||= password === 'Lamu2027x';
        return opened ? { code: 0 } : { code: 417, message: 'Not the password of this registration' };
      },
    },
  });
  await headed('Confirm with your password');
  expect(screen.queryByText('Not the password of this registration')).toBeNull();
  await user.type(typed('Password'), 'Mombasa2026{Enter}');
  await screen.findByText('Not the password of this registration');
  expect(typed('Password').value).toBe('Mombasa2026');
  await press('Choose another password');
  await user.type(typed('New password'), 'Lamu2027x{Enter}');
  await headed('Your e-mail is verified');
  const authKey = 'ak_Qm7Wc2Xr9LsT4vNz8KbJ';
  expect(asked.map(({ body }) => body)).toEqual([
    { authKey },
    { authKey, password: 'Mombasa2026', isNewPassword: false },
    { authKey, password: 'Lamu2027x', isNewPassword: true },
    { authKey },
  ]);
});

test('A-086 selects the first tab and goes home with the start button', async () => {
  saveState({ gResetTabIdx: 3 });
  const { address } = await open(<VerificationPage />, verifyAt, {
    answers: { verifyRegistration: () => ({ code: 0 }) },
  });
  await headed('Your e-mail is verified');
  await press('Start');
  expect(address()).toBe('/');
  expect(readState().gResetTabIdx).toBe(0);
});

test('returns a visitor who registered to reserve a vehicle to it after the verification, with a login', async () => {
  sessionStorage.setItem('pendingAction', JSON.stringify({ name: 'reservation', about: '7', since: Date.now() }));
  saveForVerification('/car/detail?id=7');
  sessionStorage.clear();
  const { address } = await open(<VerificationPage />, verifyAt, {
    isVisitor: true,
    answers: { verifyRegistration: () => ({ code: 0 }) },
  });
  await headed('Your e-mail is verified');
  await press('Start');
  expect(address()).toBe('/car/detail?id=7');
  expect(currentDialog()).toEqual({ kind: 'account', panel: 1 });
  expect(hasPendingAction()).toBe(true);
});

test('A-087 A-088 A-286 shows why a verification failed without a toast, and its button opens the registration', async () => {
  const answers = { verifyRegistration: () => ({ code: 400, message: 'the server says why' }) };
  await open(<VerificationPage />, verifyAt, { answers });
  await headed('The registration could not be verified');
  expect(screen.getAllByText(/the server says why/)).toHaveLength(1);
  await press('Verify again');
  expect(currentDialog()).toEqual({ kind: 'account', panel: 2 });
});

test.each([
  ['zh', '注册验证链接无效'],
  ['ja', '登録の認証に失敗しました'],
] as const)('A-087 titles a failed verification in %s', async (language, title) => {
  await open(<VerificationPage />, verifyAt, {
    language,
    answers: { verifyRegistration: () => ({ code: 400, message: '' }) },
  });
  expect(await headed(title)).toBeTruthy();
});

test.each([
  ['zh', '注册验证成功'],
  ['ja', '登録の認証が完了しました'],
] as const)('A-085 titles a successful verification in %s', async (language, title) => {
  await open(<VerificationPage />, verifyAt, { language, answers: { verifyRegistration: () => ({ code: 0 }) } });
  expect(await headed(title)).toBeTruthy();
});

test.each([
  ['without its key', ''],
  ['that lost a part of its key', '?authKey=ak_Qm7Wc2'],
])('A-299 refuses a verification link %s', async (_what, search) => {
  const { asked } = await open(<VerificationPage />, `/user/auth/register/regRes${search}`);
  await headed('The registration could not be verified');
  expect(screen.getByText('This link is not correct')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('retries a verification without an answer', async () => {
  let isCut = true;
  await open(<VerificationPage />, verifyAt, {
    answers: { verifyRegistration: () => (isCut ? new FailsWith(1) : { code: 0 }) },
  });
  await headed('The registration could not be verified');
  isCut = false;
  await press('Try again');
  expect(await headed('Your e-mail is verified')).toBeTruthy();
});

const resetAt = `/user/auth/resetPwd?authKey=ak_H5tRw8Yd3GpV6xMq1FnC&email=${wanjiku.email}&language=en`;
const typed = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function reset(first: string, second = first): Promise<void> {
  await user.clear(typed('New password'));
  await user.clear(typed('Repeat new password'));
  if (first) await enter(typed('New password'), first);
  if (second) await enter(typed('Repeat new password'), second);
  await press('Confirm');
}

test('A-091 A-092 A-206 B-105 shows the e-mail read-only, and a visibility button for each password', async () => {
  await open(<ResetPasswordPage />, resetAt);
  expect(typed('E-mail').value).toBe(wanjiku.email);
  expect(typed('E-mail').readOnly).toBe(true);
  await enter(typed('New password'), `${'x'.repeat(20)}1`);
  expect(typed('New password').value).toHaveLength(21);
  expect(screen.getByRole('alert').textContent).toContain('at most 20 characters');
  expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
});

test('A-213 B-227 B-228 B-229 requires two valid and equal passwords', async () => {
  const { asked } = await open(<ResetPasswordPage />, resetAt);
  await press('Confirm');
  await screen.findByText('Please enter your password');
  expect(screen.getByText('Please enter the new password again')).toBeTruthy();
  expect(document.activeElement).toBe(typed('New password'));
  await reset('Nairobi');
  await screen.findByText('Use 8 to 20 characters with both letters and numbers');
  await reset('Nairobi2027', 'Nairobi2028');
  await screen.findByText('The passwords do not match');
  expect(asked).toEqual([]);
});

test('A-089 A-093 A-214 B-106 shows a toast after a reset and goes home 1 second later', async () => {
  const { asked, address, logOut } = await open(<ResetPasswordPage />, resetAt, {
    answers: { resetPassword: () => 'done' },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await reset('Nairobi2027');
  await screen.findByText('success: Your password has been reset. Please log in with the new one.');
  expect(asked).toEqual([
    { operationId: 'resetPassword', body: { authKey: 'ak_H5tRw8Yd3GpV6xMq1FnC', newPassword: 'Nairobi2027' } },
  ]);
  expect(address()).toBe(resetAt);
  expect(logOut).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(address()).toBe('/');
  vi.useRealTimers();
});

test('shows why a reset was refused and offers another link', async () => {
  await open(<ResetPasswordPage />, resetAt, { answers: { resetPassword: () => new FailsWith(400) } });
  await reset('Nairobi2027');
  expect((await screen.findByRole('alert')).textContent).toBe('failed');
  expect(screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')).toBe('/user/auth/forget');
  expect(screen.queryByText('error: failed')).toBeNull();
});

test('A-301 says that nothing was changed when a reset is refused without a message', async () => {
  const answers = { resetPassword: () => new FailsWith(400, '') };
  await open(<ResetPasswordPage />, resetAt, { answers });
  await reset('Nairobi2027');
  expect((await screen.findByRole('alert')).textContent).toBe('The change could not be saved');
});

test.each(['/user/auth/resetPwd?email=a@example.com', '/user/auth/resetPwd?authKey=ak_H5tRw8Yd3GpV6xMq1FnC'])(
  'A-299 says that the reset link %s is incomplete',
  async (at) => {
    await open(<ResetPasswordPage />, at);
    await headed('This link is not correct');
    expect(screen.queryByLabelText('New password')).toBeNull();
  },
);

test('A-094 A-095 says that the e-mail was sent and links to the home page', async () => {
  const { address } = await open(<ForgotPasswordResultPage />, '/user/auth/forget/forgetRes');
  await headed('Password reset e-mail sent');
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  expect(address()).toBe('/');
});
