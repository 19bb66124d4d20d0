import type { Check } from './run-check.ts';

/** The longest first, since they run side by side. */
export const checks: readonly Check[] = [
  { name: 'types', note: 'strict types', command: ['node', 'node_modules/typescript7/bin/tsc', '--noEmit'] },
  { name: 'lint', note: 'mistakes and house rules', command: ['oxlint', '--type-aware', '.'] },
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

/** Judges the reports that the suites leave, so it runs after them. */
export const ruleCheck: Check = {
  name: 'rules',
  note: 'every rule has a test or a reason',
  command: ['node', 'scripts/rules/main.ts', '--passed'],
};
