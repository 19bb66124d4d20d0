import { expect, test } from 'vitest';
import { findFolderCycles } from './folder-graph.ts';

/** Imports in short: 'a/b.ts > c/d.ts'. */
function cyclesOf(...imports: string[]): string[][] {
  const read = imports.map((one) => one.split(' > ')).map(([from = '', to = '']) => ({ from, to }));
  return findFolderCycles(read).map(({ members }) => [...members]);
}

test('finds two folders that import each other, even if no two of their files do', () => {
  expect(cyclesOf('a/x.ts > b/x.ts', 'b/y.ts > a/y.ts')).toEqual([['a', 'b']]);
});

test('finds folders that import each other through a third, or through a file beside them', () => {
  expect(cyclesOf('a/x.ts > b/x.ts', 'b/y.ts > c/x.ts', 'c/y.ts > a/y.ts')).toEqual([['a', 'b', 'c']]);
  expect(cyclesOf('s/a/x.ts > s/all.ts', 's/all.ts > s/a/y.ts')).toEqual([['s/a', 's/all.ts']]);
});

test('reports each cycle once, at the lowest common folder', () => {
  expect(cyclesOf('s/a/deep/x.ts > s/b/x.ts', 's/b/y.ts > s/a/y.ts', 't/x.ts > s/a/y.ts')).toEqual([['s/a', 's/b']]);
});

test('reports two cycles in one folder separately', () => {
  const cycles = cyclesOf(
    'a/x.ts > b/x.ts',
    'b/y.ts > a/y.ts',
    'b/z.ts > c/x.ts',
    'c/y.ts > d/x.ts',
    'd/y.ts > c/z.ts',
  );
  expect(cycles).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('allows a file and a folder beside it to use a third file', () => {
  expect(cyclesOf('s/main.ts > s/a/x.ts', 's/a/x.ts > s/options.ts', 's/main.ts > s/options.ts')).toEqual([]);
});

test('ignores tests and their support code, which may import everything they test', () => {
  expect(cyclesOf('a/x.ts > b/x.ts', 'b/x.test.ts > a/x.ts', 'b/testing/world.ts > a/x.ts')).toEqual([]);
});
