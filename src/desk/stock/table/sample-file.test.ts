import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sampleFile } from './sample-file.ts';

test('The sample that the desk gives out is the one that the docs describe', async () => {
  expect(sampleFile).toBe(await readFile('docs/stock-sample.csv', 'utf8'));
});
