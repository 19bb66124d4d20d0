// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session, SessionEnd } from '#wire/client/session.ts';
import type { Texts } from '#wire/client/wording.ts';
import type * as Dialogs from '#shared/state/dialogs.ts';

vi.mock('#shared/state/toasts.ts', { spy: true });

/** Whether the user has started an action is known for the lifetime of a page, so each test has its own page. */
let dialogs: typeof Dialogs;
let startActions: () => void;
let end: (end: SessionEnd) => void;
const texts: Texts = { code: (name) => name, message: (key) => key };

beforeEach(async () => {
  vi.resetModules();
  const { handleSessionEnd } = await import('./handle-session-end.ts');
  dialogs = await import('#shared/state/dialogs.ts');
  ({ startActions } = await import('./require-login.ts'));
  const session = { onEnd: (listener: typeof end) => (end = listener), onChange: () => () => {} };
  handleSessionEnd(session as unknown as Session, new QueryClient(), texts);
});

afterEach(() => dialogs.closeDialog());

const ends = [
  ['431 or 432', 'expired', 'expired'],
  ['421', 'notLoggedIn', 'notice'],
] as const;

test.each(ends)('B-255 B-258 hides %s of a price call from a user who has not started an action', (_codes, reason) => {
  end({ reason, message: undefined, operationId: 'getPriceDetail' });
  expect(dialogs.currentDialog()).toBeUndefined();
});

test.each(ends)(
  'B-255 B-258 shows the dialog for %s of a price call once an action was started',
  (_codes, reason, kind) => {
    startActions();
    end({ reason, message: undefined, operationId: 'getPriceDetail' });
    expect(dialogs.currentDialog()).toEqual({ kind });
  },
);

test.each(ends)('reports the end of the session by %s of any other call at once', (_codes, reason, kind) => {
  end({ reason, message: undefined, operationId: 'listOrders' });
  expect(dialogs.currentDialog()).toEqual({ kind });
});

test('shows the server’s message for a refused session, or our own', async () => {
  const { showToast } = await import('#shared/state/toasts.ts');
  end({ reason: 'refused', message: 'Start again', operationId: 'listOrders' });
  end({ reason: 'refused', message: undefined, operationId: 'listOrders' });
  end({ reason: 'refused', message: 'The call itself tells', operationId: 'getUserInfo' });
  expect(vi.mocked(showToast).mock.calls).toEqual([
    ['error', 'Start again'],
    ['error', 'accessRefused'],
  ]);
  expect(dialogs.currentDialog()).toBeUndefined();
});

test('does not ask again for a login that is already requested', () => {
  end({ reason: 'expired', message: undefined, operationId: 'submitInquiry' });
  end({ reason: 'notLoggedIn', message: undefined, operationId: 'listOrders' });
  expect(dialogs.currentDialog()).toEqual({ kind: 'expired' });
});

test('does not ask for a login that is already in progress', () => {
  dialogs.openLogin();
  end({ reason: 'expired', message: undefined, operationId: 'listOrders' });
  expect(dialogs.currentDialog()).toMatchObject({ kind: 'account' });
});
