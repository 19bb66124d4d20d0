import { describe, expect, test, vi } from 'vitest';
import { complainOnce, makeLasting, textOf } from './lasting-body.ts';

describe('A body that lasts', () => {
  test('cannot be changed, however deep', () => {
    const body = makeLasting({ list: [{ id: '1' }] });
    expect(() => body.list.push({ id: '2' })).toThrow(TypeError);
    expect(() => {
      for (const entry of body.list) entry.id = '2';
    }).toThrow(TypeError);
  });

  test('is written as text once, and as JSON writes it', () => {
    const toJSON = vi.fn<() => string>(() => 'written');
    const body = makeLasting({ toJSON });
    expect([textOf(body), textOf(body)]).toEqual(['"written"', '"written"']);
    expect(toJSON).toHaveBeenCalledTimes(1);
    expect(textOf({ id: '1' })).toBe('{"id":"1"}');
    expect(textOf('text')).toBe('"text"');
  });

  test('is checked once for each call that it holds for', () => {
    const complain = vi.fn<() => string | undefined>();
    const body = makeLasting({ id: '1' });
    for (const id of ['getOrder', 'getOrder', 'listMakes'] as const) complainOnce(id, body, complain);
    expect(complain).toHaveBeenCalledTimes(2);
  });

  test('is complained of each time where it does not hold', () => {
    const body = makeLasting({ id: '1' });
    expect(complainOnce('getOrder', body, () => 'no order')).toBe('no order');
    expect(complainOnce('getOrder', body, () => 'no order')).toBe('no order');
  });

  test('is the only kind that is not checked each time', () => {
    const complain = vi.fn<() => string | undefined>();
    const body = Object.freeze({ id: '1' });
    complainOnce('getOrder', body, complain);
    complainOnce('getOrder', body, complain);
    expect(complain).toHaveBeenCalledTimes(2);
  });
});
