import { randomUUID } from 'node:crypto';
import { type OpenApiDocument, resolveSchema, type Socket } from '#contract/document/openapi.ts';
import { madeUpToken, type PayloadCase } from '../cases/case.ts';
import type { PlanCases } from '../cases/plan-cases.ts';
import type { Fault, Finding, OperationResult } from '../judge/finding.ts';
import { type Outcome, summarise } from '../judge/summarise.ts';
import type { Oracle } from '../subject/oracle.ts';
import { shorten } from '../target/received.ts';
import { type Arrival, type Line, openLine } from './line.ts';

export interface SocketRun {
  document: OpenApiDocument;
  oracle: Oracle;
  planCases: PlanCases;
  /** The origin of the socket. */
  base: string;
  /** The token for the first message; without it, only refusals are checked. */
  token: string | undefined;
  isMock: boolean;
  timeout: number;
  repeat: string;
}

interface Case {
  name: string;
  /** Texts to send before it. */
  before: string[];
  text: string;
  /** What the report shows, without the token. */
  shown: string;
  /** `closed`: must be refused by a close. `answered`: must be answered by one of these types, or be ignored if absent. */
  wants: 'closed' | { answered?: readonly string[] };
}

/** Sends valid and invalid messages of every kind to a socket, and checks its messages and close codes. */
export async function verifySocket(
  id: string,
  socket: Socket,
  run: SocketRun,
): Promise<{ result: OperationResult; findings: Finding[] }> {
  const outcomes: Outcome[] = [];
  for (const one of planMessages(id, socket, run)) {
    const line = await openLine(run.base.replace(/^http/, 'ws') + socket.path, run.timeout);
    if (typeof line === 'string') {
      const fault: Fault = { kind: 'other', expected: `a WebSocket at ${socket.path}`, got: line };
      outcomes.push({ name: one.name, payload: one.shown, faults: [fault], succeeded: false });
      // Each case would report the same.
      break;
    }
    const { faults, isAnswered } = await converse(one, line, socket, run);
    line.close();
    outcomes.push({ name: one.name, payload: one.shown, faults, succeeded: isAnswered });
  }
  return summarise(id, outcomes, run.repeat);
}

function planMessages(id: string, socket: Socket, run: SocketRun): Case[] {
  const { document, token, isMock } = run;
  const types = Object.keys(socket.receives);
  const [opening = ''] = types;
  const openExample = firstExample(socket, opening);
  const open = withToken(openExample, token);
  const answers = (type: string) => socket.answers?.[type];

  const madeUp: Case = {
    name: `${opening}: a made-up token`,
    before: [],
    text: withToken(openExample, madeUpToken),
    shown: withToken(openExample, madeUpToken),
    wants: 'closed',
  };
  const strangers: Case[] = [
    ...types.slice(1).map((type): Case => ({
      ...shownAs(firstExample(socket, type)),
      name: `${type}: before ${opening}`,
      before: [],
      wants: 'closed',
    })),
    ...(isMock ? [] : [madeUp]),
  ];
  if (token === undefined) return strangers;

  const planned = types.flatMap((type) => {
    const schema = resolveSchema(document, socket.receives[type]?.schema ?? {});
    const examples = Object.entries(socket.receives[type]?.examples ?? {}).map(([name, { value }]) => ({
      name,
      value: value as Record<string, unknown>,
    }));
    const carrier = { kind: 'json', schema, examples } as const;
    return run.planCases({ id: `${id} ${type}`, carriers: [carrier], exclusive: [] }).flatMap((one) => {
      const { token: given } = Object(one.payload) as { token?: unknown };
      const isOpening = type === opening;
      // Another token is refused, whether or not the message fits.
      if (isOpening && one.allowed && given !== Object(openExample).token) return [];
      return [toCase(one, { type, isOpening })];
    });
  });

  function toCase(
    { kind, name, payload, text, allowed }: PayloadCase,
    { type, isOpening }: { type: string; isOpening: boolean },
  ): Case {
    const isExample = kind === 'example';
    const hasToken = isOpening && Object(payload).token === Object(openExample).token;
    const sent = hasToken ? withToken(payload, token) : JSON.stringify(isExample ? withOwnKey(payload) : payload);
    return {
      name: `${type}: ${name}`,
      before: isOpening ? [] : [open],
      text: text ?? sent,
      shown: text ?? JSON.stringify(payload),
      wants: !allowed ? 'closed' : isExample || isOpening ? { answered: answers(type) ?? [] } : {},
    };
  }
  return [...planned, ...strangers];
}

