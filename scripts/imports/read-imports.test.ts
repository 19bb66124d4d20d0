import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFolderCycles } from './folder-graph.ts';
import { readImports, type Imports } from './read-imports.ts';

/** An import: the importing file, the imported file, and whether it takes only types. */
type Import = readonly [from: string, to: string, kind?: 'type'];

/** For each rule an import that breaks it. */
const forbidden: Record<string, Import[]> = {
  'no-cycles': [
    ['src/shared/ui/a.ts', 'src/shared/ui/b.ts'],
    ['src/shared/ui/b.ts', 'src/shared/ui/a.ts'],
    ['scripts/a.ts', 'scripts/b.ts'],
    ['scripts/b.ts', 'scripts/a.ts', 'type'],
  ],
  'wire-knows-no-product': [
    ['wire/host/receive.ts', 'server/price.ts'],
    ['wire/client/open.ts', 'generated/codes.ts', 'type'],
  ],
  'generated-knows-nobody': [['generated/codes.ts', 'server/price.ts']],
  'screens-know-nobody': [['screens/table.ts', 'src/shared/ui/button.tsx']],
  'states-know-types-of-the-contract': [['states/order.ts', 'server/price.ts']],
  'unmaintained-libraries-behind-adapters': [['src/shared/api/client.ts', 'node_modules/openapi-fetch/index.ts']],
  'shared-knows-no-app': [['src/shared/state/toasts.ts', 'src/site/routing/go.ts']],
  'client-knows-no-host': [['src/shared/api/worker.ts', 'wire/host/receive.ts']],
  'envelope-knows-no-caller': [['wire/envelope/open.ts', 'wire/client/session.ts']],
  'root-of-wire-knows-no-folder': [['wire/bytes.ts', 'wire/envelope/open.ts']],
  'only-api-takes-generated-values': [['src/site/features/home/page.tsx', 'generated/codes.ts']],
  'ui-knows-no-contract': [['src/shared/ui/button.tsx', 'generated/types.ts', 'type']],
  'state-knows-no-screen': [['src/site/session/popups.ts', 'src/site/shell/header.tsx']],
  'components-know-no-feature': [['src/site/components/card.tsx', 'src/site/features/home/page.tsx']],
  'shell-knows-no-feature': [['src/site/shell/header.tsx', 'src/site/features/home/page.tsx']],
  'no-app-knows-another': [
    ['src/site/features/home/page.tsx', 'src/desk/desk.tsx'],
    ['src/desk/desk.tsx', 'src/console/console.tsx'],
  ],
  'no-feature-knows-another': [['src/site/features/orders/list.tsx', 'src/site/features/home/page.tsx']],
  'site-knows-no-server': [['src/shared/api/price.ts', 'server/price.ts']],
  'server-knows-no-site': [['server/letter.ts', 'src/shared/ui/button.tsx']],
  'platform-knows-no-domain': [['server/platform/mail/send.ts', 'server/marketplace/orders/order.ts']],
  'domain-knows-no-desk': [['server/marketplace/orders/order.ts', 'server/desk/handlers.ts']],
  'server-knows-no-mock': [['server/answer.ts', 'mock-server/app.ts']],
  'server-runs-without-demo': [['server/price.ts', 'demo/pricing-settings.ts']],
  'contract-tools-know-no-product': [['contract/check.ts', 'server/price.ts']],
  'product-knows-no-test': [
    ['server/clock.ts', 'tests/clock.ts'],
    ['scripts/seed.ts', 'server/testing/data.ts'],
  ],
  'journeys-and-measurements-stay-apart': [['e2e/walk.ts', 'bench/rate.ts']],
};

const allowed: Import[] = [
  ['server/chat/ring.ts', 'server/jobs/bell.ts'],
  ['server/jobs/night.ts', 'server/chat/sleep.ts', 'type'],
  ['generated/codes.ts', 'generated/types.ts'],
  ['states/order.ts', 'generated/types.ts', 'type'],
  ['wire/client/exchange.test.ts', 'generated/codes.ts'],
  ['src/shared/api/client.ts', 'generated/codes.ts'],
  ['src/site/features/orders/order.tsx', 'src/site/features/orders/list.tsx'],
  ['src/desk/desk.tsx', 'src/shared/components/toasts/toast-outlet.tsx'],
  ['server/price.test.ts', 'server/testing/data.ts'],
  ['server/price.test.ts', 'demo/pricing-settings.ts'],
  ['server/host.ts', 'wire/envelope/seal.ts'],
  ['contract/target.ts', 'wire/host/receive.ts'],
  ['bench/rate.test.ts', 'bench/rate.ts'],
  ['tests/wire.ts', 'server/testing/data.ts'],
];

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
let found: Imports;

beforeAll(() => {
  const planted = [...Object.values(forbidden).flat(), ...allowed];
  const files = new Map<string, string[]>([
    ['package.json', ['{ "type": "module", "dependencies": { "@mui/material": "1.0.0" } }']],
    ['tsconfig.json', ['{}']],
    ['node_modules/@mui/material/package.json', ['{ "name": "@mui/material", "type": "module" }']],
  ]);
  for (const [from, to, kind] of planted) {
    const target = relative(dirname(from), to);
    const line = `import ${kind ?? ''} { value } from '${target.startsWith('.') ? target : `./${target}`}';`;
    files.set(from, [...(files.get(from) ?? []), line]);
    files.set(to, files.get(to) ?? []);
  }
  for (const [path, lines] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    const own = /\.[jt]sx?$/.test(path) ? ['export type Value = string;', 'export const value = 1;'] : [];
    writeFileSync(join(folder, path), [...lines, ...own, ''].join('\n'));
  }
  for (const file of ['.dependency-cruiser.mjs', 'screens/screens.ts']) copyFileSync(file, join(folder, file));
  found = readImports(
    folder,
    [...files.keys()].filter((path) => /^(?!(node_modules|generated)\/).*\.tsx?$/.test(path)),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

const refused = ([from, to]: Import, name: string) =>
  found.violations.some((violation) => violation.rule.name === name && violation.from === from && violation.to === to);

test('Each rule on imports has an import that breaks it', () => {
  expect(new Set(Object.keys(forbidden))).toEqual(new Set(found.rules));
});

test.each(Object.entries(forbidden))('An import that breaks the rule %s is refused', (name, imports) => {
  // A cycle is reported once, by one of its imports.
  const reported = imports.filter((planted) => refused(planted, name));
  expect(reported.length).toBeGreaterThanOrEqual(name === 'no-cycles' ? imports.length / 2 : imports.length);
});

test.each(allowed)('The import of %s from %s is let through', (from, to) => {
  expect(found.violations.filter((violation) => violation.from === from && violation.to === to)).toEqual([]);
});

test('Folders that import each other are found, though none of their files do', () => {
  const cycles = findFolderCycles(found.imports).map(({ members }) => members);
  expect(cycles).toContainEqual(['server/chat', 'server/jobs']);
});
