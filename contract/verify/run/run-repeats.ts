import { randomUUID } from 'node:crypto';
import type { PayloadCase } from '../cases/case.ts';
import { describeReceived, isSuccess } from '../judge/judge.ts';
import type { Fault } from '../judge/finding.ts';
import type { Received } from '../target/received.ts';

/** A call that succeeded, and its idempotency key. */
export interface Done {
  sent: PayloadCase;
  key: string;
  received: Received;
}

/** Calls of one user. */
export interface Caller {
  call: (sent: PayloadCase, key: string) => Promise<Received>;
  /** The part of the user's data that the call changes. */
  observe: () => Promise<unknown>;
}

export interface Repeating extends Caller {
  /** A second user. */
  other?: Caller | undefined;
  /** Valid payloads. */
  allowed: readonly PayloadCase[];
}

export interface TwiceOutcome {
  /** The successful one of the two answers, if any. */
  received: Received;
  outcome: RepeatOutcome;
}

export interface RepeatOutcome {
  name: string;
  sent: PayloadCase;
  faults: Fault[];
}

/**
 * Repeats a successful call under its key: the answer must be the same, and nothing else may change. Another payload
 * under that key is a different change and must be refused, not carried out or answered as the first.
 */
export async function repeatCall({ sent, key, received }: Done, run: Repeating): Promise<RepeatOutcome[]> {
  const before = describeSeen(await run.observe());
  const again = await run.call(sent, key);
  const after = describeSeen(await run.observe());
  const outcomes = [
    { name: 'the same idempotency key again', sent, faults: judgeAgain(received, again, before, after) },
  ];
  const other = run.allowed.find((candidate) => differs(candidate, sent));
  if (other) {
    const answer = await run.call(other, key);
    outcomes.push({ name: 'the same idempotency key for another payload', sent: other, faults: judgeOther(answer) });
  }
  if (run.other) outcomes.push(await repeatAsOther({ sent, key, received }, run.other));
  return outcomes;
}

/** Keys belong to users: the call of a second user is not the first one's repeat, and never gets the first answer. */
async function repeatAsOther({ sent, key, received }: Done, other: Caller): Promise<RepeatOutcome> {
  const before = describeSeen(await other.observe());
  const answer = await other.call(sent, key);
  const after = describeSeen(await other.observe());
  const isSame = isSuccess(answer) && JSON.stringify(answer) === JSON.stringify(received);
  const isStolen = isSame && (before === '' ? idsIn(answer).size > 0 : before === after && (await wouldDiffer(after)));
  const faults: Fault[] = isStolen
    ? [{ kind: 'other', expected: 'the answer to the second user, or a refusal', got: describeReceived(answer) }]
    : [];
  return { name: 'the idempotency key of another user', sent, faults };

  /** Repeating an applied change has no effect, and its answer may be the same by chance. */
  async function wouldDiffer(seen: string): Promise<boolean> {
    const own = await other.call(sent, randomUUID());
    return !isSuccess(own) || describeSeen(await other.observe()) !== seen;
  }
}

/**
 * Sends a call twice at once under one key, like a client that lost its first attempt. Both must get one answer, and
 * the result must exist once.
 */
export async function callTwiceAtOnce(sent: PayloadCase, key: string, run: Caller): Promise<TwiceOutcome> {
  const before = idsIn(await run.observe());
  const [received, other] = await Promise.all([run.call(sent, key), run.call(sent, key)]);
  const made = [...idsIn(await run.observe())].filter((id) => !before.has(id));
  return {
    // Whichever came first: if the backend refuses the later one, the call is repeated under the other key.
    received: isSuccess(received) ? received : other,
    outcome: { name: 'the same idempotency key twice at once', sent, faults: judgeTwice(received, other, made) },
  };
}

function judgeTwice(received: Received, other: Received, made: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  if (JSON.stringify(received) !== JSON.stringify(other)) {
    const got = `${describeReceived(received)}, and ${describeReceived(other)}`;
    faults.push({ kind: 'other', expected: 'one answer to both', got });
  }
  if (made.length > 1) {
    faults.push({
      kind: 'other',
      expected: 'at most one new entry',
      got: `${made.length} of them: ${made.join(', ')}`,
    });
  }
  return faults;
}

/** Identifies the entries of a list at any depth. */
function idsIn(seen: unknown): Set<string> {
  const ids = new Set<string>();
  JSON.stringify(seen, (name, value: unknown) => {
    if (name === 'id') ids.add(String(value));
    return value;
  });
  return ids;
}

function judgeAgain(first: Received, again: Received, before: string, after: string): Fault[] {
  const faults: Fault[] = [];
  const [wanted, got] = [describeReceived(first), describeReceived(again)];
  if (JSON.stringify(first) !== JSON.stringify(again)) {
    faults.push({ kind: 'other', expected: `the first answer again: ${wanted}`, got });
  }
  if (before !== after) {
    faults.push({
      kind: 'other',
      expected: 'nothing more is changed',
      got: 'what the user has is another than before',
    });
  }
  return faults;
}

function judgeOther(answer: Received): Fault[] {
  if (answer.kind === 'answer' && answer.answer.code === 400) return [];
  return [{ kind: 'other', expected: 'code 400: the key was used for another payload', got: describeReceived(answer) }];
}

const common = new Set(['language', 'timeZone']);

function differs(one: PayloadCase, other: PayloadCase): boolean {
  return one.carrier.kind === other.carrier.kind && one.text === undefined && ownFields(one) !== ownFields(other);
}

function ownFields({ payload }: PayloadCase): string {
  // Sorted, because the order of fields does not matter.
  const fields = Object.entries(payload as object).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(fields.filter(([name]) => !common.has(name)));
}

/** Countdowns, which differ between two reads without any call. */
const running: ReadonlySet<string> = new Set(['remainingTimes']);

/** The user's data as text that only a real change alters. */
function describeSeen(body: unknown): string {
  return JSON.stringify(body, (name, value: unknown) => (running.has(name) ? undefined : value)) ?? '';
}
