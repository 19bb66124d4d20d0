import { describeReceived } from './judge-answer.ts';
import type { Fault } from './finding.ts';
import type { Received } from '../target/received.ts';

/** Judges the answers to requests whose envelope is broken. One judge serves a whole run: refusals must be alike. */
export type JudgeRefusal = (received: Received) => Fault[];

export function createRefusalJudge(): JudgeRefusal {
  let usual: string | undefined;
  return (received) => {
    if (received.kind !== 'refusal') {
      return [
        {
          kind: 'other',
          expected: 'the refusal of a broken envelope: HTTP 400, code 400, no body',
          got: describeReceived(received),
        },
      ];
    }
    usual ??= received.text;
    if (received.text === usual) return [];
    return [{ kind: 'other', expected: `the same refusal whatever is wrong: ${usual}`, got: received.text }];
  };
}
