import { expect, test } from 'vitest';
import { findTableFaults } from './house-table.ts';

const there = new Set(['locales/', 'server/', 'server/chat/', 'server/jobs/', 'wire/']);
const code = ['server/main.ts', 'server/chat/ring.ts', 'server/jobs/night/clean.ts', 'wire/seal.ts', 'vite.config.ts'];

function faultsOf(...rows: string[]): string[] {
  const page = [
    '# Architecture',
    '## The house',
    '| folder | what it knows |',
    '|---|---|',
    ...rows,
    '## One call',
    '| `gone/` | x |',
  ];
  return findTableFaults(page.join('\n'), code, (path) => there.has(path));
}

test('A table that names each folder once is in order, several in one row or each in its own', () => {
  expect(
    faultsOf('| `server/` | x |', '| `server/chat/`, `server/jobs/` | uses `wire/` |', '| `wire/`, `locales/` | x |'),
  ).toEqual([]);
});

test('A folder that has code and no row is named, of the first level and of the second', () => {
  expect(faultsOf('| `server/` | x |', '| `server/chat/` | x |')).toEqual([
    'docs/architecture.md has no row for server/jobs/: say there what it knows.',
    'docs/architecture.md has no row for wire/: say there what it knows.',
  ]);
});

test('A row for what is not there is named, and so is a folder with two rows', () => {
  const rows = [
    '| `server/`, `server/chat/` | x |',
    '| `server/jobs/`, `wire/`, `wire/` | x |',
    '| `server/stock/` | x |',
  ];
  expect(faultsOf(...rows)).toEqual([
    'docs/architecture.md has two rows for wire/.',
    'docs/architecture.md has a row for server/stock/, which is not there.',
  ]);
});
