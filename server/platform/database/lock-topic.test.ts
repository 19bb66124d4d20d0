import { expect, test } from 'vitest';
import { lockIds } from './lock-topic.ts';

test('Each topic has its own lock', () => {
  const ids = Object.values(lockIds);
  expect(new Set(ids).size).toBe(ids.length);
});
