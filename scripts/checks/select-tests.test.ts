import { describe, expect, it } from 'vitest';
import { selectTests } from './select-tests.ts';

const sources = new Map([
  ['server/price.ts', ''],
  ['server/price.test.ts', "import { price } from './price.ts';"],
  ['server/saved/save.ts', ''],
  [
    'server/saved/handlers.ts',
    "import { save } from './save.ts'; import { list } from './list.ts'; export const handlers = { addFavorite: save };",
  ],
  ['server/saved/saved.db.test.ts', "import { open } from '../open.ts'; call('addFavorite')"],
  ['server/other.db.test.ts', "import { open } from './open.ts'; call('listOrders')"],
  ['server/handlers.ts', "import { handlers } from './saved/handlers.ts';"],
  ['server/open.ts', "import { all } from './handlers.ts';"],
  ['server/saved/list.ts', 'export const listFavorites = () => ({ listOrders: 1 });'],
  ['server/saved/near.db.test.ts', "import { read } from './testing/read.ts';"],
  ['server/saved/testing/read.ts', "call('listOrders')"],
  ['wire/seal.ts', ''],
  ['wire/seal.test.ts', "import { seal } from './seal.ts';"],
  ['src/api.ts', "import { seal } from '../wire/seal.ts';"],
  ['src/api.test.ts', "import { api } from './api.ts';"],
  ['src/price.tsx', "import { api } from './api.ts';"],
  ['src/price.test.tsx', "import { Price } from './price.tsx';"],
  ['src/page.tsx', "const Part = lazy(() => import('./part.tsx'));"],
  ['src/part.tsx', ''],
  ['src/site/routes.tsx', "import { Page } from '../page.tsx'; call('listOrders')"],
  ['src/all-pages.test.tsx', "import { routes } from './site/routes.tsx';"],
  ['src/page.test.tsx', "import { Page } from './page.tsx';"],
  ['tests/site/texts.test.ts', "readFiles('locales/')"],
  ['tests/guide.test.ts', "read('docs/guide.md')"],
  ['e2e/site/buy.spec.ts', "import { buyer } from '../support/buyer.ts';"],
  ['e2e/support/buyer.ts', ''],
]);
const select = (...changed: string[]) => selectTests(changed, { sources, operations: ['addFavorite', 'listOrders'] });

describe('selectTests', () => {
  it('follows imports to the tests of a file', () => {
    expect(select('server/price.ts').files).toEqual(['server/price.test.ts']);
    expect(select('e2e/support/buyer.ts').files).toEqual(['e2e/site/buy.spec.ts']);
  });

  it('selects tests that make a call whose handler needs the file, and no others behind the list of handlers', () => {
    expect(select('server/saved/save.ts').files).toEqual(['server/saved/saved.db.test.ts']);
  });

  it('selects tests near a handler that make its call through a helper', () => {
    expect(select('server/saved/list.ts').files).toEqual(['server/other.db.test.ts', 'server/saved/near.db.test.ts']);
  });

  it('follows the protocol only to the tests of its direct importers', () => {
    expect(select('wire/seal.ts').files).toEqual(['src/api.test.ts', 'wire/seal.test.ts']);
  });

  it('counts the imports and calls to the nearest changed file', () => {
    expect(select('server/price.ts', 'server/saved/list.ts').steps).toEqual(
      new Map([
        ['server/price.test.ts', 1],
        ['server/other.db.test.ts', 2],
        ['server/saved/near.db.test.ts', 1],
      ]),
    );
  });

  it('does not follow the list of pages', () => {
    expect(select('src/page.tsx').files).toEqual(['src/page.test.tsx', 'tests/site/texts.test.ts']);
  });

  it('follows dynamic imports, and adds the rules about all files of the site', () => {
    expect(select('src/part.tsx').files).toEqual(['src/page.test.tsx', 'tests/site/texts.test.ts']);
  });

  it('selects tests that mention a file without code, and those of its folder', () => {
    expect(select('docs/guide.md').files).toEqual(['tests/guide.test.ts']);
    expect(select('server/saved/sample.csv').files).toEqual([
      'server/saved/near.db.test.ts',
      'server/saved/saved.db.test.ts',
    ]);
  });

  it('selects everything for configuration and for a file without a known test', () => {
    expect(select('package-lock.json')).toMatchObject({ everything: 'package-lock.json has changed' });
    expect(select('unknown/file.bin')).toMatchObject({
      everything: 'no test is known to belong to unknown/file.bin',
      files: expect.arrayContaining(['server/other.db.test.ts']) as unknown,
    });
  });
});
