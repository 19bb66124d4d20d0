import type { Check } from './run-check.ts';

/** Every folder of ours that holds code. */
export const codeFolders = [
  'src',
  'server',
  'mock-server',
  'contract',
  'scripts',
  'tests',
  'e2e',
  'bench',
  'wire',
  'screens',
];

export const checks: readonly Check[] = [
  { name: 'format', note: 'one layout of code', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', note: 'mistakes and house rules', command: ['oxlint', '--type-aware', '.'] },
  {
    name: 'imports',
    note: 'imports flow one way',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...codeFolders],
  },
  { name: 'types', note: 'strict types', command: ['node', 'node_modules/typescript7/bin/tsc', '--noEmit'] },
  { name: 'unused', note: 'no unused file, export or package', command: ['knip', '--no-progress'] },
  { name: 'drift', note: 'generated/ is current', command: ['node', 'contract/drift/main.ts'] },
];

/** Judges the reports that the suites leave, so it runs after them. */
export const ruleCheck: Check = {
  name: 'rules',
  note: 'every rule has a passing test or a reason',
  command: ['node', 'scripts/rules/main.ts', '--passed'],
};
