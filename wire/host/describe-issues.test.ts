import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { describeFirstIssue, listIssues } from './describe-issues.ts';

const schema = z.strictObject({
  count: z.int().check(z.gte(1), z.lte(9)),
  name: z.string().check(z.minLength(2), z.maxLength(4), z.regex(/^[a-z]+$/)),
  kind: z.enum(['a', 'b']),
  ids: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
  place: z.optional(z.object({ port: z.string() })),
});
const good = { count: 1, name: 'abc', kind: 'a', ids: ['1'] };

test.each([
  [{ count: 0 }, 'count must be at least 1'],
  [{ count: 10 }, 'count must be at most 9'],
  [{ count: '1' }, 'count is of the wrong type'],
  [{ name: 'a' }, 'name must have at least 2 characters'],
  [{ name: 'abcde' }, 'name must have at most 4 characters'],
  [{ name: 'AB' }, 'name has the wrong format'],
  [{ kind: 'c' }, 'kind is none of the allowed values'],
  [{ kind: undefined }, 'kind is required'],
  [{ ids: [] }, 'ids must have at least 1 entries'],
  [{ ids: ['1', '2', '3'] }, 'ids must have at most 2 entries'],
  [{ place: {} }, 'place.port is required'],
  [{ colour: 'red' }, 'colour is not a field of this call'],
])('%o: %s', (change, text) => {
  const payload = { ...good, ...change };
  expect(describeFirstIssue(schema.safeParse(payload).error?.issues ?? [], payload, 'en')).toBe(text);
});

test('A payload that is no object is called a payload and not a field', () => {
  const issues = schema.safeParse([]).error?.issues ?? [];
  expect(describeFirstIssue(issues, [], 'ja')).toBe('payload の型が正しくありません');
  expect(listIssues(issues)).toMatch(/^payload: /);
});

test('A rule over several fields gives its own message', () => {
  const exclusive = schema.check(z.refine(() => false, { error: 'at most one of a, b may be given' }));
  expect(describeFirstIssue(exclusive.safeParse(good).error?.issues ?? [], good, 'zh')).toBe(
    'at most one of a, b may be given',
  );
});

test('Of a long list of wrong entries, developers are told the first ones and the number of the others', () => {
  const wrong = Array.from({ length: 30_000 }, () => 1);
  const told = listIssues(z.array(z.string()).safeParse(wrong).error?.issues ?? []);
  expect(told).toMatch(/^0: .*; and 29980 more$/);
  expect(told.length).toBeLessThan(2000);
});
