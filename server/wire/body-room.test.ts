import { expect, test } from 'vitest';
import { createBodyRoom } from './body-room.ts';
import { bodyLimitOf, bodyRules } from './limits.ts';
import { operations } from '../../generated/operations.ts';

const largest = bodyLimitOf(operations.uploadImage);

test('a caller has room for two of the largest bodies, and of all callers together some have to wait', () => {
  const room = createBodyRoom(bodyRules);
  const takes = Array.from({ length: 1000 }, () => room.take('203.0.113.9', largest));
  expect(takes.filter(Boolean)).toHaveLength(2);
  const others = Array.from({ length: 1000 }, (_, index) => room.take(`203.0.113.${index}`, largest));
  expect(others.filter(Boolean)).toHaveLength(7);
});

test('small bodies take up something too', () => {
  const room = createBodyRoom(bodyRules);
  const takes = Array.from({ length: 100_000 }, () => room.take('203.0.113.9', 1));
  expect(takes.filter(Boolean).length).toBeLessThan(20_000);
});

test('room that is given back is there again, once however often it is given back', () => {
  const room = createBodyRoom({ ofCaller: 10_000, ofAll: 15_000 });
  const release = room.take('a', 10_000);
  expect([room.take('a', 1), room.take('b', 8000)]).toEqual([undefined, undefined]);
  expect(room.take('b', 5000)).toBeTypeOf('function');
  release?.();
  release?.();
  expect(room.take('a', 10_000)).toBeTypeOf('function');
  expect(room.take('c', 5000)).toBeUndefined();
});

test('a caller and all callers may fill their room to the last byte', () => {
  const room = createBodyRoom({ ofCaller: 10_000, ofAll: 20_000 });
  expect(room.take('a', 10_001)).toBeUndefined();
  expect(room.take('a', 5000)).toBeTypeOf('function');
  expect(room.take('a', 5001)).toBeUndefined();
  expect(room.take('a', 5000)).toBeTypeOf('function');
  expect(room.take('b', 10_000)).toBeTypeOf('function');
  expect(room.take('c', 1)).toBeUndefined();
});

test('of several bodies of one caller, each gives back its own room', () => {
  const room = createBodyRoom({ ofCaller: 15_000, ofAll: 100_000 });
  const [first, second] = [room.take('a', 5000), room.take('a', 9000)];
  expect(room.take('a', 5000)).toBeUndefined();
  first?.();
  expect(room.take('a', 6001)).toBeUndefined();
  expect(room.take('a', 6000)).toBeTypeOf('function');
  second?.();
  expect(room.take('a', 9001)).toBeUndefined();
  expect(room.take('a', 9000)).toBeTypeOf('function');
});
