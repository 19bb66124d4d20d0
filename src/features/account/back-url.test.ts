import { expect, it } from 'vitest';
import { readBackUrl } from './back-url.ts';

const origin = 'https://gariport.example';

it.each([
  ['/user/center/info?type=3', '/user/center/info?type=3'],
  ['/Kenya/user/center/info?type=7', '/user/center/info?type=7'],
  ['/Japan', '/'],
  ['/?tab=1', '/?tab=1'],
  [`${origin}/Kenya/car/detail?id=100001`, '/car/detail?id=100001'],
])('A-079 A login goes on to %s', (given, path) => {
  expect(readBackUrl(given, origin)).toBe(path);
});

it.each([
  'https://evil.example/Kenya/user/center/info',
  '//evil.example/user/center/info',
  '/\\evil.example/user/center/info',
  'javascript:alert(1)',
  'https://gariport.example.evil.example/Kenya',
  'http://gariport.example/Kenya',
  '/api/user/loginOut',
  'http://[',
  '',
  undefined,
  null,
])('A-080 Nobody is led to %s', (given) => {
  expect(readBackUrl(given, origin)).toBeUndefined();
});
