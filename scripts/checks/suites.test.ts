import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import vitestConfig from '../../vitest.config.ts';
import { noReport } from './reports.ts';
import { joinTries, parts } from './suites.ts';

interface Job {
  strategy?: { matrix: { part: string[] } };
  steps: { run?: string }[];
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const { jobs } = parse(readFileSync('.github/workflows/check.yml', 'utf8')) as { jobs: Record<string, Job> };

const chosen = Object.values(parts).flatMap(({ command }) =>
  command.flatMap((word) => (word.startsWith('--project=') ? [word.slice('--project='.length)] : [])),
);
const projects = (vitestConfig.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && typeof project.test?.name === 'string' ? [project.test.name] : [],
);

test('The parts together run every project of Vitest, and each once', () => {
  const parted = projects.map((name) =>
    chosen.filter((part) => (part.endsWith('*') ? name.startsWith(part.slice(0, -1)) : name === part)),
  );
  expect(projects.length).toBeGreaterThan(3);
  expect(parted.map((found) => found.length)).toEqual(projects.map(() => 1));
});

test('Each part has its report, its npm command, and its job in CI', () => {
  expect(new Set(Object.values(parts).map(({ report }) => report)).size).toBe(Object.keys(parts).length);
  for (const part of Object.keys(parts)) expect(scripts[`test:${part}`]).toBe(`node scripts/test.ts ${part}`);
  const run = Object.values(jobs).flatMap(({ strategy, steps }) =>
    (strategy?.matrix.part ?? ['']).flatMap((part) =>
      steps.flatMap((step) => step.run?.replace(/"(.*)\$PART"/, `$1${part}`) ?? []),
    ),
  );
  const whole = ['npm run check', ...Object.keys(parts).map((part) => `npm run test:${part}`)];
  expect(run).toEqual(expect.arrayContaining([...whole, 'npm run rules -- --passed']));
});

test('One command runs everything, here and in CI of another kind', () => {
  expect(scripts['test']).toBe('node scripts/test.ts');
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm test$/m);
});

const check = { name: 'vitest', note: 'units', command: ['vitest'] } as const;
const firstTry = {
  name: 'vitest',
  note: '9 passed, 1 failed: units',
  passed: 9,
  failed: 1,
  seconds: 60,
  output: 'one',
  report: { ...noReport, passed: 9, failed: 1, failures: ['a.test.ts: It is slow'], failedFiles: ['a.test.ts'] },
};
const secondTry = { ...firstTry, passed: 3, failed: 0, seconds: 4, output: 'two', report: { ...noReport, passed: 3 } };

test('What passes at its second try is counted, and told with the reason of its first', () => {
  expect(joinTries(check, firstTry, secondTry)).toMatchObject({
    note: '10 passed, 1 of them at the second try, 0 failed: units',
    passed: 10,
    failed: 0,
    seconds: 64,
    report: { retried: 1, failures: ['a.test.ts: It is slow'] },
  });
});

test('What fails twice has failed', () => {
  const joined = joinTries(check, firstTry, { ...secondTry, failed: 1 });
  expect(joined).toMatchObject({ passed: 9, failed: 1, seconds: 64, report: { retried: 0 } });
});
