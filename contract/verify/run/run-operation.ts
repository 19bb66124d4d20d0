import { randomUUID } from 'node:crypto';
import { madeUpToken, type PayloadCase } from '../cases/case.ts';
import type { WireCase } from '../cases/wire-cases.ts';
import type { Fault, Finding, OperationResult } from '../judge/finding.ts';
import { type Outcome, summarise } from '../judge/summarise.ts';
import { checkLaws, choicesOf } from '../laws/check-laws.ts';
import {
  describeReceived,
  isSuccess,
  judgeAnswer,
  judgePayload,
  type JudgeRefusal,
  judgeSession,
} from '../judge/judge.ts';
import type { OpenApiDocument } from '#contract/document/openapi.ts';
import type { Oracle } from '../subject/oracle.ts';
import { endsSession, type TestedOperation } from '../subject/tested-operation.ts';
import type { Received } from '../target/received.ts';
import type { Target } from '../target/target.ts';
import { callTwiceAtOnce, type Done, repeatCall, type RepeatOutcome } from './run-repeats.ts';

const CONCURRENCY = 8;

export interface OperationRun {
  target: Target;
  oracle: Oracle;
  judgeRefusal: JudgeRefusal;
  payloadCases: readonly PayloadCase[];
  wireCases: readonly WireCase[];
  token: string | undefined;
  /** A mock accepts any token and has made-up data, and not every mock remembers keys. */
  isMock: boolean;
  /** Tokens that the target must refuse, by whose they are. */
  foreignTokens: Readonly<Record<string, string>>;
  /** Reads what the call changes, as the user with this token. */
  observer: Observer | undefined;
  /** The token of a second user. */
  otherToken: string | undefined;
  /** The fields that name something of the first user, for the second one to try. */
  ownFields: Readonly<Record<string, unknown>> | undefined;
  document: OpenApiDocument;
  repeat: string;
}

export interface Observer {
  operation: TestedOperation;
  /** Whether the run tests this query too; a backend in progress may lack it. */
  isTested: boolean;
  read: (token: string | undefined) => Promise<Received>;
}

/** A caller without a user's token. */
interface Stranger {
  name: string;
  token?: string;
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
  const observed: Outcome[] = [];
  const examplesThatSucceeded: PayloadCase[] = [];

  const callAs =
    (caller: string | undefined) =>
    ({ payload, text, carrier }: PayloadCase, idempotencyKey: string) =>
      target.call({ operation, carrier: carrier.kind, payload, text, token: caller, idempotencyKey });
  const call = callAs(token);

  /** What a user has is an answer too, and is judged like one. */
  const observeAs = (caller: string | undefined) => async (): Promise<unknown> => {
    const { observer } = run;
    if (!observer) return undefined;
    const received = await observer.read(caller);
    if (!observer.isTested && !isSuccess(received)) return undefined;
    const faults = judgeAnswer(oracle, observer.operation, received);
    if (faults.length === 0 && !isSuccess(received)) {
      faults.push({ kind: 'other', expected: 'what the user has', got: describeReceived(received) });
    }
    observed.push({
      name: `${observer.operation.id}, which shows the change`,
      payload: '{}',
      faults,
      succeeded: false,
    });
    return received.kind === 'answer' ? received.answer.body : undefined;
  };
  const observe = observeAs(token);

  const sendPayload = async (one: PayloadCase): Promise<Outcome> => {
    const key = randomUUID();
    return receive(one, key, await call(one, key));
  };

  function receive(one: PayloadCase, key: string, received: Received): Outcome {
    const succeeded = isSuccess(received);
    if (succeeded && one.allowed) done.push({ sent: one, key, received });
    if (succeeded && one.kind === 'example') examplesThatSucceeded.push(one);
    const faults = judgePayload(oracle, operation, one, received);
    return { name: one.name, payload: show(one), faults, succeeded };
  }

  const isRepeated = !run.isMock && operation.replay === 'idempotent' && !endsSession(operation);

