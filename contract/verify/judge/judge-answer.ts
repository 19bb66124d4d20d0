import { failureName } from '../../document/complete.ts';
import type { Oracle } from '../subject/oracle.ts';
import type { TestedOperation } from '../subject/tested-operation.ts';
import { shorten, type PlainAnswer, type Received } from '../target/received.ts';
import type { Fault } from './finding.ts';

/** What must hold of every answer to a request that arrived whole, whatever it asked for. */
export function judgeAnswer(oracle: Oracle, operation: TestedOperation, received: Received): Fault[] {
  if (received.kind === 'unusable') return [{ kind: 'other', expected: 'an answer', got: received.what }];
  if (received.kind === 'refusal') {
    return [{ kind: 'other', expected: 'an answer', got: `a sound request was refused unread: ${received.text}` }];
  }
  const faults =
    received.kind === 'file' ? judgeFile(received.size) : judgeContents(oracle, operation, received.answer);
  return [...judgeStatus(received.status), ...faults];
}

export function describeReceived(received: Received): string {
  if (received.kind === 'unusable') return received.what;
  if (received.kind === 'refusal') return `the refusal ${received.text}`;
  if (received.kind === 'file') return `a file (${received.type}, ${received.size} bytes)`;
  return shorten(JSON.stringify(received.answer));
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
  const faults = [...complain(oracle, failureName(code), answer), ...judgeBareness(answer, 'a failure')];
  if (faults.length === 0 && answer.message === '') {
    faults.push({ kind: 'schemaViolation', expected: 'a message to show', got });
  }
  // The code is declared everywhere, for outages; no input of ours may bring one about.
  if (code === 500) faults.push({ kind: 'other', expected: 'anything but a failure of the server', got });
  return faults;
}

/** Schemas let further fields pass, yet a client that expects the code alone has no place for a body. */
function judgeBareness(answer: PlainAnswer, what: string): Fault[] {
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
    return [...complain(oracle, success, answer), ...(hasBody ? [] : judgeBareness(answer, 'a success'))];
  }
  return [
    { kind: 'schemaViolation', expected: `a file (${fileTypes.join(', ')})`, got: shorten(JSON.stringify(answer)) },
  ];
}

function complain(oracle: Oracle, schema: string, answer: PlainAnswer): Fault[] {
  const complaints = oracle.complaintsOf(schema, answer);
  if (complaints.length === 0) return [];
  const some = complaints.length > 3 ? [...complaints.slice(0, 3), `and ${complaints.length - 3} more`] : complaints;
  return [{ kind: 'schemaViolation', expected: schema, got: some.join('; ') }];
}
