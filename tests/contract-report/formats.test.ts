import { Window } from 'happy-dom';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '#contract/report/report.ts';
import { openRepository, type Repository } from './repository.ts';

const yardSchemas = 'openapi/schemas/yard.yaml';
const evil = 'In <b>units</b> & so on, 100% of 5: ]]>';
const options = ['--approvals', 'approved', '--today', '2026-12-01'];
let repository: Repository;
let report: Report;
let printed: string;

/**
 * A contract with an approved break, an unapproved one, an addition, a text full of markup, and a sunset that has
 * passed.
 */
beforeAll(async () => {
  repository = await openRepository();
  const { replace, write, commitAlone } = repository;
  await replace(yardSchemas, 'maxItems: 5', 'maxItems: 3');
  const id = (await repository.report()).changes[0]?.id;
  await commitAlone(
    'openapi/approved-breaks.yaml',
    `- { break: ${id}, by: Grace & Co., why: Nobody tags <thrice>., until: 2027-01-31 }\n`,
    'approved',
  );
  await write('openapi/consumers.yaml', '- name: Port <Clerks>\n  calls: { listCars: {} }\n');
  await replace(yardSchemas, 'maximum: 1000 }', 'maximum: 500 }');
  await replace(yardSchemas, '    similar:\n', '    doors: { type: integer }\n    similar:\n');
  await replace(yardSchemas, 'In whole units.', `'${evil}'`);
  await replace(
    yardSchemas,
    'paidAmount: { type: integer }',
    "paidAmount: { type: integer, deprecated: true, x-sunset: '2026-10-31' }",
  );
  report = await repository.report(...options);
  const { out } = await repository.run('first', ...options, '--output', 'out', '--annotate');
  printed = out;
});
afterAll(() => repository.close());

const written = (name: string) => readFile(join(repository.root, 'out', name), 'utf8');
const idOf = (part: string) => report.changes.find(({ message }) => message.includes(part))?.id ?? '';

test('All formats are written together', async () => {
  const names = ['code-quality.json', 'report.html', 'report.json', 'report.junit.xml', 'report.md', 'report.sarif'];
  expect((await readdir(join(repository.root, 'out'))).toSorted()).toEqual(names);
});

test.each(['markdown', 'html', 'json', 'junit', 'sarif', 'gitlab'])(
  'The output printed as %s equals the file',
  async (format) => {
    const files = {
      markdown: 'report.md',
      html: 'report.html',
      json: 'report.json',
      junit: 'report.junit.xml',
      sarif: 'report.sarif',
      gitlab: 'code-quality.json',
    };
    const { out } = await repository.run('first', ...options, '--format', format);
    expect(out).toBe(await written(files[format as keyof typeof files]));
  },
);

test('GitHub shows each break as an error at its line, approved breaks as notices, and warnings', () => {
  const place = 'file=openapi/schemas/yard.yaml,line=';
  expect(printed.split('\n')).toEqual([
    expect.stringContaining(
      `::error ${place}5,title=Breaking%3A ${idOf('maximum')}::listCars: ListCarsPayload.pageNo: maximum 1000 → 500. It hits senders. It breaks Port <Clerks>.`,
    ),
    expect.stringContaining(`::notice ${place}12,title=Breaking%3A ${idOf('maxItems')}::`),
    expect.stringMatching(
      /^::warning file=openapi\/schemas\/yard\.yaml,line=\d+,title=Contract::.*32 days ago|31 days ago/,
    ),
    '',
  ]);
});

test('JUnit has a test for every change: breaks fail, approved ones are skipped, and the version fails separately', async () => {
  const { DOMParser } = new Window();
  const xml = new DOMParser().parseFromString(await written('report.junit.xml'), 'application/xml');
  const cases = [...xml.querySelectorAll('testcase')];
  expect(cases).toHaveLength(report.changes.length + 1);
  const suite = xml.querySelector('testsuite');
  const counts = ['tests', 'failures', 'skipped'].map((name) => suite?.getAttribute(name));
  expect(counts).toEqual([String(cases.length), '2', '1']);
  expect([...xml.querySelectorAll('failure')].map((node) => node.getAttribute('message'))).toEqual([
    expect.stringContaining('maximum 1000 → 500'),
    'info.version is 1.4.0: move it to 2.0.0 or beyond in openapi/openapi.yaml.',
  ]);
  expect(xml.querySelector('skipped')?.getAttribute('message')).toContain(
    'Approved by Grace & Co. until 2027-01-31: Nobody tags <thrice>.',
  );
  expect(cases.map((node) => node.getAttribute('name')).join('\n')).toContain(evil);
});

interface Sarif {
  version: string;
  runs: {
    tool: { driver: { rules: { id: string }[] } };
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations: { physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } } }[];
      partialFingerprints?: Record<string, string>;
      suppressions?: { justification: string }[];
    }[];
  }[];
}

test('SARIF has a result for every change, with level, line, fingerprint and suppression', async () => {
  const { version, runs } = JSON.parse(await written('report.sarif')) as Sarif;
  expect(version).toBe('2.1.0');
  const [run] = runs;
  const results = run?.results ?? [];
  expect(results).toHaveLength(report.changes.length + report.notices.length);
  for (const { ruleId, ruleIndex } of results) expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  const [open, approved] = results;
  expect(open).toMatchObject({ level: 'error', partialFingerprints: { 'contractChange/v1': idOf('maximum') } });
  expect(open).not.toHaveProperty('suppressions');
  expect(open?.locations[0]?.physicalLocation).toMatchObject({
    artifactLocation: { uri: 'openapi/schemas/yard.yaml' },
    region: { startLine: 5 },
  });
  expect(approved?.suppressions?.[0]?.justification).toBe('Grace & Co., until 2027-01-31: Nobody tags <thrice>.');
  expect(results.map(({ level }) => level)).toEqual(['error', 'error', 'note', 'note', 'note', 'warning']);
});

test('GitLab gets breaks and warnings, each with a fingerprint', async () => {
  const entries = JSON.parse(await written('code-quality.json')) as {
    fingerprint: string;
    severity: string;
    location: object;
  }[];
  expect(entries.map(({ severity }) => severity)).toEqual(['critical', 'info', 'minor']);
  expect(entries[0]?.location).toEqual({ path: 'openapi/schemas/yard.yaml', lines: { begin: 5 } });
  expect(new Set(entries.map(({ fingerprint }) => fingerprint)).size).toBe(entries.length);
});

test('The page shows what breaks, for whom, what is deprecated and what is new, and escapes texts', async () => {
  const { document } = new Window();
  document.write(await written('report.html'));
  expect(document.title).toBe('Major: 1.4.0 → 2.0.0; 2 breaking, 2 new, 1 cosmetic');
  const titles = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'What breaks (2)',
    'What is deprecated (1)',
    'What is new (2)',
    'Cosmetic (1)',
    'Warnings (1)',
  ]);
  expect(document.body.textContent).toContain('Port <Clerks>');
  expect(document.body.textContent).toContain(evil);
  expect(document.querySelectorAll('td b, td thrice, script, link, img')).toHaveLength(0);
});
