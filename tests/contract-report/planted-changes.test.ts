import { beforeAll, expect, test } from 'vitest';
import { type Contract, loadContract } from '#contract/document/load.ts';
import { findGravest, type Finding, type Impact, type Verdict } from '#contract/report/verdict/change.ts';
import { compareContracts } from '#contract/report/compare-contracts.ts';
import { runRedoclyDiff } from './redocly-diff.ts';
import { makeSide } from '#contract/report/side.ts';
import { isFullRun } from '../scope.ts';
import { diffTogether } from './diff-together.ts';
import { fixture, plant } from './plant.ts';
import { furtherChanges, plantedChanges } from './planted-changes.ts';

let base: Contract;
let heads: Contract[];
const found: Finding[][] = [];
/** In the full run, the findings of redocly's diff on the canonical documents, without our comparison. */
const alone: Verdict[] = [];

beforeAll(async () => {
  base = await loadContract(fixture);
  heads = [];
  for (const planted of plantedChanges) heads.push(await plant(planted));
  const before = makeSide(base);
  const sides = heads.map(makeSide);
  const inTurn = <Value>(was: Value, is: Value, at: number): [Value, Value] =>
    plantedChanges[at]?.reversed ? [is, was] : [was, is];
  for (const [at, head] of sides.entries()) found.push(compareContracts(...inTurn(before, head, at)));
  if (!isFullRun) return;
  const plain = await diffTogether(heads.map(({ canonical }, at) => inTurn(base.canonical, canonical, at)));
  // Edits outside of schemas cannot be joined: there is one root, and added paths would meet removed paths.
  for (const [at, { edits }] of plantedChanges.entries()) {
    const around = edits.some(([file]) => file === 'openapi/openapi.yaml');
    const head = heads[at];
    const bare = around && head ? await runRedoclyDiff(base.canonical, head.canonical) : (plain[at] ?? []);
    alone.push(findGravest(bare.filter(({ path }) => path !== '#/info').map(({ impact }) => impact)));
  }
}, 600_000);

const judged = (findings: readonly Finding[]) =>
  findings.map(({ impact, operations }) => [impact, ...operations].join(' ')).toSorted();

test.each(plantedChanges.map((planted, at) => ({ ...planted, at })))('$title', ({ at, expected, says }) => {
  const findings = found[at] ?? [];
  const messages = findings.map(({ message }) => message).join('\n');
  expect(judged(findings), messages).toEqual(expected.toSorted());
  expect(messages).toContain(says ?? '');
});

test.runIf(isFullRun)('The number of planted changes that redocly’s diff alone classifies correctly is printed', () => {
  const gravest = plantedChanges.map(({ expected }) =>
    findGravest(expected.map((line) => line.split(' ')[0] as Impact)),
  );
  const right = gravest.filter((verdict, at) => verdict === alone[at]);
  const distinguished = gravest.filter((verdict, at) => (verdict === 'major') === (alone[at] === 'major'));
  console.log(
    `redocly's diff alone: ${right.length} verdicts right, ${distinguished.length} distinguished breaking from not`,
  );
  expect(distinguished.length).toBeLessThan(plantedChanges.length);
});

test('Every planted change is classified correctly', () => {
  const right = plantedChanges.filter(
    ({ expected }, at) => judged(found[at] ?? []).join() === expected.toSorted().join(),
  );
  const further = right.filter((planted) => furtherChanges.includes(planted));
  console.log(`${right.length} of ${plantedChanges.length} planted changes classified rightly`);
  console.log(`${further.length} of ${furtherChanges.length} of those that were judged before the report was asked`);
  expect(right).toHaveLength(plantedChanges.length);
});
