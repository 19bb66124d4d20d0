import type { Finding, FindingKind } from '../../contract/verify/judge/finding.ts';
import type { OperationId } from '../../generated/operations.ts';
import { startBackend, type Twists } from './backend.ts';
import { runConformance } from './run-conformance.ts';

export interface Planted {
  fault: string;
  id: OperationId;
  twists: Twists;
  words?: string[];
  kind: FindingKind;
  /** A case that meets the fault. */
  met: string;
  says: RegExp;
}

interface Met {
  /** The fault where it was to be met. */
  finding: Finding | undefined;
  /** All that was found, to see what else it may be. */
  findings: readonly Finding[];
}

/** Runs one operation against a faulty backend. */
export async function meetFault({ id, twists, words = [], kind, met }: Planted): Promise<Met> {
  await using backend = await startBackend(twists);
  const { findings } = await runConformance(backend.target, ['--only', id, ...words]);
  return { finding: findings.find((one) => one.kind === kind && one.case === met), findings };
}
