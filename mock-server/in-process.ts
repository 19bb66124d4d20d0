import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { core } from 'zod/mini';
import { readCanonical } from '#contract/document/openapi.ts';
import { type CodesOf, type OperationId, operations, type ReasonsOf } from '#generated/operations.ts';
import type { BodyOf } from '#generated/server.ts';
import { validators } from '#generated/validators.ts';
import { hostContract } from '#server/platform/calls/contract.ts';
import { readExamples } from '#server/platform/calls/examples.ts';
import { EnvelopeRefused, type ServerEnvelope } from '#wire/envelope/envelope.ts';
import { describeOffer, openSuites } from '#wire/envelope/offer-suites.ts';
import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { generateServerKey, importServerKey } from '#wire/envelope/server-key.ts';
import { serverOver } from '#wire/envelope/server.ts';
import type { AnswerCall, Arrival, PlainAnswer } from '#wire/host/call.ts';
import { checkPayload } from '#wire/host/check-payload.ts';
import { listIssues } from '#wire/host/describe-issues.ts';
import { executeCall } from '#wire/host/execute-call.ts';
import { cutOff, type Fault, type Force, readForce, trickle } from '#wire/host/force.ts';
import { arrivalOf, signQuery, takesFile } from '#wire/host/receive-file.ts';
import { openSealed, parseJson } from '#wire/host/receive.ts';
import { prepare, usualTrickle, withText } from '#wire/host/send.ts';
import { type Language, languageOf } from '#wire/language.ts';
import { acceptSessionInNode } from '#wire/node/session.ts';
import type { OperationFacts } from '#wire/operation.ts';
import { createMockAnswer } from './answer.ts';
import { createMemory } from './state/memory.ts';

/** What a call answers instead of the mock's own answer. A delay and a fault can be combined with either. */
export interface Choice<Id extends OperationId> {
  /** The name of an example of the contract. */
  example?: string;
  /** A failure that the contract lists for the call. */
  code?: CodesOf<Id>;
  /** A reason that the contract lists for the code. */
  reason?: ReasonsOf<Id>;
  /** Your own data, which must fit the contract. */
  body?: BodyOf<Id>;
  /** Milliseconds. The call is carried out first. */
  delay?: number;
  /** `drop` breaks the connection, `malformed-body` cuts the answer off, `bad-sign` breaks its seal. */
  fault?: Fault;
  /** For how many calls; by default all until `reset`. */
  times?: number;
}

export interface InProcessMock {
  /** Answers a request to the API, sealed or plain. Rejects if the connection is to break. */
  fetch(request: Request): Promise<Response>;
  /** Chooses what a call answers from now on. Throws if the contract does not allow it. */
  answer<Id extends OperationId>(call: Id, choice: Choice<Id>): void;
  /** Forgets all choices, and what callers have done. */
  reset(): void;
}

interface Forced {
  force: Force;
  /** An example, which is answered in the language of the call. */
  example?: string;
}

interface Chosen extends Forced {
  left: number;
}

const partnerId = 'gariport-web';
const examples = readExamples();
const byAddress = new Map<string, OperationFacts>(
  Object.values(operations).map((operation) => [`${operation.method} ${operation.path}`, operation]),
);
const log = {
  error: (details: object, message: string) => console.error(message, details),
  warn: (details: object, message: string) => console.warn(message, details),
};

/** The mock server without a network: requests to `base`, such as `http://localhost/api`, are answered by `fetch`. */
export function createInProcessMock(base: string): InProcessMock {
  const apiPath = new URL(base).pathname.replace(/\/+$/, '');
  const session = openMockSession();
  const chosen = new Map<string, Chosen>();
  let answerCall = createAnswer();

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const path = pathname.slice(apiPath.length);
      const { envelope, discovery } = await session;
      if (request.method === 'GET' && path === '/envelope.json') return Response.json(discovery);
      const operation = byAddress.get(`${request.method} ${path}`);
      if (!operation) return Response.json({ code: 400, message: 'route path error' }, { status: 404 });
      const arrival = await receiveRequest(operation, request, envelope).catch((error: unknown) => {
        if (error instanceof EnvelopeRefused) return undefined;
        throw error;
      });
      if (!arrival) return Response.json({ code: 400 }, { status: 400 });
      return respond(operation, request, arrival);
    },
    answer(call, choice) {
      chosen.set(call, { ...forceOf(operations[call], choice), left: choice.times ?? Number.POSITIVE_INFINITY });
    },
    reset() {
      chosen.clear();
      answerCall = createAnswer();
    },
  };

  async function respond(operation: OperationFacts, request: Request, arrival: Arrival): Promise<Response> {
    const language = languageOf(arrival.payload);
    const sealed = arrival.seal !== undefined && operation.envelope === 'sealed';
    const asked = readForce(operation, (name) => request.headers.get(name) ?? undefined, {
      examples,
      language,
      sealed,
    });
    const force = { ...takeChosen(operation.id, language), ...asked };
    const answer = withText(force.answer ?? (await answerChecked()), language, hostContract.texts);
    const { type, bytes } = await prepare(operation, arrival, answer, force);
    if (force.fault !== 'slow' && force.delay) await pause(force.delay);
    if (force.fault === 'drop') throw new TypeError('The connection was dropped.');
    return new Response(bodyOf(force, bytes), { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });

    async function answerChecked(): Promise<PlainAnswer> {
      const checked = checkPayload(operation, arrival, language, hostContract);
      if ('refusal' in checked) return checked.refusal;
      const { token, idempotencyKey } = arrival;
      const call = {
        operation,
        payload: checked.payload,
        language,
        requestId: randomUUID(),
        remoteAddress: '127.0.0.1',
        ...(token !== undefined && { token }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      };
      return executeCall(call, { answer: answerCall, validateAnswers: true, contract: hostContract }, log);
    }
  }

  function takeChosen(id: string, language: Language): Force {
    const found = chosen.get(id);
    if (!found) return {};
    found.left -= 1;
    if (found.left <= 0) chosen.delete(id);
    const answer = found.example === undefined ? undefined : examples.find(id, found.example, language);
    return { ...found.force, ...(answer && { answer }) };
  }
}

