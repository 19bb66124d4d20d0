import type { Oracle } from '../subject/oracle.ts';
import type { TestedOperation } from '../subject/tested-operation.ts';
import type { Received } from '../target/received.ts';
import type { Fault } from './finding.ts';
import { describeReceived, judgeAnswer } from './judge-answer.ts';

/** The codes that tell a caller to log in, or log in again. */
const sessionCodes: ReadonlySet<number> = new Set([403, 421, 430, 431, 432]);

/** Judges the answer to a call for users that came from nobody. */
export function judgeSession(oracle: Oracle, operation: TestedOperation, received: Received): Fault[] {
  const faults = judgeAnswer(oracle, operation, received);
  const wanted = operation.codes.filter((code) => sessionCodes.has(code));
  const isTurnedAway = received.kind === 'answer' && wanted.includes(received.answer.code);
  if (isTurnedAway || faults.length > 0) return faults;
  return [
    { kind: 'other', expected: `nobody is let in: one of ${wanted.join(', ')}`, got: describeReceived(received) },
  ];
}
