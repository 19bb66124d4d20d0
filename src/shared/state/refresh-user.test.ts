import { expect, test, vi } from 'vitest';
import { FailsWith, installAnswers } from '../api/testing/install-answers.ts';
import { refreshUser } from './refresh-user.ts';

const wanjiku = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };
const stored = { accessToken: 'access', refreshToken: 'refresh' };

function open({ isVisitor = false } = {}) {
  const listeners = new Set<() => void>();
  const session = {
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: vi.fn<() => void>(),
  };
  const user = { save: vi.fn<(user: unknown) => Promise<void>>(async () => {}) };
  const tokens = { read: () => (isVisitor ? undefined : stored) };
  const refresh = () => refreshUser({ session, user, tokens } as unknown as Parameters<typeof refreshUser>[0]);
  return { session, user, refresh, changeSession: () => listeners.forEach((listener) => listener()) };
}

test('A-179 fetches and stores the user when the page loads', async () => {
  installAnswers({ getUserInfo: () => ({ code: 0, body: wanjiku }) });
  const { user, session, refresh } = open();
  expect(await refresh()).toBe('fresh');
  expect(user.save).toHaveBeenCalledExactlyOnceWith(wanjiku);
  expect(session.end).not.toHaveBeenCalled();
});

test.each([400, 403, 500])('A-179 B-307 logs the user out for code %i', async (code) => {
  installAnswers({ getUserInfo: () => ({ code, message: 'no' }) });
  const { session, refresh } = open();
  expect(await refresh()).toBe('refused');
  expect(session.end).toHaveBeenCalledOnce();
});

test.each([421, 430, 431, 432])('A-280 A-282 leaves the end of the session by code %i to its dialog', async (code) => {
  installAnswers({ getUserInfo: () => ({ code, message: 'over' }) });
  const { session, refresh } = open();
  expect(await refresh()).toBe('ended');
  expect(session.end).not.toHaveBeenCalled();
});

test('logs nobody out when the connection breaks', async () => {
  installAnswers({ getUserInfo: () => new FailsWith(0) });
  const { session, refresh } = open();
  expect(await refresh()).toBe('unanswered');
  expect(session.end).not.toHaveBeenCalled();
});

test('fetches no user without stored tokens', async () => {
  const asked = installAnswers({});
  expect(await open({ isVisitor: true }).refresh()).toBe('visitor');
  expect(asked).toEqual([]);
});

test('drops an answer about a session that has ended meanwhile', async () => {
  const { user, session, refresh, changeSession } = open();
  installAnswers({
    getUserInfo() {
      changeSession();
      return { code: 0, body: wanjiku };
    },
  });
  expect(await refresh()).toBe('ended');
  expect(user.save).not.toHaveBeenCalled();
  expect(session.end).not.toHaveBeenCalled();
});
