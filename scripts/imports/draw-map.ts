import { groupByFolder, isFile, isForTests, reachableFrom, type Arrows } from './folder-graph.ts';
import type { Import } from './read-imports.ts';

/** A folder in the picture, or a bend of an arrow that passes its row. */
export interface Box {
  readonly label: string | undefined;
  readonly row: number;
  readonly width: number;
  /** The middle of it. */
  x: number;
  readonly up: Box[];
  readonly down: Box[];
}

const panels = [
  { folder: '', title: 'the whole house' },
  { folder: 'server', title: 'server/' },
  { folder: 'src', title: 'src/' },
];
const [rowHeight, boxHeight, gap, margin, titleHeight] = [70, 28, 18, 24, 40];

/** The folders, each above all that it imports: first those of the root, then those in the server and in the site. */
export function drawMap(imports: readonly Import[]): string {
  const folders = groupByFolder(imports.filter(({ from, to }) => !isForTests(from) && !isForTests(to)));
  const drawn = panels.map(({ folder, title }) => ({ title, rows: layOut(onlyFolders(folders.get(folder))) }));
  const width = 2 * margin + Math.max(...drawn.map(({ rows }) => edgesOf(rows).right - edgesOf(rows).left));
  let top = margin;
  const parts = drawn.map(({ title, rows }) => {
    const start = top;
    top += titleHeight + rows.length * rowHeight;
    return drawPanel(title, rows, start, width);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${top}" role="img">
<title>Which folder imports which</title>
<style>
text { font: 13px system-ui, sans-serif; fill: #1f2937; text-anchor: middle }
.title { font-weight: 600; text-anchor: start }
rect { fill: #f8fafc; stroke: #94a3b8 }
path { fill: none; stroke: #94a3b8 }
marker path { fill: #94a3b8 }
@media (prefers-color-scheme: dark) { text { fill: #e5e7eb } rect { fill: #1f2937 } }
</style>
<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>
${parts.join('\n')}
</svg>
`;
}

function onlyFolders(arrows: Arrows = new Map()): Arrows {
  const kept = [...arrows].filter(([from]) => !isFile(from));
  return new Map(kept.map(([from, targets]) => [from, new Map([...targets].filter(([to]) => !isFile(to)))]));
}

/** Rows of boxes, in which every arrow runs down. */
export function layOut(arrows: Arrows): Box[][] {
  const names = [...new Set([...arrows.keys(), ...[...arrows.values()].flatMap((targets) => [...targets.keys()])])];
  const reach = new Map(names.map((name) => [name, reachableFrom(name, arrows)]));
  const onCircle = names.find((name) => reach.get(name)?.has(name));
  if (onCircle !== undefined) throw new Error(`${onCircle} is on a circle, so no picture can have it above or below.`);
  const rowOf = (name: string): number => {
    const importers = names.filter((other) => arrows.get(other)?.has(name));
    return importers.length === 0 ? 0 : 1 + Math.max(...importers.map(rowOf));
  };
  const boxes = new Map<string, Box>(
    names.toSorted().map((name) => {
      const label = name.split('/').at(-1) ?? name;
      return [name, { label, row: rowOf(name), width: 22 + 7.4 * label.length, x: 0, up: [], down: [] }];
    }),
  );
  const rows: Box[][] = [];
  for (const box of boxes.values()) (rows[box.row] ??= []).push(box);
  for (const [from, box] of boxes) {
    const targets = [...(arrows.get(from)?.keys() ?? [])].toSorted();
    // An arrow that follows from two others would only hide them.
    const direct = targets.filter((to) => !targets.some((other) => reach.get(other)?.has(to)));
    for (const to of direct) link(box, boxes.get(to), rows);
  }
  for (let sweep = 0; sweep < 40; sweep += 1) {
    for (const row of rows) arrange(row, ({ up }) => up);
    for (const row of rows.toReversed()) arrange(row, ({ down }) => down);
  }
  return rows;
}

function link(from: Box, to: Box | undefined, rows: Box[][]): void {
  if (!to) return;
  let last = from;
  for (let row = from.row + 1; row < to.row; row += 1) {
    const bend: Box = { label: undefined, row, width: 4, x: 0, up: [last], down: [] };
    last.down.push(bend);
    rows[row]?.push(bend);
    last = bend;
  }
  last.down.push(to);
  to.up.push(last);
}

/** Moves the boxes of a row to the middle of their neighbours, as far as they leave each other room. */
function arrange(row: Box[], neighboursOf: (box: Box) => readonly Box[]): void {
  const wanted = new Map(
    row.map((box) => {
      const near = neighboursOf(box);
      return [box, near.length === 0 ? box.x : near.reduce((sum, { x }) => sum + x, 0) / near.length];
    }),
  );
  const wish = (box: Box) => wanted.get(box) ?? box.x;
  row.sort((one, other) => wish(one) - wish(other));
  const room = (one: Box, other: Box) => (one.width + other.width) / 2 + gap;
  const fromLeft: number[] = [];
  row.forEach((box, at) => {
    const before = row[at - 1];
    fromLeft[at] = before ? Math.max(wish(box), (fromLeft[at - 1] ?? 0) + room(before, box)) : wish(box);
  });
  const fromRight: number[] = [];
  for (const [at, box] of [...row.entries()].toReversed()) {
    const after = row[at + 1];
    fromRight[at] = after ? Math.min(wish(box), (fromRight[at + 1] ?? 0) - room(box, after)) : wish(box);
  }
  row.forEach((box, at) => (box.x = ((fromLeft[at] ?? 0) + (fromRight[at] ?? 0)) / 2));
}

function edgesOf(rows: Box[][]): { left: number; right: number } {
  const boxes = rows.flat();
  if (boxes.length === 0) return { left: 0, right: 0 };
  return {
    left: Math.min(...boxes.map(({ x, width }) => x - width / 2)),
    right: Math.max(...boxes.map(({ x, width }) => x + width / 2)),
  };
}

function drawPanel(title: string, rows: Box[][], top: number, width: number): string {
  const edges = edgesOf(rows);
  const left = (width - edges.left - edges.right) / 2;
  const x = (box: Box) => round(left + box.x);
  const y = (box: Box) => top + titleHeight + box.row * rowHeight + boxHeight / 2;
  const named = rows.flat().filter(({ label }) => label !== undefined);
  const arrows = named.flatMap((box) => box.down.map((next) => drawArrow(box, next)));
  function drawArrow(from: Box, first: Box): string {
    let path = `M${x(from)} ${y(from) + boxHeight / 2}`;
    let [lastX, lastY] = [x(from), y(from) + boxHeight / 2];
    for (let next: Box | undefined = first; next; next = next.label === undefined ? next.down[0] : undefined) {
      const [nextX, nextY] = [x(next), next.label === undefined ? y(next) : y(next) - boxHeight / 2];
      const middle = (lastY + nextY) / 2;
      path += `C${lastX} ${middle} ${nextX} ${middle} ${nextX} ${nextY}`;
      [lastX, lastY] = [nextX, nextY];
    }
    return `<path d="${path}" marker-end="url(#tip)"/>`;
  }
  const boxes = named.map(
    (box) =>
      `<rect x="${round(x(box) - box.width / 2)}" y="${y(box) - boxHeight / 2}" width="${round(box.width)}" height="${boxHeight}" rx="6"/>` +
      `<text x="${x(box)}" y="${y(box) + 4.5}">${box.label}</text>`,
  );
  return [`<text class="title" x="${margin}" y="${top + 14}">${title}</text>`, ...arrows, ...boxes].join('\n');
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
