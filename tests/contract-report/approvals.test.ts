import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ownersOf } from '#contract/report/approvals/code-owners.ts';
import { openRepository, type Repository } from './repository.ts';

const file = 'openapi/approved-breaks.yaml';
const yardSchemas = 'openapi/schemas/yard.yaml';
let repository: Repository;

beforeAll(async () => {
  repository = await openRepository();
});
afterAll(() => repository.close());
afterEach(() => repository.reset());

/** Plants a breaking change and returns its id. */
async function plantBreak(): Promise<string> {
  await repository.replace(yardSchemas, 'maxItems: 5', 'maxItems: 3');
  const [change, ...others] = (await repository.report()).changes;
  expect(others).toEqual([]);
  return change?.id ?? '';
}

/** Merges an approval into the base, as a change of its own. */
const approve = (id: string, until = '2027-01-31', by = 'Grace Wanjiku') =>
  repository.commitAlone(
    file,
    `- break: ${id}\n  by: '${by}'\n  why: Nobody tags more than twice.\n  until: ${until}\n`,
    'approved',
  );

const withApprovals = ['first', '--approvals', 'approved'];

test('An approved break passes, and the verdict names the approver and the last day', async () => {
  const id = await plantBreak();
  await approve(id);
  const { code, out, error } = await repository.run(...withApprovals, '--today', '2027-01-31');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toContain('**Major, approved by Grace Wanjiku until 2027-01-31**: 1.4.0 → 2.0.0; 1 breaking');
  expect(out).toContain('### What breaks with approval');
  expect(out).toContain('approved by Grace Wanjiku until 2027-01-31: Nobody tags more than twice.');
  expect(out).not.toContain('### What breaks\n');
  const { verdict, unapproved, changes } = await repository.report('--approvals', 'approved', '--today', '2027-01-31');
  expect({ verdict, unapproved }).toEqual({ verdict: 'major', unapproved: 'none' });
  expect(changes[0]?.approval).toEqual({
    by: 'Grace Wanjiku',
    why: 'Nobody tags more than twice.',
    until: '2027-01-31',
  });
});

test('A branch does not approve its own breaks', async () => {
  const id = await plantBreak();
  await repository.write(file, `- { break: ${id}, by: Grace, why: So., until: 2027-01-31 }\n`);
  const { code, error } = await repository.run('first', '--today', '2027-01-31');
  expect(code).toBe(1);
  expect(error).toContain(`${file}:1:12: The approval of ${id} is not merged yet and does not count`);
});

test('With CODEOWNERS, only owners of the file approve', async () => {
  const id = await plantBreak();
  await repository.write('.github/CODEOWNERS', `* @everybody\n/${file} @grace # the contract\n`);
  await approve(id, '2027-01-31', '@everybody');
  const refused = await repository.run(...withApprovals, '--today', '2027-01-31');
  expect(refused.code).toBe(2);
  expect(refused.error).toContain(`@everybody does not own ${file}: write in \`by\` one of @grace.`);
  await approve(id, '2027-01-31', '@grace');
  expect((await repository.run(...withApprovals, '--today', '2027-01-31')).code).toBe(0);
});

test.each([
  ['*', true],
  ['*.yaml', true],
  ['/openapi/', true],
  ['openapi/*.yaml', true],
  ['**/approved-breaks.yaml', true],
  ['docs/', false],
  ['/approved-breaks.yaml', false],
])('The CODEOWNERS pattern %s matches the approvals: %s', (pattern, isOwner) => {
  expect(ownersOf(`${pattern} @grace\n`, file)).toEqual(isOwner ? ['@grace'] : []);
});

test('An approval does not lower the required version', async () => {
  await approve(await plantBreak());
  const { code, error } = await repository.run(...withApprovals, '--today', '2027-01-01', '--require-version');
  expect(code).toBe(1);
  expect(error).toBe('info.version is 1.4.0: move it to 2.0.0 or beyond in openapi/openapi.yaml.\n');
});

