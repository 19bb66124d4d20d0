import { describe, expect, it, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { createBodyRoom } from './body-room.ts';
import { bodyLimitOf, bodyRules } from './limits.ts';

const largest = bodyLimitOf(operations.uploadImage);
const small = 100_000;
const ignore = () => undefined;

const open = (rules: Partial<typeof bodyRules> = {}) => createBodyRoom({ ...bodyRules, ...rules });

describe('room for bodies', () => {
  it('accepts two announced bodies of the largest size from one caller', () => {
    const room = open();
    const taken = Array.from({ length: 10 }, () => room.take('a', largest, ignore));
    expect(taken.filter(Boolean)).toHaveLength(2);
  });

  it('counts what has arrived from all callers, not what was announced', () => {
    const room = open({ ofAll: 300_000 });
    const bodies = Array.from({ length: 20 }, (_, index) => room.take(`caller ${index}`, small, ignore));
    expect(bodies.every(Boolean)).toBe(true);
    expect(bodies[0]?.receive(small)).toBe(true);
    expect(bodies[1]?.receive(small)).toBe(true);
    expect(bodies[2]?.receive(small)).toBe(false);
  });

  it('counts small bodies too', () => {
    const room = open();
    const taken = Array.from({ length: 100_000 }, () => room.take('a', 1, ignore));
    expect(taken.filter(Boolean).length).toBeLessThan(20_000);
  });

  it('refuses what a caller sends beyond its share, to the byte', () => {
    const room = open({ ofCaller: 20_000 });
    const [first, second] = [room.take('a', small, ignore), room.take('a', small, ignore)];
    expect([first?.receive(10_000), second?.receive(10_000), second?.receive(1)]).toEqual([true, true, false]);
  });

  it('reserves room for small bodies beside large ones', () => {
    const room = open({ ofAll: 500_000, ofLarge: 400_000 });
    const large = room.take('a', 1_000_000, ignore);
    expect([large?.receive(400_000), large?.receive(1)]).toEqual([true, false]);
    expect(room.take('b', small, ignore)?.receive(small)).toBe(true);
  });

  it('ends the longest-waiting body of the heaviest caller if another caller needs the room', () => {
    const room = open({ ofAll: 300_000 });
    const ends = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    const [lighter, oldest, newer] = ends.map((end, index) => room.take(index === 0 ? 'b' : 'a', small, end));
    for (const body of [lighter, oldest, newer]) expect(body?.receive(99_000)).toBe(true);
    expect(room.take('c', small, ignore)?.receive(50_000)).toBe(true);
    expect(ends.map((end) => end.mock.calls.length)).toEqual([0, 1, 0]);
    expect(oldest?.receive(1)).toBe(false);
  });

  it('ends no body that is being processed', () => {
    const room = open({ ofAll: 150_000 });
    const end = vi.fn<() => void>();
    const whole = room.take('a', 140_000, end);
    whole?.receive(140_000);
    whole?.arrived();
    expect(room.take('b', small, ignore)?.receive(50_000)).toBe(false);
    expect(end).not.toHaveBeenCalled();
  });

  it('releases room once, however often a body is released', () => {
    const room = open({ ofCaller: 10_000 });
    const [first, second] = [room.take('a', small, ignore), room.take('a', small, ignore)];
    expect([first?.receive(5000), second?.receive(5000), room.take('a', 1, ignore)]).toEqual([true, true, undefined]);
    first?.release();
    first?.release();
    const third = room.take('a', small, ignore);
    expect([third?.receive(5000), third?.receive(1)]).toEqual([true, false]);
  });
});
