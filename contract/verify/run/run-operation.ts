import { randomUUID } from 'node:crypto';
import type { PayloadCase } from '../cases/case.ts';
import type { WireCase } from '../cases/wire-cases.ts';
import { type Fault, type Finding, type FindingKind, findingKinds, type OperationResult } from '../judge/finding.ts';
import { isSuccess, judgePayload, type JudgeRefusal, judgeSession } from '../judge/judge.ts';
import type { Oracle } from '../subject/oracle.ts';
import { endsSession, type TestedOperation } from '../subject/tested-operation.ts';
import { type Received, shorten } from '../target/received.ts';
import type { Target } from '../target/target.ts';
import { callTwiceAtOnce, type Done, repeatCall, type RepeatOutcome } from './run-repeats.ts';

const CONCURRENCY = 8;

/** Looks like a token of the contract, but belongs to nobody. */
export const madeUpToken = 'conformance_made_up_token_000000000000';

export interface OperationRun {
  target: Target;
  oracle: Oracle;
  judgeRefusal: JudgeRefusal;
  payloadCases: readonly PayloadCase[];
  wireCases: readonly WireCase[];
  token: string | undefined;
  /** Tokens that the target must refuse; a mock accepts any made-up one. */
  checksMadeUpToken: boolean;
  /** Whether to repeat calls with the same idempotency key; not every mock remembers keys. */
  checksRepeats: boolean;
  observe: () => Promise<unknown>;
  repeat: string;
}

/** A caller without a user's token. */
interface Stranger {
  name: string;
  token?: string;
}

interface Outcome {
  name: string;
  payload: string;
  faults: readonly Fault[];
  succeeded: boolean;
}

/**
 * Sends an operation's cases. Those that must change nothing go first, so that the examples find the state they need.
 */
export async function runOperation(
  operation: TestedOperation,
  run: OperationRun,
): Promise<{ result: OperationResult; findings: Finding[] }> {
  const { target, oracle, payloadCases, token } = run;

  const done: Done[] = [];

  const call = ({ payload, text, carrier }: PayloadCase, idempotencyKey: string) =>
    target.call({ operation, carrier: carrier.kind, payload, text, token, idempotencyKey });

  const sendPayload = async (one: PayloadCase): Promise<Outcome> => {
    const key = randomUUID();
    return receive(one, key, await call(one, key));
  };

  function receive(one: PayloadCase, key: string, received: Received): Outcome {
    const succeeded = isSuccess(received);
    if (succeeded && one.allowed) done.push({ sent: one, key, received });
    const faults = judgePayload(oracle, operation, one, received);
    return { name: one.name, payload: show(one), faults, succeeded };
  }

  const isRepeated = run.checksRepeats && operation.replay === 'idempotent' && !endsSession(operation);

  /** Sequential, so that nothing else changes the state seen before and after; after the first success, once each. */
  async function sendExamples(examples: readonly PayloadCase[]): Promise<Outcome[]> {
    if (!isRepeated) return inParallel(examples, CONCURRENCY, sendPayload);
    const outcomes: Outcome[] = [];
    const waiting = [...examples];
    while (done.length === 0) {
      const one = waiting.shift();
      if (!one) break;
      const key = randomUUID();
      const { received, outcome } = await callTwiceAtOnce(one, key, { call, observe: run.observe });
      outcomes.push(receive(one, key, received), describeRepeat(outcome));
    }
    return [...outcomes, ...(await inParallel(waiting, CONCURRENCY, sendPayload))];
  }

  async function sendRepeats(): Promise<Outcome[]> {
    const [first] = done;
    if (!first || !isRepeated) return [];
    const allowed = payloadCases.filter((one) => one.allowed);
    const outcomes = await repeatCall(first, { call, observe: run.observe, allowed });
    return outcomes.map(describeRepeat);
  }

  async function sendWire(one: WireCase): Promise<Outcome> {
    const received = await one.send(operation, token);
    return { name: one.name, payload: '{}', faults: run.judgeRefusal(received), succeeded: false };
  }

  async function sendStranger({ name, token: stranger }: Stranger): Promise<Outcome[]> {
    const example = payloadCases.find(({ kind }) => kind === 'example');
    if (!example) return [];
    const { payload, carrier } = example;
    const received = await target.call({ operation, carrier: carrier.kind, payload, token: stranger });
    const faults = judgeSession(oracle, operation, received);
    return [{ name, payload: show(example), faults, succeeded: false }];
  }

  const ofKind = (...kinds: PayloadCase['kind'][]) => payloadCases.filter(({ kind }) => kinds.includes(kind));
  const outcomes = [
    ...(await inParallel(run.wireCases, CONCURRENCY, sendWire)),
    ...(await inParallel(strangersFor(operation, run), CONCURRENCY, sendStranger)).flat(),
    ...(await inParallel(ofKind('invalid'), CONCURRENCY, sendPayload)),
    ...(await sendExamples(ofKind('example'))),
    ...(await inParallel(ofKind('boundary', 'random'), CONCURRENCY, sendPayload)),
    ...(await sendRepeats()),
  ];
  return summarise(operation.id, outcomes, run.repeat);
}

function show({ isSecret = false, payload, text }: PayloadCase): string {
  return isSecret ? '(prepared, and not shown)' : (text ?? JSON.stringify(payload));
}

function describeRepeat({ name, sent, faults }: RepeatOutcome): Outcome {
  return { name, payload: show(sent), faults, succeeded: false };
}

function strangersFor({ auth }: TestedOperation, { checksMadeUpToken }: OperationRun): Stranger[] {
  if (auth !== 'user' && auth !== 'staff') return [];
  const nobody: Stranger = { name: 'no token' };
  return checksMadeUpToken ? [nobody, { name: 'a made-up token', token: madeUpToken }] : [nobody];
}

function summarise(operation: string, outcomes: readonly Outcome[], repeat: string) {
  const findings = outcomes.flatMap(({ name, payload, faults }) =>
    faults.map((fault): Finding => ({ operation, case: name, ...fault, payload: shorten(payload), repeat })),
  );
  const counts = Object.fromEntries(
    findingKinds.map((kind) => [kind, findings.filter((finding) => finding.kind === kind).length]),
  ) as Record<FindingKind, number>;
  const result: OperationResult = {
    operation,
    cases: outcomes.length,
    ok: outcomes.filter(({ faults }) => faults.length === 0).length,
    counts,
    succeeded: outcomes.some(({ succeeded }) => succeeded),
  };
  return { result, findings };
}

/** Processes the items, at most `limit` at once; the results keep their order. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const workers = Array.from({ length: limit }, async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  });
  await Promise.all(workers);
  return results;
}
