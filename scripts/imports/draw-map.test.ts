import { expect, test } from 'vitest';
import { drawMap, layOut } from './draw-map.ts';
import type { Import } from './read-imports.ts';
import { groupByFolder } from './folder-graph.ts';

function importsOf(...pairs: string[]): Import[] {
  return pairs.map((pair) => pair.split(' > ')).map(([from = '', to = '']) => ({ from, to }));
}

const house = importsOf(
  'server/main.ts > wire/seal.ts',
  'src/main.ts > wire/seal.ts',
  'scripts/start.ts > server/main.ts',
  'scripts/start.ts > wire/seal.ts',
  'server/chat/x.ts > server/orders/x.ts',
  'server/orders/y.ts > server/database/x.ts',
  'server/chat/x.ts > server/database/x.ts',
  'server/jobs/x.ts > server/database/x.ts',
  'src/shell/x.ts > src/ui/x.ts',
);

test('A folder stands above all that it imports, and as high as that lets it', () => {
  const rows = layOut(groupByFolder(house).get('server') ?? new Map());
  expect(rows.map((row) => row.flatMap(({ label }) => label ?? []).toSorted())).toEqual([
    ['chat', 'jobs'],
    ['orders'],
    ['database'],
  ]);
});

test('Every arrow runs down, and one that follows from two others is left out', () => {
  const rows = layOut(groupByFolder(house).get('server') ?? new Map());
  const boxes = rows.flat();
  expect(boxes.every(({ row, down }) => down.every((next) => next.row === row + 1))).toBe(true);
  const below = boxes.find(({ label }) => label === 'chat')?.down.map(({ label }) => label);
  expect(below).toEqual(['orders']);
});

test('No two boxes of a row overlap', () => {
  for (const row of layOut(groupByFolder(house).get('') ?? new Map())) {
    row.slice(1).forEach((box, at) => {
      const before = row[at];
      expect(box.x - (before?.x ?? 0)).toBeGreaterThanOrEqual((box.width + (before?.width ?? 0)) / 2);
    });
  }
});

test('A circle cannot be drawn, and the message names a folder on it', () => {
  const circle = importsOf('src/ui/x.ts > src/app/x.ts', 'src/app/y.ts > src/ui/y.ts');
  expect(() => drawMap(circle)).toThrow('src/ui is on a circle');
});

test('The picture does not depend on the order in which the imports are read', () => {
  expect(drawMap(house.toReversed())).toBe(drawMap(house));
});

test('The picture names the folders of the root, of the server and of the site, and none that only tests import', () => {
  const svg = drawMap([...house, ...importsOf('server/orders/x.test.ts > server/testing/x.ts')]);
  const labels = [...svg.matchAll(/<text x[^>]*>([^<]+)</g)].map(([, label]) => label);
  const expected = ['scripts', 'server', 'src', 'wire', 'chat', 'jobs', 'orders', 'database', 'shell', 'ui'];
  expect(labels).toHaveLength(expected.length);
  expect(new Set(labels)).toEqual(new Set(expected));
});
