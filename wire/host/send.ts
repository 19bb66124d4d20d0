import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { OperationFacts } from '../operation.ts';
import type { Answer } from '../envelope/envelope.ts';
import { writeAnswer } from '../envelope/write-answer.ts';
import type { Arrival, PlainAnswer } from './call.ts';
import { breakSeal, cutOff, type Force, trickle } from './force.ts';
import { textOf } from './immutable-body.ts';
import type { Language } from '../language.ts';
import type { HostTexts } from './contract.ts';

/** The only type of file that calls return. */
export const fileType = 'application/pdf';

export const usualTrickle = 10_000;

interface Outgoing {
  type: string;
  bytes: Buffer;
}

/** Sends an answer: its text, its seal, and any forced fault. */
export async function send(
  reply: FastifyReply,
  operation: OperationFacts,
  arrival: Arrival,
  { answer, language, force }: { answer: PlainAnswer; language: Language; force: Force },
): Promise<FastifyReply> {
  if (answer.body instanceof Readable) return reply.type(fileType).send(answer.body);
  const { type, bytes } = await prepare(operation, arrival, withText(answer, language, reply.server.texts), force);
  if (force.fault !== 'slow' && force.delay) await pause(force.delay, undefined, { ref: false });
  if (force.fault === 'drop') {
    // Starts an answer and then aborts: if a connection ends without any data, browsers resend the request.
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length });
    reply.raw.write(bytes.subarray(0, 1), () => reply.raw.destroy());
    return reply;
  }
  reply.type(type);
  if (force.fault === 'slow') return reply.send(trickle(bytes, force.delay ?? usualTrickle));
  return reply.send(force.fault === 'malformed-body' ? cutOff(bytes) : bytes);
}

/** Seals an answer if its request was sealed. */
export async function prepare(
  operation: OperationFacts,
  { seal }: Arrival,
  answer: PlainAnswer,
  { fault }: Force,
): Promise<Outgoing> {
  if (answer.body instanceof Uint8Array) return { type: fileType, bytes: Buffer.from(answer.body) };
  if (!seal || operation.envelope === 'blob') return ofJson(JSON.stringify(answer));
  const sealed = await seal(withJsonBody(answer));
  return ofJson(writeAnswer(fault === 'bad-sign' ? breakSeal(sealed) : sealed));
}

/** Failures without a text get that of their code. */
export function withText(answer: PlainAnswer, language: Language, texts: HostTexts): PlainAnswer {
  if (answer.code === 0 || answer.message) return answer;
  return { ...answer, message: texts.code(answer.code, language) };
}

/** A failure has no body, so its seal carries the reason. Older clients ignore it there. */
function withJsonBody({ body, reason, ...answer }: PlainAnswer): Answer {
  if (reason !== undefined) return { ...answer, body: JSON.stringify({ reason }) };
  return body === undefined ? answer : { ...answer, body: textOf(body) };
}

function ofJson(text: string): Outgoing {
  return { type: 'application/json; charset=utf-8', bytes: Buffer.from(text) };
}
