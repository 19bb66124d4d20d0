import { operations, type OperationFacts, type OperationId } from '#generated/operations.ts';
import type { Answer, ServerEnvelope } from '#wire/envelope/envelope.ts';
import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { generateServerKey, importServerKey } from '#wire/envelope/server-key.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { sessionSuite } from '#wire/envelope/session-server.ts';

/** A call as the fake server received it. */
export interface TakenCall {
  operation: OperationFacts;
  payload: Record<string, unknown>;
  token: string | undefined;
  idempotencyKey: string | undefined;
  init: RequestInit;
  url: URL;
}

/** The answer that a test gives a call: plain data, or a whole response. */
export type FakeAnswer = { code: number; body?: unknown; message?: string; errorMessage?: string } | Response;
export type FakeHandler = (call: TakenCall) => FakeAnswer | Promise<FakeAnswer>;

export interface FakeServer {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  key: { id: string; publicKey: string };
  /** Every received call, in order. */
  calls: TakenCall[];
  callsOf(id: OperationId): TakenCall[];
  /** Sets the answer of an operation from now on. */
  on(id: OperationId, handler: FakeHandler): void;
}

export const partnerId = 'site';
const byPath = new Map(
  Object.values(operations).map((operation) => [operation.path as string, operation as OperationFacts]),
);
const key = await importServerKey(await generateServerKey('k1'));

/** A server in this process that opens and seals with the real envelope. */
export function createFakeServer(now: () => number = Date.now): FakeServer {
  const envelope = serverOver([sessionSuite({ current: key })], {
    partnerIds: [partnerId],
    replayWindow: createMemoryReplayWindow(),
    clock: now,
  });
  const handlers = new Map<string, FakeHandler>();
  const calls: TakenCall[] = [];

  async function take(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address);
    const path = url.pathname.replace(/^\/api/, '');
    const operation = byPath.get(path);
    if (!operation) return new Response('', { status: 404 });
    const dated = { headers: { Date: new Date(now()).toUTCString(), 'Content-Type': 'application/json' } };
    const opened = await open(envelope, operation, url, init);
    if (!opened) return new Response(JSON.stringify({ code: 400 }), { ...dated, status: 400 });
    const { seal, ...call } = opened;
    calls.push(call);
    const answer = await handlers.get(operation.id)?.(call);
    if (answer instanceof Response) return answer;
    if (!answer) throw new Error(`The test says nothing about ${operation.id}.`);
    const isSealed = seal && operation.envelope === 'sealed';
    return new Response(JSON.stringify(isSealed ? await seal(asText(answer)) : answer), dated);
  }

  return {
    async fetch(url, init) {
      init.signal?.throwIfAborted();
      return take(url, init);
    },
    key: { id: key.id, publicKey: key.publicKey },
    calls,
    callsOf: (id) => calls.filter(({ operation }) => operation.id === id),
    on: (id, handler) => void handlers.set(id, handler),
  };
}

async function open(envelope: ServerEnvelope, operation: OperationFacts, url: URL, init: RequestInit) {
  const headers = new Headers(init.headers);
  const header = (name: string) => headers.get(name) ?? undefined;
  const common = { operation, init, url };
  // A file is received unsealed, and answered in plain.
  if (init.body instanceof FormData) {
    const token = header('Authorization')?.replace(/^Bearer /, '');
    return { ...common, payload: {}, token, idempotencyKey: header('Idempotency-Key'), seal: undefined };
  }
  if (operation.envelope === 'plain') {
    const fields = init.method === 'GET' ? url.searchParams : new URLSearchParams(init.body as string);
    const payload = Object.fromEntries(fields);
    return { ...common, payload, token: header('Authorization'), idempotencyKey: undefined, seal: undefined };
  }
  const request = { method: operation.method, path: operation.path, form: init.body as string, header };
  const opened = await envelope.open(request).catch(() => undefined);
  if (!opened) return undefined;
  const payload = JSON.parse(opened.payload) as Record<string, unknown>;
  const { token, idempotencyKey } = opened;
  return { ...common, payload, token, idempotencyKey, seal: (answer: Answer) => opened.seal(answer) };
}

function asText({ body, ...answer }: Exclude<FakeAnswer, Response>): Answer {
  return body === undefined ? answer : { ...answer, body: JSON.stringify(body) };
}
