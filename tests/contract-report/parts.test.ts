import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runChangelog } from '#contract/changelog/command.ts';
import { loadContract } from '#contract/document/load.ts';
import { operationsOf, readCanonical } from '#contract/document/openapi.ts';
import { parts, selectPart } from '#contract/document/parts.ts';
import { runReport } from '#contract/report/command.ts';
import { printHtml } from '#contract/report/print/html.ts';
import { printJunit } from '#contract/report/print/junit.ts';
import type { Report } from '#contract/report/report.ts';
import { openRepository, type Repository } from './repository.ts';

// Each report reads two revisions from git.
const root = 'openapi/openapi.yaml';
const calls = 'openapi/paths/yard.yaml';
let repository: Repository;

beforeAll(async () => {
  repository = await openRepository();
  await repository.replace(root, 'version: 1.4.0', 'version: 1.4.0\n  x-desk-version: 1.0.0');
  await repository.replace(root, 'tags:\n', 'tags:\n  - name: staff\n    description: The desk.\n');
  await repository.replace(
    calls,
    'operationId: reserveCar\n    tags: [yard]',
    'operationId: reserveCar\n    tags: [staff]',
  );
  repository.commit('parted');
});
afterAll(() => repository.close());
afterEach(() => repository.git('reset', '--quiet', '--hard', 'parted'));

async function report(): Promise<Report> {
  const { out } = await runReport(repository.root, ['parted', '--format', 'json', '--fail-on', 'none']);
  return JSON.parse(out) as Report;
}

test('A change of a desk call moves only the version of the desk', async () => {
  await repository.replace(calls, 'x-codes: [400, 421, 430, 602]', 'x-codes: [400, 421, 430]');
  expect(await report()).toMatchObject({
    verdict: 'major',
    version: { base: '1.4.0', next: '1.4.0' },
    desk: { verdict: 'major', version: { base: '1.0.0', next: '2.0.0' } },
    changes: [{ parts: ['desk'] }],
  });
  const words = ['parted', '--fail-on', 'none', '--require-version'];
  const { code, error } = await runReport(repository.root, words);
  const asked = `info.x-desk-version is 1.0.0: move it to 2.0.0 or beyond in ${root}.`;
  expect({ code, error }).toEqual({ code: 1, error: `${asked}\n` });
  const found = await report();
  expect(printJunit(found)).toContain(`<failure message="${asked}">`);
  expect(printHtml(found)).toContain(`<p>${asked}</p>`);
  expect(printHtml({ ...found, document: 'openapi.yaml' })).toContain('in openapi.yaml.');
});

test('A change of a buyers’ call moves only the version of the buyers', async () => {
  await repository.replace(calls, '[portUnknown]', '[portUnknown, tooLate]');
  expect(await report()).toMatchObject({
    version: { base: '1.4.0', next: '1.5.0' },
    desk: { verdict: 'none', version: { base: '1.0.0', next: '1.0.0' } },
  });
});

test('Each contract has a changelog of its own', async () => {
  await repository.replace(calls, '[portUnknown, taken]', '[portUnknown]');
  await repository.replace(root, 'x-desk-version: 1.0.0', 'x-desk-version: 1.1.0');
  const ended = await runChangelog(repository.root, ['parted', '--today', '2026-12-01']);
  const out = 'openapi/changelog.md: nothing to add.\nopenapi/changelog-desk.md lists the changes of 1.1.0.\n';
  expect(ended).toEqual({ code: 0, out, error: '' });
  expect(await repository.read('openapi/changelog-desk.md')).toContain('## 1.1.0 - 2026-12-01\n\nAfter 1.0.0.');
});

test('A change of both contracts is in both changelogs, each with its own severity', async () => {
  // Buyers read the enum, and the desk sends it.
  await repository.replace('openapi/schemas/yard.yaml', 'enum: [USD, JPY]', 'enum: [USD, JPY, KES]');
  await repository.replace(root, 'version: 1.4.0\n  x-desk-version: 1.0.0', 'version: 2.0.0\n  x-desk-version: 1.1.0');
  expect((await report()).changes).toMatchObject([{ kind: 'values', impact: 'major', parts: ['buyers', 'desk'] }]);
  expect((await runChangelog(repository.root, ['parted', '--check'])).code).toBe(1);
  await runChangelog(repository.root, ['parted']);
  expect(await repository.read('openapi/changelog.md')).toContain('### Breaking\n\n- **getPrice**: ');
  expect(await repository.read('openapi/changelog-desk.md')).toContain('### New\n\n- **reserveCar**: ');
});

test('The buyers’ contract has no call of the desk, and no schema that is named after staff', () => {
  const canonical = readCanonical();
  const catalogue = { codes: [], codeTexts: {}, failureTexts: {} };
  const contract = { catalogue, canonical, wire: canonical, caller: canonical, walks: [] };
  const buyers = selectPart(contract, 'buyers').canonical;
  const names = Object.keys(buyers.components.schemas);
  expect(names.filter((name) => name.startsWith('Staff'))).toEqual([]);
  expect(operationsOf(buyers).filter(({ operation }) => operation['x-auth'] === 'staff')).toEqual([]);
  const files = ['staff', 'staff-money'].map((name) => readFileSync(`openapi/schemas/${name}.yaml`, 'utf8'));
  for (const name of ['OrderMoney', 'OrderRefund', 'TimelineMoney']) {
    for (const file of files) expect(file).not.toContain(`\n${name}:`);
  }
  const all = operationsOf(buyers).length + operationsOf(selectPart(contract, 'desk').canonical).length;
  expect(all).toBe(operationsOf(canonical).length);
});

test('Every part keeps the fields of all payloads, which its validators need', async () => {
  const contract = await loadContract(process.cwd());
  for (const part of parts) {
    const { components } = selectPart(contract, part).caller;
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Language', 'TimeZone']));
  }
});