function bodyOf({ fault, delay = usualTrickle }: Force, bytes: Buffer): BodyInit {
  if (fault === 'slow') return Readable.toWeb(trickle(bytes, delay)) as ReadableStream<Uint8Array>;
  return new Uint8Array(fault === 'malformed-body' ? cutOff(bytes) : bytes);
}

/** Without Prism, which cannot be bundled: payloads are checked by the generated validators only. */
function createAnswer(): AnswerCall {
  return createMockAnswer(readCanonical(), examples, createMemory(), async ({ operation, language }, name) => {
    const found = examples.find(operation.id, name, language) ?? examples.find(operation.id, 'success', language);
    return found ?? examples.find(operation.id, examples.namesOf(operation.id)[0] ?? '', language) ?? { code: 500 };
  });
}

async function openMockSession() {
  const current = await importServerKey(await generateServerKey('mock'));
  const suites = openSuites(['session', 'static'], { current }, acceptSessionInNode);
  const envelope = serverOver(suites, { replayWindow: createMemoryReplayWindow(), partnerIds: [partnerId] });
  return { envelope, discovery: describeOffer(partnerId, ['session', 'static'], { current }) };
}

async function receiveRequest(operation: OperationFacts, request: Request, envelope: ServerEnvelope): Promise<Arrival> {
  const { headers } = request;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const token = query['token'] ?? headers.get('Authorization')?.replace(/^Bearer /, '');
  const idempotencyKey = headers.get('Idempotency-Key');
  const carried = { ...(token && { token }), ...(idempotencyKey && { idempotencyKey }) };
  const type = headers.get('Content-Type') ?? '';
  if (operation.method === 'GET') return { ...carried, payload: query, textOnly: true };
  if (type.startsWith('multipart/form-data')) {
    if (!takesFile(operation) || query['sign'] !== signQuery(query)) throw new EnvelopeRefused();
    const form = await request.formData();
    const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const file = form.get('file');
    if (!(file instanceof File)) throw new EnvelopeRefused();
    return arrivalOf(operation, { query, headers: carried, fields: Object.fromEntries(entries), file });
  }
  const text = await request.text();
  if (type.startsWith('application/json')) return { ...carried, payload: parseJson(text) };
  if (operation.envelope === 'plain') {
    return { ...carried, payload: Object.fromEntries(new URLSearchParams(text)), textOnly: true };
  }
  if (operation.envelope === 'multipart') throw new EnvelopeRefused();
  return openSealed(operation, (name) => headers.get(name) ?? undefined, text, envelope);
}

function forceOf<Id extends OperationId>(operation: OperationFacts, choice: Choice<Id>): Forced {
  const { id, codes } = operation;
  const { example, code, reason, body, delay, fault } = choice;
  const force = { ...(delay !== undefined && { delay }), ...(fault !== undefined && { fault }) };
  if ([example, code, body].filter((one) => one !== undefined).length > 1) {
    throw new TypeError(`${id}: choose one of example, code and body.`);
  }
  if (body !== undefined) {
    const schema = validators[id as OperationId].body;
    const checked = schema && core.safeParse(schema, body);
    if (checked?.success) return { force: { ...force, answer: { code: 0, body } } };
    const why = checked ? listIssues(checked.error.issues) : 'it has none';
    throw new TypeError(`${id}: this body does not fit the contract: ${why}`);
  }
  if (code !== undefined && !codes.includes(code)) {
    throw new TypeError(`${id} has no code ${code}: use one of ${codes.join(', ')}.`);
  }
  const name = code === undefined ? example : ['code', code, reason].filter((part) => part !== undefined).join('-');
  if (name === undefined) return { force };
  if (examples.find(id, name, 'en')) return { force, example: name };
  throw new TypeError(`${id} has no example ${name}: use one of ${examples.namesOf(id).join(', ')}.`);
}
