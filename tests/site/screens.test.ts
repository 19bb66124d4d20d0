import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allScreens, lightFeatures, prefixes, screenAt, screens } from '#screens/screens.ts';
import { languages } from '#wire/language.ts';

const pages = globSync('src/site/features/**/*-page.tsx').map((path) => path.replaceAll('\\', '/'));

test('lists every page of the features, and only pages', () => {
  expect(allScreens.map(({ module }) => module).toSorted()).toEqual(pages.toSorted());
});

test('names the same page in the table of screens and in its import', () => {
  const source = readFileSync('src/site/screen-pages.ts', 'utf8');
  const imported = [...source.matchAll(/(\w+): \(\) => import\('\.\/([^']+)'\)/g)].map(([, name, path]) => [
    name,
    `src/site/${path}`,
  ]);
  expect(imported).toEqual(Object.entries(screens).map(([name, { module }]) => [name, module]));
});

test('finds in every page file a default export, which the routes import', () => {
  const others = pages.filter((path) => !/^export default function \w+Page\(/m.test(readFileSync(path, 'utf8')));
  expect(others).toEqual([]);
});

test('gives every screen an address of its own, by which the server finds it', () => {
  for (const screen of allScreens) {
    const search = new URLSearchParams(screen.tab === undefined ? '' : { tab: String(screen.tab) });
    expect(screenAt(screen.path, search)).toBe(screen);
  }
});

test('has the texts of every screen in every language', () => {
  const files = allScreens.flatMap(({ texts }) =>
    texts.flatMap((text) => languages.map((language) => `locales/${language}/${text}.json`)),
  );
  expect(files.length).toBeGreaterThan(languages.length);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('gives every language a prefix of its own', () => {
  expect(Object.keys(prefixes).toSorted()).toEqual([...languages].toSorted());
  expect(new Set(Object.values(prefixes)).size).toBe(languages.length);
});

test('tells the build the features with light screens', () => {
  const features = new Set(allScreens.map(({ module }) => module.split('/')[3]));
  expect(lightFeatures).toContain('home');
  expect([...features].filter((name) => name && !lightFeatures.includes(name))).toContain('vehicle-detail');
});
