import { expect, test } from 'vitest';
import { loadOrderOf, type Manifest } from './load-order.ts';

const manifest: Manifest = {
  'index.html': { file: 'site.js', imports: ['_frame.js'], css: ['site.css'] },
  '_frame.js': { file: 'frame.js', css: ['frame.css'] },
  'src/i18n/base-texts/en.ts': { file: 'en.js' },
  'src/i18n/base-texts/ja.ts': { file: 'ja.js' },
  'src/ui/mui-layout.tsx': { file: 'library.js', imports: ['_frame.js'] },
  'src/features/a-page.tsx': { file: 'a.js', imports: ['_frame.js', '_card.js'], css: ['a.css', 'frame.css'] },
  '_card.js': { file: 'card.js', imports: ['_frame.js'], css: ['card.css'] },
  'locales/en/detail.json': { file: 'detail-en.js' },
};
const screen = { module: 'src/features/a-page.tsx', texts: ['detail'] };

test('names what a screen loads beside the page itself, its own style behind those that it refines', () => {
  expect(loadOrderOf(manifest, screen, 'en')).toEqual({
    scripts: ['/en.js', '/card.js', '/a.js', '/detail-en.js'],
    styles: ['/card.css', '/a.css'],
  });
});

test('names the component library for screens that use it, and the page’s own language', () => {
  const { scripts } = loadOrderOf(manifest, { ...screen, texts: [], isRich: true }, 'ja');
  expect(scripts).toEqual(['/ja.js', '/library.js', '/card.js', '/a.js']);
});

test('names nothing where nothing is known', () => {
  expect(loadOrderOf({}, screen, 'en')).toEqual({ scripts: [], styles: [] });
});
