import { expect, test } from 'vitest';
import { isSavingData, withSmallPictures } from './save-data.ts';

test.each([
  ['nothing is said', {}, false],
  ['the browser asks for it', { 'save-data': 'on' }, true],
  ['the reader wants it', { cookie: 'site=mobile; data-saver=on' }, true],
  ['the reader does not want what the browser asks for', { 'save-data': 'on', cookie: 'data-saver=off' }, false],
])('When %s, data is saved or not', (_when, headers, isSaving) => {
  expect(isSavingData(headers)).toBe(isSaving);
});

test('Pages for savers name the small sizes of our pictures, and leave others as they are', () => {
  const html =
    '<img srcSet="/pictures/1?w=480 480w, /pictures/1?w=960 960w" src="/pictures/1"><link imagesrcset="/pictures/1?w=1280 1280w, /pictures/1?w=160 160w"><img srcSet="https://elsewhere.example/a 2x">';
  expect(withSmallPictures(html)).toBe(
    '<img srcSet="/pictures/1?w=480 480w" src="/pictures/1"><link imagesrcset="/pictures/1?w=160 160w"><img srcSet="https://elsewhere.example/a 2x">',
  );
});
