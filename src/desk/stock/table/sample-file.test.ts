import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sampleFile } from './import-page.tsx';

test('The downloadable sample equals the one in the docs', async () => {
  expect(sampleFile).toBe(await readFile('docs/stock-sample.csv', 'utf8'));
});
