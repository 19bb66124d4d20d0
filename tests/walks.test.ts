import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The files of each section of the page, in their order. */
const sections = new Map(
  readFileSync('docs/walks.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title, lines.flatMap((line) => /^\d+\. `([^`]+)`/.exec(line)?.[1] ?? [])] as const;
    }),
);
const shared = sections.get('From the page to a handler') ?? [];
const walks = [
  ['List with a filter', 40],
  ['Reserve', 45],
] as const;

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g);
  return [...specifiers].map(([, specifier = '']) => join(dirname(file), specifier));
}

/** What is handed over where a page or a server is put together, or answers over the network, instead of imported. */
const handedOver = new Set([
  'src/api/client.ts',
  'wire/host/host.ts',
  'wire/envelope/server.ts',
  'server/calls/dispatch.ts',
  'server/accounts/authenticate.ts',
  'server/catalogue/handlers.ts',
  'server/orders/handlers.ts',
  'src/features/reservation/reserved-page.tsx',
]);

test.each(walks)('The walk "%s" names files that are there, in at most %i', (title, most) => {
  const files = [...shared, ...(sections.get(title) ?? [])];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  expect(files.length).toBeGreaterThan(shared.length);
  expect(files.length).toBeLessThanOrEqual(most);
});

test.each(walks)('Each file of the walk "%s" but the first is imported by another of it', (title) => {
  const own = sections.get(title) ?? [];
  const files = [...own, ...shared];
  const imported = new Set(files.flatMap(importsOf));
  expect(files.slice(1).filter((file) => !imported.has(file) && !handedOver.has(file))).toEqual([]);
});
