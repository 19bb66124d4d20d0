import { expect, test } from 'vitest';
import { languages } from '#wire/language.ts';
import { describeBuild } from './service-worker.ts';
import { writeManifest } from './web-app.ts';

test.each(languages)('The site can be installed in its language: %s', (language) => {
  const { name, lang, icons, shortcuts, ...manifest } = writeManifest(language);
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', short_name: 'GariPort' });
  expect([lang, name]).toEqual([language, expect.stringContaining('GariPort')]);
  const purposes = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable', 'any any']));
  expect(shortcuts.map(({ url }) => url)).toEqual([
    `${manifest.start_url}?tab=1`,
    `${manifest.start_url}/user/center/info?type=1`,
    `${manifest.start_url}/user/center/info?type=0`,
  ]);
  expect(manifest.share_target.action).toBe(`${manifest.start_url}/user/center/info?type=0`);
  expect(shortcuts.every((shortcut) => shortcut.name)).toBe(true);
});

test('A service worker has the files of its build by language, without those that few readers need', () => {
  const manifest = {
    'index.html': {
      file: 'assets/index.js',
      dynamicImports: ['src/shared/i18n/base-texts/zh.ts', 'src/page.tsx', 'html2canvas.js'],
    },
    'src/shared/i18n/base-texts/zh.ts': { file: 'assets/zh.js' },
    'src/page.tsx': { file: 'assets/page.js', css: ['assets/page.css'] },
    'html2canvas.js': { file: 'assets/canvas.js' },
    'console.html': { file: 'assets/console.js' },
    'src/shared/ui/menu-list.tsx': { file: 'assets/menu.js', imports: ['shared'] },
    shared: { file: 'assets/shared.js' },
  };
  const { id, files, styles } = describeBuild('<html>', manifest);
  expect(files).toEqual({
    acting: ['/assets/menu.js', '/assets/shared.js'],
    every: ['/assets/index.js', '/assets/page.css', '/assets/page.js'],
    reading: [],
    zh: ['/assets/zh.js'],
  });
  expect(styles).toEqual({ '/assets/page.js': ['/assets/page.css'] });
  expect(describeBuild('<html>', { ...manifest, 'new.ts': { file: 'assets/new.js' } }).id).not.toBe(id);
});
