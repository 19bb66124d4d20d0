import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session, SessionEnd } from '../protocol/session.ts';
import type * as Dialogs from './dialogs.ts';

/** Whether somebody has begun to act is known for the life of a page, so that each test has a page of its own. */
let dialogs: typeof Dialogs;
let startActions: () => void;
let end: (end: SessionEnd) => void;

beforeEach(async () => {
  vi.resetModules();
  const { obeySession } = await import('./obey-session.ts');
  dialogs = await import('./dialogs.ts');
  ({ startActions } = await import('./started-actions.ts'));
  const session = { onEnd: (listener: typeof end) => (end = listener), onChange: () => () => {} };
  obeySession(session as unknown as Session, new QueryClient());
});

afterEach(() => dialogs.closeDialog());

const ends = [
  ['431 or 432', 'expired', 'expired'],
  ['421', 'notLoggedIn', 'notice'],
] as const;

test.each(ends)('B-255 B-258 %s of a price call is kept from somebody who only looks', (_codes, reason) => {
  end({ reason, operationId: 'getPriceDetail' });
  expect(dialogs.currentDialog()).toBeUndefined();
});

test.each(ends)('B-255 B-258 %s of a price call opens its dialog once an action was begun', (_codes, reason, kind) => {
  startActions();
  end({ reason, operationId: 'getPriceDetail' });
  expect(dialogs.currentDialog()).toEqual({ kind });
});

test.each(ends)('%s of any other call is told at once', (_codes, reason, kind) => {
  end({ reason, operationId: 'listOrders' });
  expect(dialogs.currentDialog()).toEqual({ kind });
});

test('whoever is logging in already is not asked to', () => {
  dialogs.openLogin();
  end({ reason: 'expired', operationId: 'listOrders' });
  expect(dialogs.currentDialog()).toMatchObject({ kind: 'account' });
});
