import { expect, test } from 'vitest';
import { withSmallPictures } from '#server/site/save-data.ts';
import type { ReadyPage } from '#server/site/ready-page.ts';

test('Pages for data savers use small sizes of our pictures and leave others unchanged', () => {
  const html =
    '<img srcSet="/pictures/1?w=480 480w, /pictures/1?w=960 960w" src="/pictures/1"><link imagesrcset="/pictures/1?w=1280 1280w, /pictures/1?w=160 160w"><img srcSet="https://elsewhere.example/a 2x">';
  expect(withSmallPictures({ html } as ReadyPage).html).toBe(
    '<img srcSet="/pictures/1?w=480 480w" src="/pictures/1"><link imagesrcset="/pictures/1?w=160 160w"><img srcSet="https://elsewhere.example/a 2x">',
  );
});
