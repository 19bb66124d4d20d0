import { describe, expect, test, vi } from 'vitest';
import { checkOnce, makeImmutable, textOf } from './immutable-body.ts';

describe('An immutable body', () => {
  test('cannot be changed, however deep', () => {
    const body = makeImmutable({ list: [{ id: '1' }] });
    expect(() => body.list.push({ id: '2' })).toThrow(TypeError);
    expect(() => {
      for (const entry of body.list) entry.id = '2';
    }).toThrow(TypeError);
  });

  test('is serialized once, with the same result as JSON.stringify', () => {
    const toJSON = vi.fn<() => string>(() => 'written');
    const body = makeImmutable({ toJSON });
    expect([textOf(body), textOf(body)]).toEqual(['"written"', '"written"']);
    expect(toJSON).toHaveBeenCalledTimes(1);
    expect(textOf({ id: '1' })).toBe('{"id":"1"}');
    expect(textOf('text')).toBe('"text"');
  });

  test('is checked once for each call that it is valid for', () => {
    const complain = vi.fn<() => string | undefined>();
    const body = makeImmutable({ id: '1' });
    for (const id of ['getOrder', 'getOrder', 'listMakes'] as const) checkOnce(id, body, complain);
    expect(complain).toHaveBeenCalledTimes(2);
  });

  test('is reported each time for a call that it is not valid for', () => {
    const body = makeImmutable({ id: '1' });
    expect(checkOnce('getOrder', body, () => 'no order')).toBe('no order');
    expect(checkOnce('getOrder', body, () => 'no order')).toBe('no order');
  });

  test('is the only kind that is not checked each time', () => {
    const complain = vi.fn<() => string | undefined>();
    const body = Object.freeze({ id: '1' });
    checkOnce('getOrder', body, complain);
    checkOnce('getOrder', body, complain);
    expect(complain).toHaveBeenCalledTimes(2);
  });
});
