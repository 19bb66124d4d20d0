import type { Check } from './run-check.ts';

export const checks: readonly Check[] = [
  { name: 'format', note: 'one layout of code', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', note: 'mistakes and house rules', command: ['oxlint', '--type-aware', '.'] },
  {
    name: 'imports',
    note: 'imports flow one way, as docs/architecture.md says',
    command: ['node', 'scripts/imports/main.ts'],
  },
  { name: 'types', note: 'strict types', command: typeCheck('tsconfig.json') },
  { name: 'browser types', note: 'a page sees nothing of a server', command: typeCheck('tsconfig.browser.json') },
  { name: 'server types', note: 'a server sees nothing of a page', command: typeCheck('tsconfig.server.json') },
  { name: 'unused', note: 'no unused file, export or package', command: ['knip', '--no-progress'] },
  {
    name: 'for tests alone',
    note: 'no file and no export that only tests use',
    command: ['knip', '--no-progress', '--production', '--include', 'files,exports,types'],
  },
  { name: 'drift', note: 'generated/ is current', command: ['node', 'contract/drift/main.ts'] },
];

/** Judges the reports that the suites leave, so it runs after them. */
export const ruleCheck: Check = {
  name: 'rules',
  note: 'every rule has a passing test or a reason',
  command: ['node', 'scripts/rules/main.ts', '--passed'],
};

function typeCheck(config: string): Check['command'] {
  return ['node', 'node_modules/typescript7/bin/tsc', '--noEmit', '--project', config];
}
