import type { Check } from './run-check.ts';

/** The longest first, since they run side by side. */
export const checks: readonly Check[] = [
  // Both from one program, since reading all types is most of the work of either.
  {
    name: 'types and lint',
    note: 'strict types, mistakes and house rules',
    command: ['oxlint', '--type-aware', '--type-check', '.'],
  },
  { name: 'imports', note: 'imports flow one way', command: ['node', 'scripts/imports/main.ts'] },
  { name: 'unused', note: 'no unused file, export or package', command: ['knip', '--no-progress', '--cache'] },
  {
    name: 'for tests alone',
    note: 'no file and no export that only tests use',
    command: ['knip', '--no-progress', '--cache', '--production', '--include', 'files,exports,types'],
  },
  { name: 'drift', note: 'generated/ is current', command: ['node', 'contract/drift/main.ts'] },
  { name: 'format', note: 'one layout of code', command: ['oxfmt', '--check', '.'] },
];

/** The compiler itself, in the full run: it also reads what lint leaves out, such as generated code. */
export const typeCheck: Check = {
  name: 'types',
  note: 'strict types by the compiler',
  command: ['node', 'node_modules/typescript7/bin/tsc', '--noEmit'],
};

/** Judges the reports that the suites leave, so it runs after them. */
export const ruleCheck: Check = {
  name: 'rules',
  note: 'every rule has a test or a reason',
  command: ['node', 'scripts/rules/main.ts', '--passed'],
};