test('An expired approval is ignored, and reported with its place', async () => {
  const id = await plantBreak();
  await approve(id);
  const { code, error } = await repository.run(...withApprovals, '--today', '2027-02-01');
  expect(code).toBe(1);
  expect(error.split('\n')).toEqual([
    `${file}:4:10: The approval of ${id} by Grace Wanjiku ended on 2027-01-31 and is no longer valid: remove it, or have it approved again.`,
    'The verdict is major, which --fail-on major does not let pass.',
    '',
  ]);
});

test('One approved break allows no other, and not a more severe version of itself', async () => {
  await approve(await plantBreak());
  await repository.replace(yardSchemas, 'maximum: 1000 }', 'maximum: 500 }');
  const other = await repository.run(...withApprovals, '--today', '2027-01-01');
  expect(other.code).toBe(1);
  expect(other.out).toMatch(/^\*\*Major\*\*: /);
  await repository.replace(yardSchemas, 'maximum: 500 }', 'maximum: 1000 }');
  await repository.replace(yardSchemas, 'maxItems: 3', 'maxItems: 1');
  expect((await repository.run(...withApprovals, '--today', '2027-01-01')).code).toBe(1);
});

test('An approved break does not cover the same break of another call', async () => {
  const calls = 'openapi/paths/yard.yaml';
  await repository.replace(calls, 'x-codes: [400, 430, 602]', 'x-codes: [400, 430]');
  const [change] = (await repository.report()).changes;
  expect(change).toMatchObject({ kind: 'answers-code', operations: ['getPrice'] });
  await approve(change?.id ?? '');
  expect((await repository.run(...withApprovals, '--today', '2027-01-01')).code).toBe(0);
  await repository.replace(calls, 'x-codes: [400, 421, 430, 602]', 'x-codes: [400, 421, 430]');
  expect((await repository.run(...withApprovals, '--today', '2027-01-01')).code).toBe(1);
});

test('A break keeps its id while other things change', async () => {
  const id = await plantBreak();
  await repository.replace(yardSchemas, 'ListCarsPayload:', '# Moved down.\n\nListCarsPayload:');
  await repository.replace('openapi/openapi.yaml', '/cars/price:', '/cars/cost:');
  const { changes } = await repository.report();
  expect(changes.map((change) => change.id)).toContain(id);
});

const wrong: [what: string, text: string, says: string][] = [
  ['no YAML', '- break: [', ':1:'],
  ['no list', 'break: limit-12345678\n', ':1:1: This file is a list: each entry begins with a dash.'],
  ['no reason', '- break: limit-12345678\n  by: Grace\n  until: 2027-01-31\n', ':1:3: Say in `why` it may break.'],
  [
    'nobody',
    "- break: limit-12345678\n  by: ''\n  why: So.\n  until: 2027-01-31\n",
    ':2:7: Say in `by` who approves it.',
  ],
  [
    'no day of the calendar',
    '- break: limit-12345678\n  by: Grace\n  why: So.\n  until: 2027-02-30\n',
    ':4:10: Say in `until` on which day it ends: a day of the calendar, such as 2027-01-31.',
  ],
  [
    'no id',
    '- break: the limit\n  by: Grace\n  why: So.\n  until: 2027-01-31\n',
    ':1:10: Name the break by its id: `break`, as the report prints it.',
  ],
  [
    'a word that nobody reads',
    '- break: limit-12345678\n  by: Grace\n  why: So.\n  until: 2027-01-31\n  untill: 1\n',
    ':1:3: Unknown keys `untill`: correct the spelling, or remove it.',
  ],
  [
    'one break twice',
    '- { break: limit-12345678, by: Grace, why: So., until: 2027-01-31 }\n- { break: limit-12345678, by: Ann, why: So., until: 2027-03-31 }\n',
    ':2:12: limit-12345678 is approved above already: keep one of the two.',
  ],
];

test.each(wrong)('For approvals with %s, one line names place and remedy', async (_what, text, says) => {
  await repository.write(file, text);
  const { code, out, error } = await repository.run('first');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toContain(`The files beside the contract of working tree are invalid: ${file}${says}`);
  expect(error.trim().split('\n')).toHaveLength(1);
});
