import { expect, test } from 'vitest';
import { copyOfRendered, copyOfShell, filesOf, isCacheable, scriptsOf } from './cached-copy.ts';

const html =
  '<!doctype html><html lang="en"><head><link href="/assets/a-1.css"><script src="/assets/a-1.js"></script></head><body><script id="rendered">{}</script></body></html>';
const page = (text: string, status = 200, type = 'text/html; charset=utf-8') =>
  new Response(text, { status, headers: { 'Content-Type': type, 'Content-Encoding': 'br', 'X-Other': 'kept' } });

test('stores the time of a copy, and the headers with its policy', async () => {
  const copy = await copyOfRendered(page(html), 1000);
  expect(await copy?.text()).toContain('<html data-kept-at="1000" lang="en">');
  expect(copy?.headers.get('X-Other')).toBe('kept');
  expect(copy?.headers.get('Content-Encoding')).toBeNull();
});

test.each([
  ['a shell', page('<html></html>')],
  ['a page that is not there', page(html, 404)],
  ['what is no page', page(html, 200, 'application/json')],
])('does not cache %s as a rendered page', async (_what, response) => {
  expect(await copyOfRendered(response, 1000)).toBeNull();
});

test('stores the shell, but no failure in its place', async () => {
  expect(await copyOfShell(page('<html></html>'), 1000)).not.toBeNull();
  expect(await copyOfShell(page('<html></html>', 500), 1000)).toBeNull();
});

test('does not cache a page whose address identifies its reader', () => {
  expect(isCacheable('https://gariport.example/Kenya/car/detail?id=1')).toBe(true);
  expect(isCacheable('https://gariport.example/Kenya/car/detail?id=1&orderId=5')).toBe(false);
  expect(isCacheable('https://gariport.example/Kenya/user/auth/resetPwd?authKey=secret')).toBe(false);
});

test('finds the files that a page references', () => {
  expect(filesOf(html)).toEqual(['/assets/a-1.css', '/assets/a-1.js']);
  expect(scriptsOf(html)).toEqual(['/assets/a-1.js']);
});
