import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { plainContract } from '#contract/plain/upgrade.ts';
import { compareContracts } from '#contract/report/compare-contracts.ts';
import { makeSide, type Side } from '#contract/report/side.ts';
import { findGravest, type Verdict } from '#contract/report/verdict/change.ts';

type Edit = [from: string, to: string];

interface PlantedChange {
  title: string;
  /** Edits that the document has on both sides. */
  given?: Edit[];
  edits: Edit[];
  verdict: Verdict;
}

const folder = import.meta.dirname;
const text = await readFile(join(folder, 'openapi.yaml'), 'utf8');
const planted = parse(await readFile(join(folder, 'planted-changes.yaml'), 'utf8')) as PlantedChange[];

function plant(title: string, edits: readonly Edit[]): Side {
  let edited = text;
  for (const [from, to] of edits) {
    if (!edited.includes(from)) throw new Error(`${title}: the document does not hold ${from}`);
    edited = edited.replace(from, () => to);
  }
  return makeSide(plainContract(parse(edited)));
}

const unedited = plant('', []);

test.each(planted)('$title', ({ title, given = [], edits, verdict }) => {
  const base = given.length > 0 ? plant(title, given) : unedited;
  const findings = compareContracts(base, plant(title, [...given, ...edits]));
  const said = findings.map(({ impact, message }) => `${impact} ${message}`).join('\n');
  expect(findGravest(findings.map(({ impact }) => impact)), said).toBe(verdict);
});
