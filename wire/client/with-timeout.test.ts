import { describe, expect, it, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { Call, Exchange, Reply } from './exchange.ts';
import { callOf, answering } from './testing/calls.ts';
import { TransportError } from './transport-error.ts';
import { withTimeout } from './with-timeout.ts';

const lost = () => new TransportError('unreachable', { mayHaveArrived: true });
const silence = () => new Promise<Reply>(() => {});

/** A clock with one timer at a time, which the test fires. */
function createTimer() {
  let running: { task: () => void; milliseconds: number } | undefined;
  return {
    clock: {
      now: () => 0,
      after(milliseconds: number, task: () => void) {
        running = { task, milliseconds };
        return () => (running = undefined);
      },
    },
    runOut: () => running?.task(),
    running: () => running?.milliseconds,
  };
}

describe('withTimeout', () => {
  it('A-289 a query without an answer after 16000 ms fails with the slow-network text', async () => {
    const timer = createTimer();
    const call = withTimeout(silence, timer.clock)(callOf(operations.listMakes));
    expect(timer.running()).toBe(16_000);
    timer.runOut();
    await expect(call).rejects.toMatchObject({ code: 'timeout', text: 'slowNetwork' });
    expect(timer.running()).toBeUndefined();
  });

  it('stops the timer when the answer comes', async () => {
    const timer = createTimer();
    await withTimeout(answering({ code: 0 }), timer.clock)(callOf(operations.listMakes));
    expect(timer.running()).toBeUndefined();
  });

  it('aborts the layer below', async () => {
    const timer = createTimer();
    const next = vi.fn<Exchange>(() => silence());
    const call = withTimeout(next, timer.clock)(callOf(operations.listMakes));
    timer.runOut();
    await call.catch(() => {});
    expect(next.mock.calls[0]?.[0].signal?.aborted).toBe(true);
  });

  it('retries an idempotent change that timed out once, with the same key', async () => {
    const timer = createTimer();
    const keys: (string | undefined)[] = [];
    const next = async ({ idempotencyKey }: Call): Promise<Reply> => {
      keys.push(idempotencyKey);
      return keys.length === 1 ? silence() : { code: 0 };
    };
    const call = withTimeout(next, timer.clock)(callOf(operations.submitOrder, { idempotencyKey: 'once' }));
    timer.runOut();
    await expect(call).resolves.toEqual({ code: 0 });
    expect(keys).toEqual(['once', 'once']);
  });

  it('retries an idempotent change whose connection was lost', async () => {
    const next = answering(lost(), { code: 400 });
    const call = withTimeout(next, createTimer().clock)(callOf(operations.submitOrder, { idempotencyKey: 'once' }));
    await expect(call).resolves.toEqual({ code: 400 });
  });

  it.each([lost(), new TransportError('offline'), new TransportError('refused')])(
    'reports a change as unknown if the retry fails too: %s',
    async (second) => {
      const next = answering(lost(), second);
      const call = withTimeout(next, createTimer().clock)(callOf(operations.submitOrder, { idempotencyKey: 'once' }));
      await expect(call).rejects.toMatchObject({ code: 'unknown', text: 'outcomeUnknown' });
      expect(next.calls).toHaveLength(2);
    },
  );

  it('is aborted, not unknown, if the caller aborts during the retry', async () => {
    const next = answering(lost(), new TransportError('aborted'));
    const call = withTimeout(next, createTimer().clock)(callOf(operations.submitOrder, { idempotencyKey: 'once' }));
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
  });

  it('reports a change that must not be repeated as unknown at once', async () => {
    const next = answering(lost());
    await expect(withTimeout(next, createTimer().clock)(callOf(operations.login))).rejects.toMatchObject({
      code: 'unknown',
      text: 'netError',
    });
    expect(next.calls).toHaveLength(1);
  });

  it('reports the real error of a change that was never sent', async () => {
    const next = answering(new TransportError('offline'));
    const call = withTimeout(next, createTimer().clock)(callOf(operations.submitOrder, { idempotencyKey: 'once' }));
    await expect(call).rejects.toMatchObject({ code: 'offline' });
    expect(next.calls).toHaveLength(1);
  });

  it('never retries a query', async () => {
    const next = answering(lost());
    await expect(withTimeout(next, createTimer().clock)(callOf(operations.listMakes))).rejects.toMatchObject({
      code: 'unreachable',
    });
    expect(next.calls).toHaveLength(1);
  });

  it('is aborted by the caller, without a text and without a retry', async () => {
    const abort = new AbortController();
    const next = vi.fn<Exchange>(() => silence());
    const call = callOf(operations.submitOrder, { idempotencyKey: 'once', signal: abort.signal });
    const running = withTimeout(next, createTimer().clock)(call);
    abort.abort();
    await expect(running).rejects.toMatchObject({ code: 'aborted', text: undefined });
    await expect(withTimeout(next, createTimer().clock)(call)).rejects.toMatchObject({ code: 'aborted' });
    expect(next).toHaveBeenCalledOnce();
  });
});
