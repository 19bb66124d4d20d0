// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { closeDialog, currentDialog } from '#shared/state/dialogs.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { usePrompt } from '#site/page-state/confirm.ts';
import { UserEntry } from './user-entry.tsx';

const user = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };
const logOut = vi.fn<() => void>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  closeDialog();
  vi.restoreAllMocks();
  logOut.mockClear();
  reload.mockClear();
});

/** Answers the prompt as its dialog does. */
function Prompt() {
  const prompt = usePrompt();
  return prompt && <button onClick={() => prompt.answer(true)}>{`confirm ${prompt.name}`}</button>;
}

test('A-046 A-051 opens the login for a visitor', async () => {
  await renderSite(<UserEntry />);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(currentDialog()).toEqual({ kind: 'account', panel: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(currentDialog()).toEqual({ kind: 'account', panel: 2 });
});

test('A-046 A-050 shows a user the name of their e-mail and opens the personal centre', async () => {
  const { address } = await renderSite(<UserEntry />, { user });
  const entry = screen.getByRole('link', { name: /^wanjiku\.kamau/ });
  expect(entry.textContent).not.toContain('@');
  await userEvent.click(entry);
  expect(address()).toBe('/user/center/info?type=0');
});

async function chooseLogOut() {
  const parts = (
    <>
      <UserEntry />
      <Prompt />
    </>
  );
  await renderSite(parts, { user, client: { logOut } });
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
}

test.each([['succeeds', undefined] as const, ['fails', new FailsWith(500)] as const])(
  'A-050 confirms the logout, calls the server, clears the session and reloads the page (the call %s)',
  async (_outcome, answer) => {
    const asked = installAnswers({ logOut: () => answer });
    await chooseLogOut();
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'confirm logOut' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(asked.map(({ operationId }) => operationId)).toEqual(['logOut']);
    expect(logOut).toHaveBeenCalledOnce();
  },
);

test('clears the session and reloads the page after three seconds without an answer to a logout', async () => {
  const asked = installAnswers({});
  await chooseLogOut();
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'confirm logOut' }));
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked.map(({ operationId }) => operationId)).toEqual(['logOut']);
  expect(logOut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect([logOut.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});
