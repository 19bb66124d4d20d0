import { randomUUID } from 'node:crypto';
import { leftOut, picture, type RecordedCall } from '#wire/host/proxy/record-calls.ts';
import type { Finding, ReplayResult } from '../judge/finding.ts';
import { describeReceived, judgeAnswer, sessionCodes } from '../judge/judge.ts';
import type { Oracle } from '../subject/oracle.ts';
import type { TestedOperation } from '../subject/tested-operation.ts';
import { type Received, shorten } from '../target/received.ts';
import type { Target } from '../target/target.ts';
import { createTranslation } from './translate.ts';

interface Replaying {
  readonly target: Target;
  readonly oracle: Oracle;
  readonly operations: readonly TestedOperation[];
  /** The logins of a visitor, and of the users given to the run. */
  readonly tokens: { visitor: string | undefined; users: readonly (string | undefined)[] };
  readonly repeat: string;
}

/**
 * Replays a recording to another backend, in order. Each answer is checked against the contract, and its code against
 * the recorded one. Bodies depend on a backend's data, so only their form is checked.
 */
export async function replayCalls(
  calls: readonly RecordedCall[],
  replaying: Replaying,
): Promise<{ result: ReplayResult; findings: Finding[] }> {
  const { target, oracle, operations, repeat } = replaying;
  const tokenOf = assignTokens(calls, replaying);
  const translation = createTranslation();
  const keys = new Map<string, string>();
  const findings: Finding[] = [];
  const left = new Map<string, number>();
  let same = 0;
  let sent = 0;
  for (const [index, call] of calls.entries()) {
    const leave = (reason: string) => left.set(reason, (left.get(reason) ?? 0) + 1);
    const operation = operations.find(({ id }) => id === call.operation);
    if (!operation) {
      leave('the contract has no such call any more');
      continue;
    }
    const token = tokenOf(call);
    const payload = withPictures(translation.translate(call.payload), operation);
    if (JSON.stringify(payload).includes(leftOut)) {
      leave('a secret was left out of it');
      continue;
    }
    if (token === null) {
      leave('of a user for whom the run has no login: --login, --other');
      continue;
    }
    const received = await target.call({
      operation,
      carrier: operation.carriers[0]?.kind ?? 'json',
      payload,
      token,
      // Repeats in the recording are repeats here, but separate from an earlier replay.
      idempotencyKey: call.repeat === undefined ? undefined : keyOf(keys, call.repeat),
    });
    sent += 1;
    if (received.kind === 'answer') translation.learn(call.answer.body, received.answer.body);
    const faults = judgeAnswer(oracle, operation, received);
    const code = codeOf(received);
    if (faults.length === 0 && code !== call.answer.code) {
      const expected = `code ${call.answer.code}, as it was recorded`;
      faults.push({ kind: 'other', expected, got: describeReceived(received) });
    }
    if (faults.length === 0) same += 1;
    const place = { operation: operation.id, case: `recorded call ${index + 1}`, repeat };
    findings.push(...faults.map((fault) => ({ ...place, ...fault, payload: shorten(JSON.stringify(payload)) })));
  }
  return { result: { calls: calls.length, sent, same, leftOut: Object.fromEntries(left) }, findings };
}

/** Recorded users get the logins of the run in the order of their first call; null if none is left. */
function assignTokens(calls: readonly RecordedCall[], { operations, tokens }: Replaying) {
  const auths = new Map(operations.map(({ id, auth }) => [id, auth]));
  const isUser = ({ operation, answer }: RecordedCall) =>
    auths.get(operation) === 'user' && !sessionCodes.has(answer.code);
  const users = [...new Set(calls.filter(isUser).flatMap(({ caller = [] }) => caller))];
  return ({ caller }: RecordedCall): string | undefined | null => {
    if (caller === undefined) return undefined;
    const number = users.indexOf(caller);
    return number === -1 ? tokens.visitor : (tokens.users[number] ?? null);
  };
}

/** The contract's example picture, because recordings have none. */
function withPictures(payload: unknown, { carriers }: TestedOperation): unknown {
  const example = carriers[0]?.examples[0]?.value;
  const entries = Object.entries(Object(payload) as Record<string, unknown>);
  return Object.fromEntries(entries.map(([field, value]) => [field, value === picture ? example?.[field] : value]));
}

function keyOf(keys: Map<string, string>, recorded: string): string {
  const key = keys.get(recorded) ?? randomUUID();
  keys.set(recorded, key);
  return key;
}

function codeOf(received: Received): number | undefined {
  if (received.kind === 'file') return 0;
  return received.kind === 'answer' ? received.answer.code : undefined;
}
