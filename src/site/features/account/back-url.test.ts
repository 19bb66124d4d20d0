import { expect, it } from 'vitest';
import { readBackUrl } from './back-url.ts';

const origin = 'https://gariport.example';

it.each([
  ['/user/center/info?type=3', '/user/center/info?type=3'],
  ['/Kenya/user/center/info?type=7', '/user/center/info?type=7'],
  ['/Japan', '/'],
  ['/?tab=1', '/?tab=1'],
  ['/m/#/Japan/car/detail?id=100001', '/car/detail?id=100001'],
  [`${origin}/Kenya/car/detail?id=100001`, '/car/detail?id=100001'],
])('A-079 resolves the backUrl %s to %s after a login', (given, path) => {
  expect(readBackUrl(given, origin)).toBe(path);
});

it.each([
  'https://evil.example/Kenya/user/center/info',
  '//evil.example/user/center/info',
  '/\\evil.example/user/center/info',
  'javascript:alert(1)',
  'https://gariport.example.evil.example/Kenya',
  '/m/#//evil.example/user/center/info',
  '/m/#/api/user/loginOut',
  'http://gariport.example/Kenya',
  '/api/user/loginOut',
  'http://[',
  '',
  undefined,
  null,
])('A-080 refuses the backUrl %s', (given) => {
  expect(readBackUrl(given, origin)).toBeUndefined();
});