function withToken(payload: unknown, token: string | undefined): string {
  return JSON.stringify({ ...Object(payload), token });
}

function firstExample({ receives }: Socket, type: string): unknown {
  return Object.values(receives[type]?.examples ?? {})[0]?.value;
}

function shownAs(payload: unknown): Pick<Case, 'text' | 'shown'> {
  const text = JSON.stringify(payload);
  return { text, shown: text };
}

/** A server stores a message with a known key only once, so that a second run would get no answer. */
function withOwnKey(payload: unknown): unknown {
  const { key } = Object(payload) as { key?: unknown };
  return typeof key === 'string' ? { ...Object(payload), key: `${key}-${randomUUID()}` } : payload;
}

async function converse(one: Case, line: Line, socket: Socket, run: SocketRun) {
  const faults: Fault[] = [];
  const [opening = ''] = Object.keys(socket.receives);

  /** Reads until a message of one of these types, or the close, and judges everything. */
  async function readUntil(types: readonly string[]): Promise<Arrival | undefined> {
    for (;;) {
      const arrival = await line.next();
      if (!arrival || 'closed' in arrival) return arrival;
      const { type, fault } = judgeMessage(arrival.text, socket, run.oracle);
      if (fault) faults.push(fault);
      if (fault || (type !== undefined && types.includes(type))) return arrival;
    }
  }

  for (const text of one.before) {
    line.send(text);
    const opened = await readUntil(socket.answers?.[opening] ?? []);
    if (opened && 'text' in opened) continue;
    faults.push({ kind: 'refusedValid', expected: `an answer to ${opening}`, got: describeArrival(opened) });
    return { faults, isAnswered: false };
  }
  line.send(one.text);
  const { wants } = one;
  const expected = wants === 'closed' ? [] : (wants.answered ?? []);
  // Messages are answered in order, so the answer to one more shows that the socket is still open.
  const probe = expected.length > 0 || one.before.length === 0 ? undefined : probeOf(socket);
  if (probe) line.send(probe.text);
  const awaited = expected.length > 0 ? expected : (probe?.answers ?? Object.keys(socket.sends));
  const end = await readUntil(awaited);
  const isAnswered = end !== undefined && 'text' in end;
  if (end && 'closed' in end) faults.push(...judgeClose(end.closed, socket));
  if (faults.length > 0) return { faults, isAnswered };
  if (wants === 'closed') {
    if (!end || isAnswered) faults.push({ kind: 'acceptedInvalid', expected: 'a close', got: describeArrival(end) });
  } else if (!isAnswered && !(end && end.closed === tooLarge)) {
    const what = expected.length > 0 ? `an answer: ${expected.join(' or ')}` : 'an open socket';
    faults.push({ kind: 'refusedValid', expected: what, got: describeArrival(end) });
  }
  return { faults, isAnswered: isAnswered && wants !== 'closed' };
}

/** A close code of the protocol: the message was too large. */
const tooLarge = 1009;

function probeOf(socket: Socket): { text: string; answers: readonly string[] } | undefined {
  const [type, answers = []] = Object.entries(socket.answers ?? {}).at(-1) ?? [];
  return type === undefined ? undefined : { text: JSON.stringify(firstExample(socket, type)), answers };
}

function judgeMessage(text: string, { sends }: Socket, oracle: Oracle): { type?: string; fault?: Fault } {
  const got = shorten(text);
  const message = parse(text);
  const { type } = Object(message) as { type?: unknown };
  const described = typeof type === 'string' && Object.hasOwn(sends, type) ? sends[type] : undefined;
  if (!described?.schema) {
    return { fault: { kind: 'schemaViolation', expected: `a message: ${Object.keys(sends).join(', ')}`, got } };
  }
  const [error] = oracle.errors(described.schema, message);
  if (error !== undefined) return { fault: { kind: 'schemaViolation', expected: `${String(type)}: ${error}`, got } };
  return { type: String(type) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Codes below 3000 belong to the protocol. */
function judgeClose(code: number, { closes }: Socket): Fault[] {
  if (code < 3000 && code !== 1006 && code !== 1011) return [];
  if (Object.hasOwn(closes, String(code))) return [];
  return [{ kind: 'undeclaredCode', expected: `a close by ${Object.keys(closes).join(', ')}`, got: `close ${code}` }];
}

function describeArrival(arrival: Arrival | undefined): string {
  if (!arrival) return 'nothing in time';
  return 'closed' in arrival ? `close ${arrival.closed}` : shorten(arrival.text);
}
