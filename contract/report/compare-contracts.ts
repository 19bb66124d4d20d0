import { type Finding, impacts } from './verdict/change.ts';
import { compareCodes, compareFailures } from './compare-codes.ts';
import { compareExamples } from './compare-examples.ts';
import { compareFacts, compareOperations } from './compare-operations.ts';
import { compareShapes } from './compare-shapes.ts';
import type { RedoclyChange } from './redocly-diff.ts';
import { addSecondJudge } from './second-judge.ts';
import { pairOperations, type Side } from './side.ts';

/** Every change from one contract to the other, the gravest first, each told once. */
export function compareContracts(base: Side, head: Side, redocly: readonly RedoclyChange[]): Finding[] {
  const pairs = pairOperations(base, head);
  const own = [
    ...compareOperations(base, head, pairs),
    ...compareShapes(base, head, pairs),
    ...compareFacts(pairs),
    ...compareCodes(base, head, pairs),
    ...compareFailures(base, head, pairs),
    ...compareExamples(base, head, pairs),
  ];
  const all = addSecondJudge(own, redocly, { base, head, pairs });
  return all.toSorted(
    (one, other) =>
      impacts.indexOf(one.impact) - impacts.indexOf(other.impact) || (one.pointer < other.pointer ? -1 : 1),
  );
}
