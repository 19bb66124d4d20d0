import type { Finding, FindingKind } from '#contract/verify/judge/finding.ts';
import type { OperationId } from '#generated/operations.ts';
import { startBackend, type BackendChanges } from './backend.ts';
import { runConformance } from './run-conformance.ts';

export interface Planted {
  fault: string;
  id: OperationId;
  changes: BackendChanges;
  words?: string[];
  /** Checked as a backend of users and data of its own, not as a mock. */
  isReal?: boolean;
  kind: FindingKind;
  /** A case that exposes the fault. */
  met: string;
  says: RegExp;
}

interface Met {
  /** The findings of the expected fault. */
  finding: Finding | undefined;
  /** All findings, to detect others. */
  findings: readonly Finding[];
}

/** Cases that always run besides the generated ones; there may be a hundred. */
const always =
  /\bexample |^(replayed|altered sign|no token|a made-up token|the same idempotency key (again|twice at once))$/;

/** Runs one operation against a faulty backend. */
export async function exposeFault({ id, changes, kind, met, words, isReal = false }: Planted): Promise<Met> {
  await using backend = await startBackend(changes);
  const { findings } = await runConformance(backend.target, [
    '--only',
    id,
    ...(isReal ? [] : ['--mock']),
    ...(words ?? (always.test(met) ? ['--cases', '0'] : [])),
  ]);
  return { finding: findings.find((one) => one.kind === kind && one.case === met), findings };
}
