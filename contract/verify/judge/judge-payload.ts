import type { PayloadCase } from '../cases/case.ts';
import type { Oracle } from '../subject/oracle.ts';
import type { TestedOperation } from '../subject/tested-operation.ts';
import type { Received } from '../target/received.ts';
import { describeReceived, judgeAnswer } from './judge-answer.ts';
import type { Fault } from './finding.ts';

/** Holds an answer against the contract, and against whether the contract allows what was sent. */
export function judgePayload(
  oracle: Oracle,
  operation: TestedOperation,
  sent: PayloadCase,
  received: Received,
): Fault[] {
  const faults = judgeAnswer(oracle, operation, received);
  if (!sent.allowed && isSuccess(received)) {
    faults.push({
      kind: 'acceptedInvalid',
      expected: 'a failure: the contract forbids this payload',
      got: describeReceived(received),
    });
  }
  if (sent.allowed && isFieldRefusal(sent, received)) {
    faults.push({
      kind: 'refusedValid',
      expected: 'no field error: the contract allows this payload',
      got: describeReceived(received),
    });
  }
  return faults;
}

export function isSuccess(received: Received): boolean {
  return received.kind === 'file' || (received.kind === 'answer' && received.answer.code === 0);
}

/**
 * A payload that is refused for its form carries the rules it broke, `field: rule; …`, in `errorMessage`. A refusal for
 * what the payload asks for, such as a vehicle that is gone, has a message alone, and is nobody's fault.
 */
function isFieldRefusal({ carrier }: PayloadCase, received: Received): boolean {
  if (received.kind !== 'answer' || received.answer.code !== 400) return false;
  const { errorMessage } = received.answer;
  const [, place = ''] = /^([\w.[\]/]*): /.exec(typeof errorMessage === 'string' ? errorMessage : '') ?? [];
  const [field = ''] = place.split(/[.[/]/);
  return field === 'payload' || Object.hasOwn(carrier.schema.properties ?? {}, field);
}
