// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { DepositCountdown } from './deposit-countdown.tsx';

afterEach(cleanup);

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

function serveTime(epochMilliseconds: number): void {
  installAnswers({ getServerTime: () => ({ epochMilliseconds, timeText: '' }) });
}

test('B-005 ends at the same instant for every reader', async () => {
  serveTime(Date.now());
  await renderSite(<DepositCountdown dueAt={inHours(23)} />, { texts: ['orders'] });
  expect((await screen.findByRole('timer')).textContent).toBe('23:00:00');
});

test('uses the server’s clock, even if the device’s clock is hours wrong', async () => {
  serveTime(Date.now() + 5 * hour);
  await renderSite(<DepositCountdown dueAt={inHours(23)} />, { texts: ['orders'] });
  expect((await screen.findByRole('timer')).textContent).toBe('18:00:00');
});

test('disappears when the time is over', async () => {
  serveTime(Date.now());
  await renderSite(<DepositCountdown dueAt={inHours(-1)} />, { texts: ['orders'] });
  expect(await screen.findByText(/^The 24 hours are over/)).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});
