import { compareContracts } from './compare-contracts.ts';
import { diffGenerated } from './generated-diff.ts';
import { runRedoclyDiff } from './redocly-diff.ts';
import { makeReport, type Report } from './report.ts';
import { readRevision, workingTree } from './revision.ts';
import { findScreens } from './screens/find-screens.ts';
import { readSources } from './screens/read-sources.ts';
import { makeSide } from './side.ts';

/** The whole report on two revisions of the repository at `root`; the screens are those of its working tree. */
export async function compareRevisions(root: string, from: string, to: string | undefined): Promise<Report> {
  const base = makeSide(await readRevision(root, from));
  const head = makeSide(await readRevision(root, to));
  const [redocly, generated, sources] = await Promise.all([
    runRedoclyDiff(base.comparable, head.comparable),
    diffGenerated(base.contract, head.contract),
    readSources(root),
  ]);
  const ids = [...new Set([...base.operations.keys(), ...head.operations.keys()])];
  return makeReport({
    names: { base: from, head: to ?? workingTree },
    base,
    head,
    findings: compareContracts(base, head, redocly),
    screens: findScreens(sources, ids),
    generated,
  });
}
