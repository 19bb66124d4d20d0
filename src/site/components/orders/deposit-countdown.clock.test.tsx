// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { queries } from '#shared/api/api.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { closeLiveChat, useLiveChat } from '#site/session/live-chat.ts';
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

describe('when the time is over', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    closeLiveChat();
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  function OrderPage({ isPartPaid }: { isPartPaid: boolean }) {
    useQuery(queries.getOrderOptions({ body: { id: '500001' } }));
    return <DepositCountdown dueAt={inHours(-1)} isPartPaid={isPartPaid} />;
  }

  async function open(isPartPaid: boolean) {
    const asked = installAnswers({
      getServerTime: () => ({ epochMilliseconds: Date.now(), timeText: '' }),
      getOrder: () => ({}),
    });
    await renderSite(<OrderPage isPartPaid={isPartPaid} />, { texts: ['orders'] });
    await pass(100);
    return () => asked.filter(({ operationId }) => operationId === 'getOrder').length;
  }

  it('asks what became of the order, and offers the chat for the proof of a payment', async () => {
    const countOrders = await open(false);
    expect(screen.getByText(/^The time to pay the deposit is over\. .* proof in the live chat/)).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(countOrders()).toBe(1);
    await pass(1000);
    expect(countOrders()).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Live chat' }));
    expect(renderHook(() => useLiveChat()).result.current).toBe('whole');
  });

  it('says nothing about a partly paid deposit, which staff decide about', async () => {
    const countOrders = await open(true);
    await pass(1000);
    expect(countOrders()).toBe(2);
    expect(screen.queryByText(/time to pay/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
