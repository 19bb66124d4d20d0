import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawMap } from './draw-map.ts';
import { findFolderCircles, type Circle } from './folder-graph.ts';
import { findTableFaults } from './house-table.ts';
import { listCode, readImports, type Violation } from './read-imports.ts';

// Holds the imports against the rules, and against what docs/architecture.md says of them; with `--draw`, draws them anew.
const root = process.cwd();
const map = join(root, 'docs/map.svg');
const code = listCode(root);
const { imports, violations } = readImports(root, code);
const circles = findFolderCircles(imports);
const faults = [...violations.map(describeViolation), ...circles.map(describeCircle)];

// A picture of a circle would have an arrow that runs up: first the circle is to be mended.
if (circles.length === 0) {
  const drawn = drawMap(imports);
  if (process.argv.includes('--draw')) writeFileSync(map, drawn);
  else if (!existsSync(map) || readFileSync(map, 'utf8') !== drawn) {
    faults.push('docs/map.svg is not the picture of these imports: run `npm run docs:map`, and commit the result.');
  }
}
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
faults.push(...findTableFaults(page, code, (path) => existsSync(join(root, path))));

for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${imports.length} imports between ${code.length} files, all in one direction.`);
else process.exitCode = 1;

function describeViolation({ rule, from, to, cycle = [] }: Violation): string {
  const way = cycle.length > 0 ? cycle.map(({ name }) => name) : [to];
  return `The rule ${rule.name} of .dependency-cruiser.mjs forbids this import: ${[from, ...way].join(' → ')}`;
}

function describeCircle({ members, arrows }: Circle): string {
  const lines = arrows.map(({ from, to, imports: through }) => {
    const [first] = through;
    return `  ${from} → ${to}: ${through.length}, such as ${first?.from} → ${first?.to}`;
  });
  return [`These import each other: ${members.join(', ')}. Give them one direction.`, ...lines].join('\n');
}
