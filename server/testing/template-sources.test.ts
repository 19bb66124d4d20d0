import { expect, test } from 'vitest';
import { listTemplateSources } from '#server/testing/template-sources.ts';

test.each([
  'server/platform/database/migrations/0001-marketplace.ts',
  'server/marketplace/reference/catalogue/makes.csv',
  'server/testing/template.ts',
  'demo/stock.ts',
  'states/order-state.ts',
  'node_modules/@electric-sql/pglite/package.json',
])('A change of %s makes new test databases', (path) => {
  expect(listTemplateSources()).toContain(path);
});
