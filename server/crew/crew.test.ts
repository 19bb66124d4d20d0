import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { createCrew, type CrewOptions } from './crew.ts';

type Told = { done: string };

/** Makes a pool whose workers do nothing by themselves. */
function hireNobody(options: Partial<CrewOptions<string, Told>> = {}) {
  const hands: { events: EventEmitter; given: string[]; isHeld: boolean; isDismissed: boolean }[] = [];
  const order = createCrew<string, Told>({
    hire() {
      const hand = { events: new EventEmitter(), given: [] as string[], isHeld: false, isDismissed: false };
      hands.push(hand);
      return {
        events: hand.events,
        give: (what) => void hand.given.push(what),
        hold: (isAtWork) => void (hand.isHeld = isAtWork),
        dismiss: () => void (hand.isDismissed = true),
      };
    },
    isDelivery: (told): told is Told => 'done' in told,
    most: 1,
    longestQueue: 10,
    patience: 1000,
    ...options,
  });
  const tell = (place: number, event: string, told: unknown) => hands[place]?.events.emit(event, told);
  return { order, hands, tell };
}

afterEach(() => void vi.useRealTimers());

test('A worker gets one job after another and is idle in between', async () => {
  const { order, hands, tell } = hireNobody();
  const [first, second] = [order('one'), order('two')];
  expect(hands[0]).toMatchObject({ given: ['one'], isHeld: true });
  tell(0, 'message', { 'watch:import': ['a.ts'] });
  tell(0, 'message', { done: 'one' });
  expect(await first).toEqual({ done: 'one' });
  await vi.waitFor(() => expect(hands[0]?.given).toEqual(['one', 'two']));
  tell(0, 'message', { done: 'two' });
  await second;
  expect(hands).toMatchObject([{ isHeld: false, isDismissed: false }]);
});

test('A worker that ended, failed or took too long is replaced', async () => {
  vi.useFakeTimers();
  const { order, hands, tell } = hireNobody();
  const outcomes = Promise.allSettled(['a', 'b', 'c', 'd'].map((what) => order(what)));
  tell(0, 'exit', 1);
  await vi.waitFor(() => expect(hands).toHaveLength(2));
  tell(1, 'error', new Error('cannot start'));
  await vi.waitFor(() => expect(hands).toHaveLength(3));
  await vi.advanceTimersByTimeAsync(1000);
  tell(3, 'message', { done: 'd' });
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
  expect(hands.map(({ isDismissed }) => isDismissed)).toEqual([true, true, true, false]);
});

test('A worker that ended while idle is replaced', async () => {
  const { order, hands, tell } = hireNobody();
  const first = order('one');
  tell(0, 'message', { done: 'one' });
  await first;
  tell(0, 'exit', 0);
  const second = order('two');
  tell(1, 'message', { done: 'two' });
  expect(await second).toEqual({ done: 'two' });
  expect(hands).toHaveLength(2);
});

test('A worker is ended after its last job, or after being idle long enough', async () => {
  vi.useFakeTimers();
  const { order, hands, tell } = hireNobody({ isLast: ({ done }) => done === 'last', rest: 500 });
  const last = order('last');
  tell(0, 'message', { done: 'last' });
  await last;
  const usual = order('usual');
  tell(1, 'message', { done: 'usual' });
  await usual;
  expect(hands.map(({ isDismissed }) => isDismissed)).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect(hands.map(({ isDismissed }) => isDismissed)).toEqual([true, true]);
});
