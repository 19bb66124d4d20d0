import { expect, test } from 'vitest';
import { longestText, resizeText, shortestText } from './probes.ts';

const email = /^[a-z.]+@[a-z]{1,12}\.(com|org)$/;
const problems = (text: string) => (email.test(text) ? 0 : 1) + (text.length > 30 ? 1 : 0);

test('A text is lengthened and shortened only where its pattern allows', () => {
  expect(resizeText('wanjiku@mail.com', 30, problems)).toMatch(email);
  expect(resizeText('wanjiku@mail.com', 30, problems)).toHaveLength(30);
  expect(resizeText('wanjiku@mail.com', 10, problems)).toMatch(email);
  expect(resizeText('wanjiku@mail.com', 10, problems)).toHaveLength(10);
});

test('A text that breaks one rule breaks no other', () => {
  const tooLong = resizeText('wanjiku@mail.com', 31, problems);
  expect(tooLong).toHaveLength(31);
  expect(problems(tooLong)).toBe(1);
});

test('The shortest and the longest text that fit a pattern are found', () => {
  const id = /^[0-9a-f]{2,8}$/;
  const count = (text: string) => (id.test(text) ? 0 : 1);
  expect(shortestText('a1b2', count)).toHaveLength(2);
  expect(longestText('a1b2', id.source, count)).toHaveLength(8);
});
