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

/** Cases that are tried whatever is generated: of those there may be a hundred. */
const always =
  /\bexample |^(replayed|altered sign|no token|a made-up token|the same idempotency key (again|twice at once))$/;

/** Runs one operation against a faulty backend. */
export async function meetFault({ id, twists, kind, met, words }: Planted): Promise<Met> {
  await using backend = await startBackend(twists);
  const { findings } = await runConformance(backend.target, [
    '--only',
    id,
    ...(words ?? (always.test(met) ? ['--cases', '0'] : [])),
  ]);
  return { finding: findings.find((one) => one.kind === kind && one.case === met), findings };
}
