import { describe, expect, it, vi } from 'vitest';
import { createMemoryReplayWindow } from './replay-window.ts';

describe('the replay window in memory', () => {
  it('accepts a key once', async () => {
    const window = createMemoryReplayWindow();
    const later = Date.now() + 1_000;
    expect(await window.claim('a', later)).toBe(true);
    expect(await window.claim('a', later)).toBe(false);
    expect(await window.claim('a', later + 1)).toBe(false);
    expect(await window.claim('b', later)).toBe(true);
  });

  it('refuses when it is full, drops no entry early, and has room again when entries expire', async () => {
    let now = 0;
    const window = createMemoryReplayWindow({ capacity: 2, clock: () => now });
    expect(await window.claim('a', 10_000)).toBe(true);
    expect(await window.claim('b', 20_000)).toBe(true);
    expect(await window.claim('c', 20_000)).toBe(false);
    now = 10_000;
    expect(await window.claim('c', 20_000)).toBe(false);
    expect(await window.claim('a', 10_000)).toBe(false);
    now = 11_000;
    expect(await window.claim('c', 30_000)).toBe(true);
    expect(await window.claim('b', 20_000)).toBe(false);
  });

  it('does not sweep for each claim of a flood', async () => {
    let now = 10_000;
    const window = createMemoryReplayWindow({ capacity: 1_000, clock: () => now });
    const sweeps = vi.spyOn(Map.prototype, Symbol.iterator);
    for (let index = 0; index < 2_000; index += 1) await window.claim(String(index), 60_000);
    expect(sweeps.mock.calls.length).toBeLessThanOrEqual(1);
    now += 1_000;
    await window.claim('later', 60_000);
    expect(sweeps.mock.calls.length).toBeGreaterThan(0);
    sweeps.mockRestore();
  });
});
