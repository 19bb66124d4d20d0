import { randomUUID } from 'node:crypto';
import type { ClientEnvelope, SealedRequest, WireAnswer } from '#wire/envelope/envelope.ts';
import { createPlainTarget } from './plain-target.ts';
import {
  isAnswer,
  isRefusal,
  readJson,
  readPlain,
  shorten,
  textOf,
  type Received,
  findUnexpectedFields,
} from './received.ts';
import type { HttpReply, Outgoing, Send } from './send.ts';
import type { Request, Target } from './target.ts';

/** A sealed request that is not sent yet, so that it can be altered or sent twice. */
export interface Prepared {
  readonly outgoing: Outgoing & { body: string };
  /** Reads the answer to the request. */
  read(reply: HttpReply): Promise<Received>;
}

export type Prepare = (request: Request, envelope?: ClientEnvelope) => Promise<Prepared>;

export function createPreparer(base: string, usual: ClientEnvelope): Prepare {
  return async ({ operation, payload, text, token, idempotencyKey = randomUUID() }, envelope = usual) => {
    const { method, path, replay, fileTypes } = operation;
    const sealed = await envelope.seal({
      method,
      path,
      payload: text ?? JSON.stringify(payload),
      ...(token !== undefined && { token }),
      ...(replay === 'idempotent' && { idempotencyKey }),
    });
    return {
      outgoing: { url: base + path, method, headers: sealed.headers, body: sealed.form },
      // A call that returns a file seals nothing: neither the file nor a failure.
      read: (reply) => (fileTypes.length > 0 ? Promise.resolve(readPlain(reply, fileTypes)) : openReply(sealed, reply)),
    };
  };
}

/** Seals what the contract seals, and sends the rest in plain. */
export function createSealedTarget(base: string, send: Send, prepare: Prepare): Target {
  const plain = createPlainTarget(base, send);
  return {
    async call(request) {
      if (request.carrier !== 'json') return plain.call(request);
      const prepared = await prepare(request);
      return prepared.read(await send(prepared.outgoing));
    },
  };
}

async function openReply(sealed: SealedRequest, reply: HttpReply): Promise<Received> {
  if ('lost' in reply) return { kind: 'unusable', what: reply.lost };
  const { status, bytes } = reply;
  const { json, what } = readJson(reply);
  if (what !== undefined) return { kind: 'unusable', what };
  if (isRefusal(status, json)) return { kind: 'refusal', status, text: textOf(bytes) };
  if (!isAnswer(json) || typeof json.body !== 'string') {
    return { kind: 'unusable', what: `the answer is not sealed (HTTP ${status}): ${shorten(textOf(bytes))}` };
  }
  const opened = await sealed.open(json as WireAnswer).catch(() => undefined);
  if (!opened) return { kind: 'unusable', what: `the answer's envelope does not open (code ${json.code})` };
  const { body, ...answer } = opened;
  const odd = findUnexpectedFields(json, reply.type);
  if (body === undefined) return { kind: 'answer', status, answer, ...odd };
  try {
    const value = JSON.parse(body) as unknown;
    const { reason } = Object(value) as { reason?: unknown };
    const rest = answer.code !== 0 && reason !== undefined ? { reason } : { body: value };
    return { kind: 'answer', status, answer: { ...answer, ...rest }, ...odd };
  } catch {
    return { kind: 'unusable', what: `the sealed body is not JSON: ${shorten(body)}` };
  }
}
