import { failureName } from '#contract/document/complete.ts';
import type { Oracle } from '../subject/oracle.ts';
import type { TestedOperation } from '../subject/tested-operation.ts';
import { type PlainAnswer, type Received, shorten } from '../target/received.ts';
import type { Fault } from './finding.ts';
import type { PayloadCase } from '../cases/case.ts';

/** Rules for every answer to a valid request, whatever it asked for. */
export function judgeAnswer(oracle: Oracle, operation: TestedOperation, received: Received): Fault[] {
  if (received.kind === 'unusable') return [{ kind: 'other', expected: 'an answer', got: received.what }];
  if (received.kind === 'refusal') {
    return [{ kind: 'other', expected: 'an answer', got: `a valid request was refused: ${received.text}` }];
  }
  const faults =
    received.kind === 'file'
      ? judgeFile(received.size)
      : [...judgeContents(oracle, operation, received.answer), ...judgeOddities(received)];
  return [...judgeStatus(received.status), ...faults];
}

export function describeReceived(received: Received): string {
  if (received.kind === 'unusable') return received.what;
  if (received.kind === 'refusal') return `the refusal ${received.text}`;
  if (received.kind === 'file') return `a file (${received.type}, ${received.size} bytes)`;
  return shorten(JSON.stringify(received.answer));
}

function judgeOddities({ unknownFields = [], otherType }: Extract<Received, { kind: 'answer' }>): Fault[] {
  const faults: Fault[] = [];
  if (unknownFields.length > 0) {
    const expected = 'an answer of code, body, message, errorMessage and reason';
    faults.push({ kind: 'schemaViolation', expected, got: `it has ${unknownFields.join(', ')} too` });
  }
  if (otherType !== undefined) {
    faults.push({ kind: 'other', expected: 'the content type application/json', got: otherType });
  }
  return faults;
}

function judgeStatus(status: number): Fault[] {
  return status === 200 ? [] : [{ kind: 'other', expected: 'HTTP 200, as with every answer', got: `HTTP ${status}` }];
}

function judgeFile(size: number): Fault[] {
  return size > 0 ? [] : [{ kind: 'schemaViolation', expected: 'a file', got: 'an empty file' }];
}

function judgeContents(oracle: Oracle, operation: TestedOperation, answer: PlainAnswer): Fault[] {
  const { code } = answer;
  const got = shorten(JSON.stringify(answer));
  if (code === 0) return judgeSuccess(oracle, operation, answer);
  if (!operation.codes.includes(code)) {
    return [
      { kind: 'undeclaredCode', expected: `0 or one of ${operation.codes.join(', ')}`, got: `code ${code}: ${got}` },
    ];
  }
  const faults = [...validate(oracle, failureName(code), answer), ...judgeEmptyBody(answer, 'a failure')];
  const reasons = operation.reasons[code] ?? [];
  if (answer.reason !== undefined && !reasons.some((reason) => reason === answer.reason)) {
    const expected = reasons.length > 0 ? `no reason, or one of ${reasons.join(', ')}` : 'no reason';
    faults.push({ kind: 'schemaViolation', expected, got });
  }
  if (faults.length === 0 && answer.message === '') {
    faults.push({ kind: 'schemaViolation', expected: 'a message to show', got });
  }
  // The code is declared everywhere for outages; no input may cause it.
  if (code === 500) faults.push({ kind: 'other', expected: 'anything but a failure of the server', got });
  return faults;
}

/** Schemas allow additional fields, but a client that expects only a code cannot use a body. */
function judgeEmptyBody(answer: PlainAnswer, what: string): Fault[] {
  if (answer.body === undefined) return [];
  return [
    {
      kind: 'schemaViolation',
      expected: `${what} without a body`,
      got: `a body: ${shorten(JSON.stringify(answer.body))}`,
    },
  ];
}

function judgeSuccess(oracle: Oracle, { success, hasBody, fileTypes }: TestedOperation, answer: PlainAnswer): Fault[] {
  if (success !== undefined) {
    return [...validate(oracle, success, answer), ...(hasBody ? [] : judgeEmptyBody(answer, 'a success'))];
  }
  return [
    { kind: 'schemaViolation', expected: `a file (${fileTypes.join(', ')})`, got: shorten(JSON.stringify(answer)) },
  ];
}

function validate(oracle: Oracle, schema: string, answer: PlainAnswer): Fault[] {
  const problems = oracle.errorsOf(schema, answer);
  if (problems.length === 0) return [];
  const some = problems.length > 3 ? [...problems.slice(0, 3), `and ${problems.length - 3} more`] : problems;
  return [{ kind: 'schemaViolation', expected: schema, got: some.join('; ') }];
}

/** Checks an answer against the contract, and against whether the contract allows the request. */
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
  if (sent.allowed && (isFieldRefusal(sent, received) || isUndeclaredRefusal(operation, received))) {
    faults.push({
      kind: 'refusedValid',
      expected: 'no refusal of its form: the contract allows this payload',
      got: describeReceived(received),
    });
  }
  return faults;
}

export function isSuccess(received: Received): boolean {
  return received.kind === 'file' || (received.kind === 'answer' && received.answer.code === 0);
}

/**
 * A payload refused for its form has the broken rules in `errorMessage`: `field: rule; …`. A refusal for its content,
 * such as a sold vehicle, has only a message and is not a fault.
 */
function isFieldRefusal({ carrier }: PayloadCase, received: Received): boolean {
  if (received.kind !== 'answer' || received.answer.code !== 400) return false;
  const { errorMessage } = received.answer;
  const [, place = ''] = /^([\w.[\]/]*): /.exec(typeof errorMessage === 'string' ? errorMessage : '') ?? [];
  const [field = ''] = place.split(/[.[/]/);
  return field === 'payload' || Object.hasOwn(carrier.schema.properties ?? {}, field);
}

/** A call whose contract gives no reason for code 400 refuses no valid payload with it. */
function isUndeclaredRefusal({ mayRefuse, codes }: TestedOperation, received: Received): boolean {
  return !mayRefuse && codes.includes(400) && received.kind === 'answer' && received.answer.code === 400;
}

/** The codes that ask a caller to log in, or log in again. */
export const sessionCodes: ReadonlySet<number> = new Set([403, 421, 430, 431, 432]);

/** Checks the answer to a user's call that was made without a login. */
export function judgeSession(oracle: Oracle, operation: TestedOperation, received: Received): Fault[] {
  const faults = judgeAnswer(oracle, operation, received);
  const wanted = operation.codes.filter((code) => sessionCodes.has(code));
  const isTurnedAway = received.kind === 'answer' && wanted.includes(received.answer.code);
  if (isTurnedAway || faults.length > 0) return faults;
  return [{ kind: 'other', expected: `a refused login: one of ${wanted.join(', ')}`, got: describeReceived(received) }];
}

/** Checks the answers to broken envelopes. One instance serves a whole run, because refusals must be identical. */
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
