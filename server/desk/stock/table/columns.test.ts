import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { columnNames } from './columns.ts';

test('Every file column is described in the docs', async () => {
  const described = await readFile('docs/stock-file.md', 'utf8');
  expect(columnNames.filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
});
