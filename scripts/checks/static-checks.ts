import type { Check } from './run-check.ts';

/** Longest first, because the checks run in parallel. */
export const checks: readonly Check[] = [
  // Types and lint come from one program, because reading all types is most of the work of both.
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
  {
    name: 'language',
    note: 'plain English, short commit titles',
    command: ['node', 'scripts/checks/language.ts'],
  },
  { name: 'format', note: 'code is formatted', command: ['oxfmt', '--check', '.'] },
];

/** Only in the full run: the compiler also reads what lint ignores, such as generated code. */
export const typeCheck: Check = {
  name: 'types',
  note: 'strict types by the compiler',
  command: ['node', 'node_modules/typescript7/bin/tsc', '--noEmit'],
};

/** Runs after the suites, because it reads their reports. */
export const ruleCheck: Check = {
  name: 'rules',
  note: 'every rule has a test or a reason',
  command: ['node', 'scripts/rules/main.ts', '--passed'],
};
