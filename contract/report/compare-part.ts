import type { Contract } from '../document/load.ts';
import { type Part, selectPart } from '../document/parts.ts';
import { compareContracts } from './compare-contracts.ts';
import { makeSide } from './side.ts';
import { type Finding, findGravest, type Verdict } from './verdict/change.ts';
import { compareVersions, type Version } from './verdict/version.ts';

export interface Compared {
  findings: Finding[];
  verdict: Verdict;
  version: Version;
}

/**
 * Compares one part alone, since a schema of both may change for one of them only, or more severely. Without a part,
 * compares everything.
 */
export function comparePart(base: Contract, head: Contract, part?: Part): Compared {
  const [was, is] = part ? [selectPart(base, part), selectPart(head, part)] : [base, head];
  const findings = compareContracts(makeSide(was), makeSide(is));
  const verdict = findGravest(findings.map(({ impact }) => impact));
  return {
    findings,
    verdict,
    version: compareVersions(was.canonical.info.version, is.canonical.info.version, verdict),
  };
}
