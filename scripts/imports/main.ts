import { findFolderCycles, type Cycle } from './folder-graph.ts';
import { listCode, readImports, type Violation } from './read-imports.ts';

// Checks all imports against the rules of .dependency-cruiser.mjs, and folders for circular imports.
const root = process.cwd();
const code = listCode(root);
const { imports, violations } = readImports(root, code);
const faults = [...violations.map(describeViolation), ...findFolderCycles(imports).map(describeCycle)];

for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${imports.length} imports between ${code.length} files, all in one direction.`);
else process.exitCode = 1;

function describeViolation({ rule, from, to, cycle = [] }: Violation): string {
  const path = cycle.length > 0 ? cycle.map(({ name }) => name) : [to];
  return `The rule ${rule.name} of .dependency-cruiser.mjs forbids this import: ${[from, ...path].join(' → ')}`;
}

function describeCycle({ members, arrows }: Cycle): string {
  const lines = arrows.map(({ from, to, imports: through }) => {
    const [first] = through;
    return `  ${from} → ${to}: ${through.length}, such as ${first?.from} → ${first?.to}`;
  });
  return [`These import each other: ${members.join(', ')}. Give them one direction.`, ...lines].join('\n');
}
