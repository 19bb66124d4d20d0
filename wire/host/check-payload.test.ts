import { describe, expect, it, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { checkPayload, makeStorable } from './check-payload.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

const check = (payload: unknown, textOnly: boolean) =>
  checkPayload(operations.listOrders, { payload, textOnly }, 'en', hostContract);

const common = { language: 'en', timeZone: 'Africa/Nairobi', statusDesc: '' };

describe('a payload of untyped text', () => {
  it('converts its numbers', () => {
    const { payload } = check({ ...common, pageNo: '2', pageSize: '24' }, true) as { payload: object };
    expect(payload).toMatchObject({ pageNo: 2, pageSize: 24 });
  });

  it('with a negative number is refused for the number, not for being text', () => {
    const { refusal } = check({ ...common, pageNo: '-1', pageSize: '24' }, true) as {
      refusal: { errorMessage: string };
    };
    expect(refusal.errorMessage).toMatch(/pageNo.*>=1|pageNo.*small/i);
  });

  it.each(['', ' 1', '1.5', '0x1', '1'.repeat(16), 'one'])('does not convert %j to a number', (pageNo) => {
    expect(check({ ...common, pageNo, pageSize: '24' }, true)).toHaveProperty('refusal.code', 400);
  });
});

it('A JSON payload must have its numbers as numbers', () => {
  const answer = check({ ...common, pageNo: '2', pageSize: '24' }, false);
  expect(answer).toHaveProperty('refusal.code', 400);
});

test('Characters that databases cannot store are replaced at any depth, and no others', () => {
  const payload = { name: 'a\0b', ids: ['\uD800', '😀'], place: { port: 'é\uDC00' }, count: 1, none: null };
  expect(makeStorable(payload)).toEqual({
    name: 'a\uFFFDb',
    ids: ['\uFFFD', '😀'],
    place: { port: 'é\uFFFD' },
    count: 1,
    none: null,
  });
});
it.each([[null], [[]], ['text'], [7], [true]])('%j is not a valid payload of any call', (payload) => {
  expect(check(payload, false)).toMatchObject({
    refusal: { code: 400, message: 'payload is of the wrong type', errorMessage: expect.stringMatching(/^payload: /) },
  });
});

it('text that is not JSON is reported as such', () => {
  expect(check(undefined, false)).toMatchObject({
    refusal: { code: 400, errorMessage: 'The payload is not JSON.' },
  });
});

it('A valid payload passes unchanged', () => {
  const payload = { ...common, pageNo: 2, pageSize: 24 };
  expect(check(payload, false)).toEqual({ payload });
});
