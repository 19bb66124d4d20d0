import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { describeFirstIssue, listIssues } from './describe-issues.ts';
import type { Language } from '../language.ts';

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

const changes = {
  missing: { kind: undefined },
  unknown: { colour: 'red' },
  type: { count: '1' },
  format: { name: 'AB' },
  choice: { kind: 'c' },
  atLeast: { count: 0 },
  atMost: { count: 10 },
  shortest: { name: 'a' },
  longest: { name: 'abcde' },
  fewest: { ids: [] },
  most: { ids: ['1', '2', '3'] },
};
const texts: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<keyof typeof changes, string>>>> = {
  zh: {
    missing: 'kind 为必填项',
    unknown: 'colour 不是此请求的字段',
    type: 'count 的类型不正确',
    format: 'name 的格式不正确',
    choice: 'kind 不在允许的取值范围内',
    atLeast: 'count 不能小于 1',
    atMost: 'count 不能大于 9',
    shortest: 'name 至少需要 2 个字符',
    longest: 'name 最多 4 个字符',
    fewest: 'ids 至少需要 1 项',
    most: 'ids 最多 2 项',
  },
  ja: {
    missing: 'kind は必須です',
    unknown: 'colour はこのリクエストの項目ではありません',
    type: 'count の型が正しくありません',
    format: 'name の形式が正しくありません',
    choice: 'kind は許可された値ではありません',
    atLeast: 'count は 1 以上でなければなりません',
    atMost: 'count は 9 以下でなければなりません',
    shortest: 'name は 2 文字以上で入力してください',
    longest: 'name は 4 文字以内で入力してください',
    fewest: 'ids は 1 件以上必要です',
    most: 'ids は 2 件までです',
  },
  sw: {
    missing: 'kind inahitajika',
    unknown: 'colour si sehemu ya ombi hili',
    type: 'count si ya aina sahihi',
    format: 'name haijaandikwa kwa muundo sahihi',
    choice: 'kind si mojawapo ya thamani zinazoruhusiwa',
    atLeast: 'count lazima iwe angalau 1',
    atMost: 'count lazima isizidi 9',
    shortest: 'name lazima iwe na angalau herufi 2',
    longest: 'name lazima isizidi herufi 4',
    fewest: 'ids lazima iwe na angalau vipengele 1',
    most: 'ids lazima isizidi vipengele 2',
  },
};

test.each(Object.entries(texts))('each entry is reported with its own message in %s', (language, listed) => {
  for (const [kind, change] of Object.entries(changes)) {
    const payload = { ...good, ...change };
    const issues = schema.safeParse(payload).error?.issues ?? [];
    expect(describeFirstIssue(issues, payload, language as Language)).toBe(listed[kind as keyof typeof changes]);
  }
});

test('a valid payload has no messages', () => {
  expect([describeFirstIssue([], good, 'en'), listIssues([])]).toEqual(['', '']);
});

test('up to twenty wrong entries are reported, with their places', () => {
  const list = z.array(z.string({ error: 'no text' }));
  const listed = listIssues(list.safeParse(Array.from({ length: 20 }, () => 1)).error?.issues ?? []);
  expect(listed).toBe(Array.from({ length: 20 }, (_, index) => `${index}: no text`).join('; '));
  const nested = z.strictObject({ place: z.strictObject({ port: z.string() }) });
  const payload = { place: { port: '1', colour: 'red', size: 1 } };
  const issues = nested.safeParse(payload).error?.issues ?? [];
  expect(describeFirstIssue(issues, payload, 'en')).toBe('place.colour, size is not a field of this call');
});

test('A payload that is not an object is called a payload, not a field', () => {
  const issues = schema.safeParse([]).error?.issues ?? [];
  expect(describeFirstIssue(issues, [], 'ja')).toBe('payload の型が正しくありません');
  expect(listIssues(issues)).toMatch(/^payload: /);
});

test('A rule over several fields has its own message', () => {
  const exclusive = schema.check(z.refine(() => false, { error: 'at most one of a, b may be given' }));
  expect(describeFirstIssue(exclusive.safeParse(good).error?.issues ?? [], good, 'zh')).toBe(
    'at most one of a, b may be given',
  );
});

test('For a long list of wrong entries, developers get the first ones and the number of the others', () => {
  const wrong = Array.from({ length: 30_000 }, () => 1);
  const listed = listIssues(z.array(z.string()).safeParse(wrong).error?.issues ?? []);
  expect(listed).toMatch(/^0: .*; and 29980 more$/);
  expect(listed.length).toBeLessThan(2000);
});
