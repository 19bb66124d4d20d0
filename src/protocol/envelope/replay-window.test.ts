import { describe, expect, it } from 'vitest';
import { createMemoryReplayWindow } from './replay-window.ts';

describe('the replay window in memory', () => {
  it('lets a key in once', async () => {
    const window = createMemoryReplayWindow();
    const later = Date.now() + 1_000;
    expect(await window.claim('a', later)).toBe(true);
    expect(await window.claim('a', later)).toBe(false);
    expect(await window.claim('a', later + 1)).toBe(false);
    expect(await window.claim('b', later)).toBe(true);
  });

  it('refuses when it is full, forgets nothing early, and has room again when entries expire', async () => {
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

  it('does not sweep with each claim of a flood', async () => {
    const window = createMemoryReplayWindow({ capacity: 100_000 });
    const later = Date.now() + 60_000;
    const started = performance.now();
    for (let index = 0; index < 120_000; index += 1) await window.claim(String(index), later);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
