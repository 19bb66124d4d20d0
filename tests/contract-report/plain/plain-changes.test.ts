import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Contract } from '#contract/document/load.ts';
import { plainContract } from '#contract/plain/upgrade.ts';
import { compareContracts } from '#contract/report/compare-contracts.ts';
import { makeSide } from '#contract/report/side.ts';
import { findGravest, type Verdict } from '#contract/report/verdict/change.ts';

interface PlantedChange {
  title: string;
  edits: [from: string, to: string][];
  verdict: Verdict;
}

const folder = import.meta.dirname;
const text = await readFile(join(folder, 'openapi.yaml'), 'utf8');
const planted = parse(await readFile(join(folder, 'planted-changes.yaml'), 'utf8')) as PlantedChange[];
const base = makeSide(plainContract(parse(text)));

function plant({ title, edits }: PlantedChange): Contract {
  let edited = text;
  for (const [from, to] of edits) {
    if (!edited.includes(from)) throw new Error(`${title}: the document does not hold ${from}`);
    edited = edited.replace(from, () => to);
  }
  return plainContract(parse(edited));
}

test.each(planted)('$title', (change) => {
  const findings = compareContracts(base, makeSide(plant(change)));
  const said = findings.map(({ impact, message }) => `${impact} ${message}`).join('\n');
  expect(findGravest(findings.map(({ impact }) => impact)), said).toBe(change.verdict);
});
