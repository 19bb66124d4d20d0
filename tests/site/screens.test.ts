import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prefixes } from '../../server/site/addresses.ts';
import { screens, tabScreens, type Screen } from '../../server/site/screens.ts';
import { languages } from '../../wire/language.ts';
import { routePaths } from '../../src/routing/route-paths.ts';
import { prefixOf } from '../../src/routing/site-prefix.ts';

// The server names what a page loads before its scripts run; it may not import the site's code, so it is held to it here.
const routes = readFileSync('src/routes.tsx', 'utf8');
const rich = /const richScreens = \{(.*?)\n\}/s.exec(routes)?.[1] ?? '';
const written = [...routes.matchAll(/(\w+)(?: =|:) screen\(\s*\(\) => import\('\.\/([^']+)'\)([^)]*)\)/g)].map(
  ([, name = '', path = '', rest = '']): [string, Screen] => [
    name.charAt(0).toLowerCase() + name.slice(1),
    {
      module: `src/${path}`,
      texts: [...rest.matchAll(/'(\w+)'/g)].map(([, text = '']) => text),
      ...(rich.includes(path) && { isRich: true }),
    },
  ],
);

describe('what the server knows of the site', () => {
  test('is every route, with the screen and the texts that it shows', () => {
    const site = Object.fromEntries(
      written.map(([name, screen]) => [routePaths[name as keyof typeof routePaths], screen]),
    );
    expect(written.length).toBe(Object.keys(routePaths).length - 1);
    expect(screens).toEqual(site);
  });

  test('is every tab', () => {
    const tabs = readFileSync('src/tab-page.tsx', 'utf8');
    for (const { module, texts } of tabScreens) {
      expect(tabs).toContain(module.replace('src/', './'));
      for (const text of texts) expect(tabs).toContain(`loadTexts('${text}'`);
    }
  });

  test('is the prefix of every language', () => {
    expect(prefixes).toEqual(Object.fromEntries(languages.map((language) => [language, prefixOf(language)])));
  });

  test('is there to be built', () => {
    for (const { module } of [...Object.values(screens), ...tabScreens]) expect(existsSync(module), module).toBe(true);
  });
});
