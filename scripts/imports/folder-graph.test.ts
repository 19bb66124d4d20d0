import { expect, test } from 'vitest';
import { findFolderCircles } from './folder-graph.ts';

/** Imports in short: 'a/b.ts > c/d.ts'. */
function circlesOf(...imports: string[]): string[][] {
  const read = imports.map((one) => one.split(' > ')).map(([from = '', to = '']) => ({ from, to }));
  return findFolderCircles(read).map(({ members }) => [...members]);
}

test('Two folders that import each other are a circle, though no two of their files do', () => {
  expect(circlesOf('a/x.ts > b/x.ts', 'b/y.ts > a/y.ts')).toEqual([['a', 'b']]);
});

test('Folders that import each other by way of a third, or of a file beside them, are a circle', () => {
  expect(circlesOf('a/x.ts > b/x.ts', 'b/y.ts > c/x.ts', 'c/y.ts > a/y.ts')).toEqual([['a', 'b', 'c']]);
  expect(circlesOf('s/a/x.ts > s/all.ts', 's/all.ts > s/a/y.ts')).toEqual([['s/a', 's/all.ts']]);
});

test('A circle is found at any depth, and told once, of the folders where the ways part', () => {
  expect(circlesOf('s/a/deep/x.ts > s/b/x.ts', 's/b/y.ts > s/a/y.ts', 't/x.ts > s/a/y.ts')).toEqual([['s/a', 's/b']]);
});

test('reports two circles in one folder separately', () => {
  const circles = circlesOf(
    'a/x.ts > b/x.ts',
    'b/y.ts > a/y.ts',
    'b/z.ts > c/x.ts',
    'c/y.ts > d/x.ts',
    'd/y.ts > c/z.ts',
  );
  expect(circles).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('A folder and a file in the folder above it may use what neither needs the other for', () => {
  expect(circlesOf('s/main.ts > s/a/x.ts', 's/a/x.ts > s/options.ts', 's/main.ts > s/options.ts')).toEqual([]);
});

test('ignores tests and what only they use, which may import against the direction of what they test', () => {
  expect(circlesOf('a/x.ts > b/x.ts', 'b/x.test.ts > a/x.ts', 'b/testing/world.ts > a/x.ts')).toEqual([]);
});
