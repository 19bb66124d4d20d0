// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { closeDialog, currentDialog } from '#shared/state/dialogs.ts';
import {
  dropPendingAction,
  hasPendingAction,
  holdPendingAction,
  useRequireLogin,
  usePendingAction,
} from './require-login.ts';
import { hideToast, useToasts } from '#shared/state/toasts.ts';

const wanjiku = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };

function Favorite({ id, run }: { id: string; run: () => void }) {
  const requireLogin = useRequireLogin();
  const action = { name: 'favorite', about: id } as const;
  usePendingAction(action, run);
  return (
    <>
      <button type="button" onClick={() => requireLogin(action, run)}>
        Save
      </button>
      {useToasts().map(({ id: toast, text }) => (
        <button key={toast} type="button" onClick={() => hideToast(toast)}>
          {text}
        </button>
      ))}
    </>
  );
}

async function open(id: string, user?: typeof wanjiku) {
  const run = vi.fn<() => void>();
  await renderSite(<Favorite id={id} run={run} />, user && { user });
  return run;
}

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  act(closeDialog);
  cleanup();
});

test('A-230 runs the action of a logged-in user at once', async () => {
  const run = await open('100001', wanjiku);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(run).toHaveBeenCalledOnce();
  expect(currentDialog()).toBeUndefined();
});

test('A-230 A-232 A-298 asks a visitor to log in before an action', async () => {
  const run = await open('100001');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(run).not.toHaveBeenCalled();
  expect(currentDialog()).toEqual({ kind: 'account', panel: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Please log in first' }));
});

test('A-233 continues the action after the login, once, and only on its page', async () => {
  await open('100001');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  cleanup();
  expect(await open('100002', wanjiku)).not.toHaveBeenCalled();
  cleanup();
  expect(await open('100001', wanjiku)).toHaveBeenCalledOnce();
  cleanup();
  expect(await open('100001', wanjiku)).not.toHaveBeenCalled();
});

test('A-233 holds a pending action until it is released', async () => {
  await open('100001');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const giveBack = holdPendingAction();
  expect(hasPendingAction()).toBe(false);
  giveBack?.();
  expect(hasPendingAction()).toBe(true);
  dropPendingAction();
  expect(holdPendingAction()).toBeUndefined();
});
