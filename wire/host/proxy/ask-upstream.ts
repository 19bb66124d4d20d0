import { Readable } from 'node:stream';
import { type AnswerCall, type Call, OutcomeUnknown, type PlainAnswer } from '../call.ts';
import { signQuery } from '../receive-file.ts';
import { fileType } from '../send.ts';

export interface Upstream {
  /** The backend's base address, followed by the contract's paths. */
  base: string;
  /** How long a call may take, in milliseconds. */
  timeout: number;
  /** Receives one line for each fault of the backend. */
  report: (line: string) => void;
  /** A monotonic clock in milliseconds. */
  clock?: () => number;
}

/** A page waits for 16 s in all, so the operator should hear of shorter delays too. */
const slow = 5000;

/** More than any answer of the contract. */
const longestAnswer = 16 * 1024 * 1024;

/** Forwards calls to a backend that knows only plain JSON. Its faults are reported and never passed on. */
export function askUpstream({ base, timeout, report, clock = () => performance.now() }: Upstream): AnswerCall {
  return async (call) => {
    const { method, path, effect } = call.operation;
    const name = `${method} ${path}`;
    const began = clock();
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), timeout);
    let loss: Loss;
    try {
      const response = await fetch(base + addressOf(call), {
        ...writeRequest(call),
        redirect: 'manual',
        signal: controller.signal,
      });
      const answer = await readAnswer(call, response);
      const took = clock() - began;
      if (took > slow) report(`${name}: the backend took ${(took / 1000).toFixed(1)} s; pages time out after 16 s`);
      if (typeof answer !== 'string') return answer;
      loss = { what: answer, isCertain: !gatewayFaults.has(response.status) };
    } catch (error) {
      loss = { ...describeLoss(error, base, timeout), cause: error };
    } finally {
      // A streamed file has no time limit.
      clearTimeout(timer);
    }
    const { what, isCertain, cause } = loss;
    if (isCertain || effect === 'query') {
      report(`${name}: ${what}`);
      return { code: 500, errorMessage: `The backend gave no usable answer (request ${call.requestId}).` };
    }
    report(`${name}: ${what}; its caller gets no answer, because its outcome is unknown`);
    throw new OutcomeUnknown(what, { cause });
  };
}

function addressOf({ operation: { method, path }, payload, token }: Call): string {
  if (method === 'GET') return `${path}?${textFields(payload)}`;
  if (!holdsFile(payload)) return path;
  const query = { ...(token !== undefined && { token }) };
  return `${path}?${textFields({ ...query, sign: signQuery(query) })}`;
}

function holdsFile(payload: Call['payload']): boolean {
  return Object.values(payload).some((value) => value instanceof File);
}

/** As `openapi.json` describes the call: JSON, a query, a form, or a form with a file. */
function writeRequest({ operation, payload, token, idempotencyKey, requestId, remoteAddress }: Call): RequestInit {
  const headers = {
    Accept: operation.envelope === 'blob' ? `${fileType}, application/json` : 'application/json',
    'Request-Id': requestId,
    'X-Forwarded-For': remoteAddress,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
  const { method } = operation;
  if (method === 'GET') return { method, headers };
  if (operation.envelope === 'plain') return { method, headers, body: textFields(payload) };
  if (holdsFile(payload)) {
    const form = new FormData();
    for (const [field, value] of Object.entries(payload))
      form.append(field, value instanceof File ? value : String(value));
    return { method, headers, body: form };
  }
  return { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(payload) };
}

function textFields(payload: Call['payload']): URLSearchParams {
  return new URLSearchParams(Object.entries(payload).map(([field, value]) => [field, String(value)]));
}

/** The answer, or its fault. */
async function readAnswer({ operation }: Call, response: Response): Promise<PlainAnswer | string> {
  const { status, headers, body } = response;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === fileType && operation.envelope === 'blob' && status === 200 && body) {
    return { code: 0, body: Readable.from(body, { objectMode: false }) };
  }
  const text = await readText(response);
  if (text === undefined) return `the backend answered more than ${longestAnswer / 1024 / 1024} MB`;
  const answered = `the backend answered HTTP ${status}`;
  if (status >= 300 && status < 400)
    return `${answered}, a redirect to ${headers.get('location')}: answer at this path`;
  if (type !== 'application/json') {
    return `${answered} with ${type || 'no content type'}, not application/json: ${shorten(text)}`;
  }
  const answer = parseAnswer(text);
  if (!answer) return `${answered} with JSON that is no answer, {"code": …}: ${shorten(text)}`;
  if (answer.code !== 0 && !operation.codes.includes(answer.code)) {
    return `the backend answered code ${answer.code}, which the contract does not list here: ${operation.codes.join(', ')}`;
  }
  return answer;
}

async function readText({ body }: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > longestAnswer) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Many frameworks write null for absent fields; a failure has no body in any case. */
function parseAnswer(text: string): PlainAnswer | undefined {
  const { code, body, message, errorMessage, reason } = parseObject(text);
  if (typeof code !== 'number' || !Number.isSafeInteger(code)) return undefined;
  return {
    code,
    ...(code === 0 && body !== undefined && body !== null && { body }),
    ...(typeof message === 'string' && { message }),
    ...(typeof errorMessage === 'string' && { errorMessage }),
    ...(code !== 0 && typeof reason === 'string' && { reason }),
  };
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

interface Loss {
  what: string;
  /** Whether the change may be reported as failed. */
  isCertain: boolean;
  cause?: unknown;
}

/** With these statuses a gateway gives up on a call that the backend behind it may still carry out. */
const gatewayFaults = new Set([502, 503, 504]);

/** Errors after which the backend has certainly not received the call. */
const neverArrived = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function describeLoss(error: unknown, base: string, timeout: number): Loss {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') {
    return { what: `the backend gave no answer within ${timeout / 1000} s`, isCertain: false };
  }
  const { code = '', message: reason } = Object(cause) as { code?: string; message?: string };
  if (neverArrived.has(code)) {
    return { what: `nothing answers at ${base} (${code}): start the backend, or correct --upstream`, isCertain: true };
  }
  if (reason === 'bad port') {
    return { what: `${base} has a port that browsers refuse: give the backend another`, isCertain: true };
  }
  return { what: `the backend closed the connection (${code || reason || message})`, isCertain: false };
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 80)}…` : line || '(nothing)';
}
