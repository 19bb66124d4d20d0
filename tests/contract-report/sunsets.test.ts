import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loadContract } from '#contract/document/load.ts';
import { generateFiles } from '#contract/generate/generate.ts';
import { openRepository, type Repository } from './repository.ts';

const yard = 'openapi/paths/yard.yaml';
const yardSchemas = 'openapi/schemas/yard.yaml';
const summary = 'summary: Reserve a car.\n';
let repository: Repository;

beforeAll(async () => {
  repository = await openRepository();
});
afterAll(() => repository.close());
afterEach(() => repository.reset());

/** Deprecates a call, a field of an answer, a field next to a reference, and a parameter. */
async function deprecate(): Promise<void> {
  await repository.replace(yard, summary, `${summary}    deprecated: true\n    x-sunset: '2027-01-31'\n`);
  await repository.replace(
    yardSchemas,
    'paidAmount: { type: integer }',
    "paidAmount: { type: integer, deprecated: true, x-sunset: '2026-12-31' }",
  );
  await repository.replace(
    yardSchemas,
    "deposit: { $ref: '#/Amount' }",
    "deposit: { $ref: '#/Amount', deprecated: true, x-sunset: '2027-03-01' }",
  );
  await repository.replace(
    yard,
    '- name: width\n        in: query',
    "- name: width\n        in: query\n        deprecated: true\n        x-sunset: '2027-02-01'",
  );
}

test('Before the last day, the report counts down, earliest first', async () => {
  await deprecate();
  const { out, code } = await repository.run('first', '--today', '2026-12-30');
  expect(code).toBe(0);
  const rows = out.split('\n').filter((line) => /^\| [`|]/.test(line) && line.includes('20'));
  expect(
    rows.map((row) =>
      row
        .split('|')
        .slice(1, 5)
        .map((cell) => cell.trim()),
    ),
  ).toEqual([
    ['`Reservation.paidAmount`', '**reserveCar**', '2026-12-31', '1 day left'],
    ['`reserveCar`', '**reserveCar**', '2027-01-31', '32 days left'],
    ['`width`', '**getPhoto**', '2027-02-01', '33 days left'],
    ['`Price.deposit`', '**getPrice**', '2027-03-01', '61 days left'],
  ]);
});

test('The report marks the last day, and afterwards the days overdue, with the place', async () => {
  await deprecate();
  expect((await repository.run('first', '--today', '2026-12-31')).out).toContain('| the last day |');
  const over = await repository.run('first', '--today', '2027-02-02', '--annotate');
  expect(over.out).toContain('| overdue by 33 days |');
  const says = 'was to be removed after 2027-01-31, 2 days ago: remove it, or move its `x-sunset`.';
  expect(over.error).toContain(`${yard}:69:1: \`reserveCar\` ${says}`);
  expect(over.out).toContain(`::warning file=${yard},line=69,title=Contract::\`reserveCar\` ${says}`);
  expect(over.error.trim().split('\n')).toHaveLength(3);
});

test('Deprecations stay in the report even without changes', async () => {
  await deprecate();
  repository.git('commit', '--quiet', '--all', '--message', 'deprecated');
  const { verdict, deprecated } = await repository.report('--today', '2026-12-30');
  expect(verdict).toBe('minor');
  const same = await repository.run('HEAD', '--today', '2026-12-30', '--format', 'json');
  expect(JSON.parse(same.out)).toMatchObject({ verdict: 'none', deprecated });
});

test('A moved day is reported: an earlier one is minor, a later one a patch', async () => {
  await deprecate();
  repository.git('commit', '--quiet', '--all', '--message', 'deprecated');
  await repository.replace(yard, "x-sunset: '2027-01-31'", "x-sunset: '2027-01-15'");
  await repository.replace(yardSchemas, "x-sunset: '2026-12-31'", "x-sunset: '2027-12-31'");
  const { out } = await repository.run('HEAD', '--format', 'json');
  const { changes } = JSON.parse(out) as { changes: { impact: string; message: string }[] };
  expect(changes.map(({ impact, message }) => `${impact}: ${message}`)).toEqual([
    'minor: x-sunset: 2027-01-31 → 2027-01-15',
    'patch: `Reservation.paidAmount`: x-sunset "2026-12-31" → "2027-12-31"',
  ]);
});

test('The remaining consumers of a deprecation are named, so that they can be asked', async () => {
  await deprecate();
  await repository.write(
    'openapi/consumers.yaml',
    '- name: Port Clerks\n  calls:\n    reserveCar: { answer: [orderId] }\n    getPrice: { answer: [deposit] }\n',
  );
  const { deprecated } = await repository.report('--today', '2026-12-30');
  expect(Object.fromEntries(deprecated.map(({ what, consumers }) => [what, consumers]))).toEqual({
    '`Reservation.paidAmount`': [],
    '`reserveCar`': ['Port Clerks'],
    '`width`': [],
    '`Price.deposit`': ['Port Clerks'],
  });
});

test('Generated code documents the last day for callers', async () => {
  await deprecate();
  const files = await generateFiles(await loadContract(repository.root));
  expect(files.get('operations.ts')).toMatch(/reserveCar: \{.*"sunset":"2027-01-31"\}/);
  expect(files.get('operations.ts')).not.toMatch(/getPrice: \{.*"sunset"/);
  const types = files.get('client/types.gen.ts') ?? '';
  expect(types).toMatch(/Available until 2026-12-31\.\s*\*\s*\* @deprecated\s*\*\/\s*paidAmount\?/);
  expect(files.get('client/calls/reserve-car.gen.ts')).toMatch(/Available until 2027-01-31\.\s*\*\s*\* @deprecated/);
});

const wrong: [what: string, file: string, from: string, to: string, says: string][] = [
  [
    'a call without its day',
    yard,
    summary,
    `${summary}    deprecated: true\n`,
    `${yard}:68:17: Add the last day: \`x-sunset\`, a day such as 2027-01-31.`,
  ],
  [
    'a field without its day',
    yardSchemas,
    'paidAmount: { type: integer }',
    'paidAmount: { type: integer, deprecated: true }',
    'Add the last day: `x-sunset`, a day such as 2027-01-31.',
  ],
  [
    'a field beside a reference without its day',
    yardSchemas,
    "deposit: { $ref: '#/Amount' }",
    "deposit: { $ref: '#/Amount', deprecated: true }",
    'Add the last day',
  ],
  [
    'a day that no calendar has',
    yard,
    summary,
    `${summary}    deprecated: true\n    x-sunset: '2027-02-30'\n`,
    '`x-sunset` is "2027-02-30"; write a day of the calendar, such as 2027-01-31.',
  ],
  [
    'a day of what is not deprecated',
    yard,
    summary,
    `${summary}    x-sunset: '2027-01-31'\n`,
    '`x-sunset` is the last day of something deprecated: add `deprecated: true`, or remove it.',
  ],
];

test.each(wrong)('For %s, one line names place and remedy', async (_what, file, from, to, says) => {
  await repository.replace(file, from, to);
  const { code, error } = await repository.run('first');
  expect(code).toBe(2);
  expect(error).toContain(says);
  expect(error).toMatch(/^The contract of working tree is broken: openapi\/[a-z/]+\.yaml:\d+:\d+: [^\n]+\n$/);
  expect(error).not.toContain('more)');
});
