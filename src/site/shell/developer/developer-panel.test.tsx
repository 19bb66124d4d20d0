// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { operations, type OperationId } from '#generated/operations.ts';
import { forcedHeaders, readForcedCalls } from '#shared/api/forced-calls.ts';
import { watchCalls, watchedCalls } from '#shared/api/watched-calls.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import DeveloperPanel from './developer-panel.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  watchedCalls.forget();
});

/** A call that is made and answered as if over the network. */
function makeCall(id: OperationId, answer: { code: number; message?: string }): Promise<unknown> {
  const line = {
    fetch: async () => new Response(JSON.stringify({ ...answer, body: 'c2VhbGVk' })),
    isOnline: () => true,
  };
  const watched = watchCalls(
    ({ fetch }) =>
      async ({ operation }) => {
        const form = new URLSearchParams({ json: '{"partnerId":"site"}' }).toString();
        const received = await fetch(`https://shop.test/api${operation.path}`, {
          method: 'POST',
          headers: forcedHeaders(operation),
          body: form,
        });
        await received.text();
        return answer;
      },
    line,
  );
  return act(() => watched({ operation: operations[id], payload: '{"id":"500001"}' }));
}

async function openPanel() {
  await renderSite(<DeveloperPanel />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Dev' }));
  return user;
}

test('lists the last calls decrypted, and copies one as a command', async () => {
  const user = await openPanel();
  expect(screen.getByText('No call has been made since the page was loaded.')).toBeTruthy();
  await makeCall('closeOrder', { code: 400, message: 'The order no longer exists' });

  const log = await screen.findByRole('list', { name: 'Last calls' });
  const summary = within(log).getByText('closeOrder');
  await user.click(summary);
  expect(log.textContent).toContain('The order no longer exists');
  expect(log.textContent).toContain('"partnerId": "site"');
  expect(log.textContent).toMatch(/sealed in [\d.]+ ms, answered in [\d.]+ ms, opened in [\d.]+ ms/);
  await user.click(within(log).getByRole('button', { name: 'Copy as curl' }));
  expect(await within(log).findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain(`-d '{"id":"500001"}'`);

  await user.click(screen.getByRole('button', { name: 'Forget all' }));
  expect(screen.queryByRole('list', { name: 'Last calls' })).toBeNull();
});

test('forces answers from the panel, shows them with the next call, and clears them', async () => {
  const user = await openPanel();
  await user.click(screen.getByRole('tab', { name: 'Force' }));
  await screen.findByRole('option', { name: 'listMakes' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Call' }), 'listMakes');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Code' }), '500');
  expect(readForcedCalls()).toEqual({ listMakes: { 'Force-Code': '500' } });
  expect(screen.getByRole('button', { name: 'Dev: 1 forced' })).toBeTruthy();

  await makeCall('listMakes', { code: 500 });
  await user.click(screen.getByRole('tab', { name: 'Calls' }));
  expect((await screen.findByRole('list', { name: 'Last calls' })).textContent).toContain('code 500');
  await user.click(screen.getByRole('tab', { name: 'Force' }));
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(readForcedCalls()).toEqual({});
});
