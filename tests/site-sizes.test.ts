import { existsSync, globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildStaleSite } from '../scripts/stale-site.ts';
import { staffLanguages } from '#wire/language.ts';
import { siteLanguages } from '#server/site/addresses.ts';
import { filesNamedIn, loadOrderOf, type Manifest } from '#server/site/head/load-order.ts';
import { operations } from '#generated/operations.ts';
import { allScreens, screens, type Screen } from '#screens/screens.ts';
import { shells, type SiteForm, siteForms } from '#screens/site-forms.ts';

const kilobyte = 1000;
let manifest: Manifest;

beforeAll(async () => {
  await buildStaleSite();
  manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
}, 300_000);

interface Loaded {
  scripts: string[];
  styles: string[];
}

/** Everything that a page of the screen fetches, including the files in its HTML. */
function loadedBy(screen: Screen, language: (typeof siteLanguages)[number], form: SiteForm = 'desktop'): Loaded {
  const named = filesNamedIn(readFileSync('dist/index.html', 'utf8'));
  const { scripts, styles } = loadOrderOf(manifest, screen, { form, language, named });
  return {
    scripts: [...[...named].filter(isScript), ...scripts],
    styles: [...[...named].filter((file) => !isScript(file)), ...styles],
  };
}

const isScript = (file: string) => file.endsWith('.js');
/** The compressed size of each file; most are shared by many pages. */
const weights = new Map<string, number>();

function weightOf(file: string): number {
  const path = `dist${file}`;
  const known =
    weights.get(path) ??
    (existsSync(`${path}.br`) ? readFileSync(`${path}.br`).length : brotliCompressSync(readFileSync(path)).length);
  weights.set(path, known);
  return known;
}

function weight(files: readonly string[]): number {
  return files.reduce((total, file) => total + weightOf(file), 0) / kilobyte;
}

const firstScreens = allScreens.filter(({ isFirst }) => isFirst);
const inEachForm = (all: readonly Screen[]) =>
  siteForms.flatMap((form) =>
    all.flatMap((screen) => siteLanguages.map((language) => [screen.module, language, form, screen] as const)),
  );
const firstPages = inEachForm(firstScreens);
const every = inEachForm(allScreens);

describe('The desk', () => {
  const desk = () => JSON.parse(readFileSync('dist/.vite/desk.json', 'utf8')) as Manifest;
  /** The files of these desk modules, with all their static imports. */
  function scriptsOf(modules: readonly string[]): string[] {
    const built = desk();
    const found = new Set<string>();
    const open = [...modules];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(...(built[next]?.imports ?? []));
    }
    return [...found].map((name) => `/${built[name]?.file}`).filter(isScript);
  }

  test.each(staffLanguages)('loads at most 320 KB of scripts for the order table in %s', (language) => {
    const texts = `src/shared/i18n/desk-texts/${language}.ts`;
    const scripts = scriptsOf(['desk.html', texts, 'src/desk/orders/orders-page.tsx']);
    expect(scripts.length).toBeGreaterThan(5);
    expect(weight(scripts)).toBeLessThanOrEqual(320);
  });

  test('shares no files with buyer pages', () => {
    const ofBuyers = Object.keys(manifest);
    expect(ofBuyers.filter((name) => name.includes('desk'))).toEqual([]);
    expect(Object.keys(desk()).filter((name) => name.startsWith('src/site/features/'))).toEqual([]);
  });
});

describe('The site', () => {
  test('loads at most 215 KB of scripts for a first page, in each language and form', () => {
    const weighed = firstPages.map(([module, language, form, screen]) => {
      return { module, language, form, scripts: weight(loadedBy(screen, language, form).scripts) };
    });
    expect(weighed.filter(({ scripts }) => scripts > 215)).toEqual([]);
  });

  test('loads at most 258 KB of scripts and 30 KB of styles for a page, in each language and form', () => {
    const weighed = every.map(([module, language, form, screen]) => {
      const { scripts, styles } = loadedBy(screen, language, form);
      return { module, language, form, scripts: weight(scripts), styles: weight(styles) };
    });
    expect(weighed.filter(({ scripts, styles }) => scripts > 258 || styles > 30)).toEqual([]);
  });

  test('shows the first list after at most 13 requests', () => {
    const { scripts, styles } = loadedBy(screens.vehicles, 'en');
    // The page itself, and the calls for a base token and for the list.
    expect(1 + scripts.length + styles.length + 2).toBeLessThanOrEqual(13);
  });

  const later = Object.values(operations)
    .filter(({ path }) => /^\/(order|address|coupon|vehiclesDealer)\//.test(path))
    .map(({ id }) => id);

  test.each([
    ['dialogs', /["'`]MuiDialogContent\b/],
    ['crypto-js', /BufferedBlockAlgorithm/],
    ['html2canvas', /html2canvas/],
    ['calls that they never make', new RegExp(`\\boperation:\\w+\\.(${later.join('|')})\\b`)],
  ])('keeps %s out of its first pages', (_name, pattern) => {
    const filesOf = (of: readonly Screen[]) => [...new Set(of.flatMap((screen) => loadedBy(screen, 'en').scripts))];
    const files = filesOf(firstScreens);
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => pattern.test(readFileSync(`dist${file}`, 'utf8')))).toEqual([]);
    // It is somewhere in the build, so its absence here is meaningful.
    expect(globSync('dist/assets/*.js').some((file) => pattern.test(readFileSync(file, 'utf8')))).toBe(true);
  });

  test.each(siteForms)('in the %s form loads nothing of the other form’s shell', (form) => {
    const files = new Set(allScreens.flatMap((screen) => loadedBy(screen, 'en', form).scripts));
    const fileOf = (one: SiteForm) => `/${manifest[shells[one].module]?.file}`;
    expect(siteForms.filter((one) => files.has(fileOf(one)))).toEqual([form]);
  });

  test('includes every screen', () => {
    expect(every.map(([module]) => module).filter((module) => !manifest[module])).toEqual([]);
  });
});
