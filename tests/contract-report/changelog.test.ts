import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runChangelog } from '#contract/changelog/command.ts';
import { openRepository, type Repository } from './repository.ts';

const file = 'openapi/changelog.md';
const root = 'openapi/openapi.yaml';
const yardSchemas = 'openapi/schemas/yard.yaml';
let repository: Repository;

beforeAll(async () => {
  repository = await openRepository();
});
afterAll(() => repository.close());
afterEach(() => repository.reset());

const change = (...words: string[]) => runChangelog(repository.root, ['first', '--today', '2026-12-01', ...words]);

async function grow(): Promise<void> {
  await repository.replace(yardSchemas, '    similar:\n', '    doors: { type: integer }\n    similar:\n');
  await repository.replace(root, 'version: 1.4.0', 'version: 1.5.0');
}

test('A version’s changes are listed below it with its date, and then the changelog is up to date', async () => {
  await grow();
  expect((await change('--check')).code).toBe(1);
  expect(await change()).toMatchObject({ code: 0, error: '' });
  const [, entry = ''] = (await repository.read(file)).split(/^## /m);
  expect(entry).toBe('1.5.0 - 2026-12-01\n\nAfter 1.4.0.\n\n### New\n\n- **listCars**: `Car.doors` added\n');
  expect(await change('--check')).toMatchObject({ code: 0, error: '' });
});

test('A repeated entry is replaced in its place and keeps its date; a newer version goes above it', async () => {
  await grow();
  await change();
  await repository.replace(yardSchemas, '    doors: { type: integer }\n', '    seats: { type: integer }\n');
  expect((await change('--check')).code).toBe(1);
  await change('--today', '2027-01-01');
  const renewed = await repository.read(file);
  expect(renewed.match(/^## .*/gm)).toEqual(['## 1.5.0 - 2026-12-01']);
  expect(renewed).toContain('`Car.seats` added');
  expect(renewed).not.toContain('doors');
  await repository.replace(root, 'version: 1.5.0', 'version: 1.6.0');
  await change();
  expect((await repository.read(file)).match(/^## .*/gm)).toEqual(['## 1.6.0 - 2026-12-01', '## 1.5.0 - 2026-12-01']);
});

test('Breaking, deprecated, new and cosmetic changes each have their part', async () => {
  await grow();
  await repository.replace(root, 'version: 1.5.0', 'version: 2.0.0');
  await repository.replace(yardSchemas, 'maxItems: 5', 'maxItems: 3');
  await repository.replace(yardSchemas, 'In whole units.', 'Whole units.');
  await repository.replace(
    yardSchemas,
    'paidAmount: { type: integer }',
    "paidAmount: { type: integer, deprecated: true, x-sunset: '2027-10-31' }",
  );
  await change();
  const text = await repository.read(file);
  expect(text.match(/^### .*/gm)).toEqual(['### Breaking', '### Deprecated', '### New', '### Cosmetic']);
  expect(text).toContain('- **reserveCar**: `Reservation.paidAmount` is deprecated, and stays until 2027-10-31');
});

test('A committed revision is checked with its own committed files', async () => {
  await grow();
  repository.git('commit', '--quiet', '--all', '--message', 'untold');
  await change();
  expect((await change('HEAD', '--check')).error).toBe(
    `${file}:1:1: It does not list the changes of 1.5.0: run \`npm run contract:changelog -- first\`, and commit it.\n`,
  );
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '--message', 'told');
  expect((await change('HEAD', '--check')).code).toBe(0);
});

test('Without changes nothing is required, and with an outdated version nothing is written', async () => {
  expect(await change('--check')).toMatchObject({
    code: 0,
    out: 'Nothing changed since first: there is nothing to add.\n',
  });
  await repository.replace(yardSchemas, 'maxItems: 5', 'maxItems: 3');
  const behind = await change();
  expect(behind).toMatchObject({ code: 1, out: '' });
  expect(behind.error).toMatch(/^info\.version is 1\.4\.0: move it to 2\.0\.0 .*\n$/);
  expect(repository.git('status', '--porcelain')).toBe(`M ${yardSchemas}`);
});

test.each([
  ['no revision', [], 'Name the revision to compare with. See --help.\n'],
  ['an unknown revision', ['nowhere'], 'nowhere is not a git revision here; a shallow clone may lack it.\n'],
  ['no day', ['first', '--today', 'tomorrow'], '--today is a day such as 2027-01-31, not "tomorrow". See --help.\n'],
])('%s is one line and exit code 2', async (_what, words, error) => {
  expect(await runChangelog(repository.root, words)).toEqual({ code: 2, out: '', error });
});
