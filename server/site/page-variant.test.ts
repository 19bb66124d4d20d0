import fastify from 'fastify';
import { expect, test } from 'vitest';
import { variantFor } from '#server/site/page-variant.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';

test.each([
  ['nothing', {}, 'desktop', false, false],
  ['a phone', { 'user-agent': phone }, 'mobile', false, false],
  ['a browser that saves data', { 'save-data': 'on' }, 'desktop', true, false],
  ['a reader who saves data', { cookie: 'site=mobile; data-saver=on' }, 'mobile', true, false],
  [
    'a reader who does not, with a browser that does',
    { 'save-data': 'on', cookie: 'data-saver=off' },
    'desktop',
    false,
    false,
  ],
  [
    'a CDN',
    { 'page-variant': 'desktop', 'user-agent': phone, cookie: 'site=mobile; data-saver=on' },
    'desktop',
    false,
    true,
  ],
  ['a CDN for a phone that saves data', { 'page-variant': 'mobile-saver' }, 'mobile', true, true],
  ['an unknown name', { 'page-variant': 'watch', 'user-agent': phone }, 'mobile', false, false],
])('With a request of %s, the page is written for it', async (_of, headers, form, isSavingData, isNamed) => {
  const app = fastify();
  app.get('/', (request, reply) => variantFor(request, reply));
  const answer = await app.inject({ url: '/', headers });
  expect(answer.json()).toEqual({ form, isSavingData, isNamed });
  expect(answer.headers['vary']).toBe('Page-Variant');
});
