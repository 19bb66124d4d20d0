import { describe, expect, it } from 'vitest';
import {
  isStatusList,
  orderStateOf,
  orderStates,
  orderStatusOf,
  readStatusList,
  writeStatusList,
} from './order-state.ts';

describe('The states of an order', () => {
  it('map to their numbers and back', () => {
    for (const state of orderStates) expect(orderStateOf[orderStatusOf[state]]).toBe(state);
    expect(orderStatusOf.cancelled).toBe(8);
  });

  it('are written and read as a list of numbers', () => {
    const list = writeStatusList('depositInReview', 'balanceInReview');
    expect(list).toBe('1,5');
    expect(readStatusList(list)).toEqual([1, 5]);
  });

  it.each([
    ['1,5', true],
    ['0', true],
    ['', false],
    ['9', false],
    ['1,', false],
    ['1;5', false],
    ['01', false],
    ['toString', false],
  ])('accept %j as a list: %j', (text, isList) => {
    expect(isStatusList(text)).toBe(isList);
  });
});
