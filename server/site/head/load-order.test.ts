import { expect, test } from 'vitest';
import { filesNamedIn, loadOrderOf, type Manifest } from './load-order.ts';

const manifest: Manifest = {
  '_frame.js': { file: 'assets/frame.js', css: ['assets/frame.css'] },
  'src/shared/i18n/base-texts/en.ts': { file: 'assets/en.js' },
  'src/shared/i18n/base-texts/ja.ts': { file: 'assets/ja.js' },
  'src/site/features/a-page.tsx': {
    file: 'assets/a.js',
    imports: ['_frame.js', '_card.js'],
    css: ['assets/a.css', 'assets/frame.css'],
  },
  '_card.js': { file: 'assets/card.js', imports: ['_frame.js'], css: ['assets/card.css'] },
  'locales/en/detail.json': { file: 'assets/detail-en.js' },
};
const named = filesNamedIn('<script src="/assets/frame.js"></script><link rel="stylesheet" href="/assets/frame.css">');
const screen = { module: 'src/site/features/a-page.tsx', texts: ['detail'] } as const;

test('The load order contains what a screen loads beyond the page, with its style after those it overrides', () => {
  expect(loadOrderOf(manifest, screen, { form: 'desktop', language: 'en', named })).toEqual({
    scripts: ['/assets/en.js', '/assets/card.js', '/assets/a.js', '/assets/detail-en.js'],
    styles: ['/assets/card.css', '/assets/a.css'],
  });
});

test('The load order contains the texts of the page’s language', () => {
  const { scripts } = loadOrderOf(manifest, { ...screen, texts: [] }, { form: 'desktop', language: 'ja', named });
  expect(scripts).toEqual(['/assets/ja.js', '/assets/card.js', '/assets/a.js']);
});

test('The load order is empty when the manifest is empty', () => {
  expect(loadOrderOf({}, screen, { form: 'desktop', language: 'en', named })).toEqual({ scripts: [], styles: [] });
});
