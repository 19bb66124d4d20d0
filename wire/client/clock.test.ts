import { afterEach, expect, it, vi } from 'vitest';
import { systemClock } from './with-timeout.ts';

afterEach(() => vi.useRealTimers());

it("The system's clock returns the time, and runs a task after its delay unless cancelled", () => {
  vi.useFakeTimers({ now: 1_795_219_200_000 });
  expect(systemClock.now()).toBe(1_795_219_200_000);
  const [task, dropped] = [vi.fn<() => void>(), vi.fn<() => void>()];
  systemClock.after(500, task);
  const callOff = systemClock.after(500, dropped);
  vi.advanceTimersByTime(499);
  expect(task).not.toHaveBeenCalled();
  callOff();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
  expect(dropped).not.toHaveBeenCalled();
});
