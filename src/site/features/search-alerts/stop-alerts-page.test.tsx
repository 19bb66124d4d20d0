// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FailsWith, installAnswers, type Answers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import StopAlertsPage from './stop-alerts-page.tsx';

const user = userEvent.setup({ delay: null });
afterEach(cleanup);

async function open(query: string, answers: Answers) {
  const asked = installAnswers(answers);
  await renderSite(<StopAlertsPage />, { at: `/user/alerts/stop${query}`, texts: ['searches'] });
  return () => asked.filter(({ operationId }) => operationId === 'stopSearchLetters').map(({ body }) => body);
}

test('changes nothing when opened; the button unsubscribes', async () => {
  const bodies = await open('?id=s1&key=signed-key', { stopSearchLetters: () => undefined });
  expect(bodies()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stop these e-mails' }));
  expect(await screen.findByText('You will get no more of these e-mails.')).toBeTruthy();
  expect(bodies()).toMatchObject([{ id: 's1', key: 'signed-key' }]);
});

test.each(['', '?id=s1', '?id=s1&key=%00altered', `?id=${'x'.repeat(900)}&key=${'y'.repeat(900)}`])(
  'submits a broken link (%s) as far as possible, and shows the server’s advice',
  async (query) => {
    const bodies = await open(query, {
      stopSearchLetters: () => new FailsWith(400, 'Open it again from the e-mail.'),
    });
    await user.click(screen.getByRole('button', { name: 'Stop these e-mails' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Open it again from the e-mail.'));
    const [{ id, key }] = bodies() as [{ id: string; key: string }];
    expect(id).toMatch(/^[\w-]{1,40}$/);
    expect(key).toMatch(/^[\w-]{1,200}$/);
  },
);
