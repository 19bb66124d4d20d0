import { describe, expect, it } from 'vitest';
import { createSequence, forgetAt, isTimely, parseSequenceId } from './sequence.ts';

describe('A-235 the sequence id', () => {
  it('is the time, and strictly increasing whatever the clock does', () => {
    const times = [1_000.7, 1_000, 1_000, 900, 1_001, 2_000];
    const next = createSequence(() => times.shift() ?? 0);
    expect(Array.from({ length: 7 }, next)).toEqual(['1000', '1001', '1002', '1003', '1004', '2000', '2001']);
  });

  it.each(['0', '01', '', '-1', '1.0', '1e3', ' 1', '1\n', '１', '9'.repeat(16)])('is refused as %j', (text) => {
    expect(parseSequenceId(text)).toBeUndefined();
  });

  it('is accepted up to five minutes off, in either direction', () => {
    expect([-300_001, -300_000, 0, 300_000, 300_001].map((offset) => isTimely(1e12 + offset, 1e12))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('is remembered until no server whose clock is within the window can accept it', () => {
    const sequenceId = 1e12;
    const slowestClock = (now: number) => now - 300_000;
    expect(isTimely(sequenceId, slowestClock(forgetAt(sequenceId)))).toBe(true);
    expect(isTimely(sequenceId, slowestClock(forgetAt(sequenceId) + 1))).toBe(false);
  });
});
