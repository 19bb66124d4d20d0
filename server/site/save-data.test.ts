import { expect, test } from 'vitest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSavingData, withSmallPictures } from '#server/site/save-data.ts';
import type { ReadyPage } from '#server/site/rendering/render-pages.ts';

test.each([
  ['nothing is said', {}, false],
  ['the browser asks for it', { 'save-data': 'on' }, true],
  ['the reader wants it', { cookie: 'site=mobile; data-saver=on' }, true],
  ['the reader does not want what the browser asks for', { 'save-data': 'on', cookie: 'data-saver=off' }, false],
])('When %s, data is saved or not', (_when, headers, isSaving) => {
  const told = new Map<string, string>([['Vary', 'User-Agent, Cookie']]);
  const reply = {
    getHeader: (name: string) => told.get(name),
    header: (name: string, value: string) => told.set(name, value),
  } as unknown as FastifyReply;
  expect(isSavingData({ headers } as FastifyRequest, reply)).toBe(isSaving);
  expect(told.get('Vary')).toBe('User-Agent, Cookie, Save-Data');
});

test('Pages for data savers use small sizes of our pictures and leave others unchanged', () => {
  const html =
    '<img srcSet="/pictures/1?w=480 480w, /pictures/1?w=960 960w" src="/pictures/1"><link imagesrcset="/pictures/1?w=1280 1280w, /pictures/1?w=160 160w"><img srcSet="https://elsewhere.example/a 2x">';
  expect(withSmallPictures({ html } as ReadyPage).html).toBe(
    '<img srcSet="/pictures/1?w=480 480w" src="/pictures/1"><link imagesrcset="/pictures/1?w=160 160w"><img srcSet="https://elsewhere.example/a 2x">',
  );
});