  /** Sequential, so that nothing else changes the state seen before and after; after the first success, once each. */
  async function sendExamples(examples: readonly PayloadCase[]): Promise<Outcome[]> {
    if (!isRepeated) return inParallel(examples, CONCURRENCY, sendPayload);
    const outcomes: Outcome[] = [];
    const waiting = [...examples];
    while (done.length === 0) {
      const one = waiting.shift();
      if (!one) break;
      const key = randomUUID();
      const { received, outcome } = await callTwiceAtOnce(one, key, { call, observe });
      outcomes.push(receive(one, key, received), describeRepeat(outcome));
    }
    return [...outcomes, ...(await inParallel(waiting, CONCURRENCY, sendPayload))];
  }

  async function sendRepeats(): Promise<Outcome[]> {
    const [first] = done;
    if (!first || !isRepeated) return [];
    const allowed = payloadCases.filter((one) => one.allowed);
    const other = run.otherToken;
    const outcomes = await repeatCall(first, {
      call,
      observe,
      allowed,
      ...(other !== undefined && { other: { call: callAs(other), observe: observeAs(other) } }),
    });
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

  /** The text of a refusal is in the language of its call. */
  async function compareLanguages(): Promise<Outcome[]> {
    const example = payloadCases.find(({ kind, carrier }) => kind === 'example' && carrier.kind === 'json');
    if (!example || (operation.auth !== 'user' && operation.auth !== 'staff')) return [];
    const ask = async (language: string) => {
      const payload = { ...(example.payload as object), language };
      const received = await target.call({ operation, carrier: 'json', payload, token: undefined });
      return received.kind === 'answer' && !isSuccess(received) ? received.answer.message : undefined;
    };
    const languages = choicesOf({ document: run.document, operation }, 'language').map(String);
    const texts = await Promise.all(languages.map(ask));
    const same = languages.filter((_, at) => texts[at] !== undefined && texts[at] === texts[0]);
    const faults: Fault[] =
      same.length < 2
        ? []
        : [
            {
              kind: 'other',
              expected: 'a message in the language of the call',
              got: `the same in ${same.join(', ')}: ${JSON.stringify(texts[0])}`,
            },
          ];
    return [{ name: 'no token, in other languages', payload: show(example), faults, succeeded: false }];
  }

  /** A second user names what belongs to the first. */
  async function sendOwnFields(): Promise<Outcome[]> {
    const example = payloadCases.find(({ kind }) => kind === 'example');
    if (!example || !run.ownFields || run.otherToken === undefined || run.isMock) return [];
    const sent = { ...example, payload: { ...(example.payload as object), ...run.ownFields } };
    const received = await callAs(run.otherToken)(sent, randomUUID());
    const faults = judgeAnswer(oracle, operation, received);
    if (isSuccess(received)) {
      const expected = 'a refusal: this belongs to another user';
      faults.push({ kind: 'other', expected, got: describeReceived(received) });
    }
    return [{ name: 'law: strangers', payload: show(sent), faults, succeeded: false }];
  }

  /** Another secret than the right one is refused. Sent once: more attempts may block the account. */
  async function sendWrongSecrets(): Promise<Outcome[]> {
    const right = run.isMock ? undefined : examplesThatSucceeded[0];
    if (!right) return [];
    const outcomes = (operation.laws.secrets ?? []).map(async (field): Promise<Outcome> => {
      const payload = right.payload as Record<string, unknown>;
      const sent = { ...right, isSecret: true, payload: { ...payload, [field]: turn(String(payload[field])) } };
      const received = await call(sent, randomUUID());
      const faults = judgeAnswer(oracle, operation, received);
      if (isSuccess(received))
        faults.push({ kind: 'other', expected: `a refusal: the ${field} is wrong`, got: 'success' });
      return { name: `law: secrets, a wrong ${field}`, payload: show(sent), faults, succeeded: false };
    });
    return Promise.all(outcomes);
  }

  const ofKind = (...kinds: PayloadCase['kind'][]) => payloadCases.filter(({ kind }) => kinds.includes(kind));
  const outcomes = [
    ...(await inParallel(run.wireCases, CONCURRENCY, sendWire)),
    ...(await inParallel(strangersFor(operation, run), CONCURRENCY, sendStranger)).flat(),
    ...(await compareLanguages()),
    ...(await sendOwnFields()),
    ...(await inParallel(ofKind('invalid'), CONCURRENCY, sendPayload)),
    ...(await sendExamples(ofKind('example'))),
    ...(await inParallel(ofKind('boundary', 'random'), CONCURRENCY, sendPayload)),
    ...(await sendRepeats()),
    ...(await inParallel(foreignTo(operation, run), CONCURRENCY, sendStranger)).flat(),
    ...(await sendWrongSecrets()),
    ...(await sendLaws(operation, run, examplesThatSucceeded[0])),
  ];
  return summarise(operation.id, [...outcomes, ...observed], run.repeat);
}

/** Another text of the same form. */
function turn(secret: string): string {
  const last = secret.at(-1) ?? '';
  return secret.slice(0, -1) + (/\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'x' ? 'y' : 'x');
}

/** Sends the examples of a query again after other calls have changed data, and checks its laws on the new state. */
export async function runQueryAgain(
  operation: TestedOperation,
  run: OperationRun,
): Promise<{ result: OperationResult; findings: Finding[] }> {
  const { target, oracle, payloadCases, token } = run;
  const examples = payloadCases.filter(({ kind }) => kind === 'example');
  const outcomes: Outcome[] = [];
  let succeeded: PayloadCase | undefined;
  for (const one of examples) {
    const received = await target.call({ operation, carrier: one.carrier.kind, payload: one.payload, token });
    if (isSuccess(received)) succeeded ??= one;
    const faults = judgePayload(oracle, operation, one, received);
    outcomes.push({ name: one.name, payload: show(one), faults, succeeded: isSuccess(received) });
  }
  outcomes.push(...(await sendLaws(operation, run, succeeded)));
  const named = outcomes.map((outcome) => ({ ...outcome, name: `after the changes, ${outcome.name}` }));
  return summarise(operation.id, named, run.repeat);
}

async function sendLaws(
  operation: TestedOperation,
  { target, token, document, isMock }: OperationRun,
  example: PayloadCase | undefined,
): Promise<Outcome[]> {
  if (!example || operation.effect !== 'query') return [];
  const call = (payload: object) => target.call({ operation, carrier: example.carrier.kind, payload, token });
  // Without optional fields, so that no filter leaves too little to compare.
  const { required = [] } = example.carrier.schema;
  const fields = Object.fromEntries(
    Object.entries(example.payload as object).filter(([name]) => required.includes(name)),
  );
  const outcomes = await checkLaws({ document, operation, example: fields, call, isMock });
  return outcomes.map(({ name, payload, faults }) => ({
    name,
    payload: JSON.stringify(payload),
    faults,
    succeeded: false,
  }));
}

function show({ isSecret = false, payload, text }: PayloadCase): string {
  return isSecret ? '(prepared, and not shown)' : (text ?? JSON.stringify(payload));
}

function describeRepeat({ name, sent, faults }: RepeatOutcome): Outcome {
  return { name, payload: show(sent), faults, succeeded: false };
}

function strangersFor({ auth }: TestedOperation, { isMock }: OperationRun): Stranger[] {
  if (auth !== 'user' && auth !== 'staff') return [];
  const nobody: Stranger = { name: 'no token' };
  return isMock ? [nobody] : [nobody, { name: 'a made-up token', token: madeUpToken }];
}

/** Callers with a token for other calls. A backend that takes it may carry the call out, so they come late. */
function foreignTo({ auth }: TestedOperation, { isMock, foreignTokens }: OperationRun): Stranger[] {
  if (isMock || (auth !== 'user' && auth !== 'staff')) return [];
  return Object.entries(foreignTokens).map(([name, token]): Stranger => ({ name, token }));
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
