import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationFacts } from '../operation.ts';
import { callerOf } from './caller.ts';
import type { PlainAnswer } from './call.ts';
import { createBodyRoom, type HeldBody } from './body-room.ts';
import { languageOf } from '../language.ts';
import { type BodyRules, usualBodyBytes } from './limits.ts';
import { answerFull, answerTooLarge, NoRoomForBody } from './refuse.ts';

/** A large body of which only the headers have arrived. */
export interface AnnouncedUpload {
  operation: OperationFacts;
  token: string | undefined;
  /** Whether its answer must be sealed, which is impossible before the body is read. */
  isSealed: boolean;
}

/** Returns the refusal of an upload, or undefined if it may proceed. */
export type AdmitUpload = (upload: AnnouncedUpload) => Promise<PlainAnswer | undefined>;

/** Decides about every body before storing a byte of it: its size, its sender, how many at once and how slow. */
export function admitBodies(host: FastifyInstance, rules: BodyRules, admitUpload?: AdmitUpload): void {
  const room = createBodyRoom(rules);

  host.addHook('onRequest', async (request, reply) => {
    const { bodyLimit: limit, config } = request.routeOptions;
    const size = announcedSize(request, limit);
    if (size === 0) return undefined;
    // The time that a refused caller has to read the refusal.
    const allowTime = endWhenSlow(request, rules.timeout);
    if (size > limit) return answerTooLarge(request, reply);
    const body = room.take(callerOf(request.ip), size, () => request.raw.destroy(new NoRoomForBody()));
    if (!body) return answerFull(reply);
    reply.raw.once('close', body.release);
    watchArrival(request, body, rules.idle);
    const isSealed = isForm(request);
    const refusal =
      size > usualBodyBytes && config.operation
        ? await admitUpload?.({ operation: config.operation, token: tokenOf(request), isSealed })
        : undefined;
    if (!refusal) return allowTime((size / rules.bytesPerSecond) * 1000);
    if (isSealed) return answerTooLarge(request, reply);
    const message = refusal.message ?? request.server.texts.code(refusal.code, languageOf(request.query));
    return reply.send({ ...refusal, message });
  });
}

/** A body without a length may be as large as its call allows. */
function announcedSize({ headers }: FastifyRequest, limit: number): number {
  if (headers['transfer-encoding'] !== undefined) return limit;
  return Number(headers['content-length'] ?? 0);
}

class TooSlow extends Error {
  override readonly name = 'TooSlow';
  readonly statusCode = 408;
}

/** Closes the connection if a body does not arrive: nobody waits for an answer. */
function endWhenSlow({ raw }: FastifyRequest, milliseconds: number): (more: number) => void {
  const end = () => raw.destroy(new TooSlow());
  let timer = setTimeout(end, milliseconds).unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
  return (more) => {
    stop();
    if (!raw.readableEnded && !raw.destroyed) timer = setTimeout(end, milliseconds + more).unref();
  };
}

/** Counts arriving bytes, and closes the connection of a body that makes no progress. */
function watchArrival({ raw }: FastifyRequest, body: HeldBody, idle: number): void {
  // Paused, so that the listener does not start the flow: the reader of the body resumes it.
  raw.pause();
  const timer = setTimeout(() => raw.destroy(new TooSlow()), idle).unref();
  const stop = () => clearTimeout(timer);
  raw
    .on('data', (chunk: Buffer) => {
      timer.refresh();
      // The reader of the body can answer this error, unlike a destroyed connection.
      if (!body.receive(chunk.length)) raw.emit('error', new NoRoomForBody());
    })
    .on('error', stop)
    .once('end', () => {
      stop();
      body.arrived();
    })
    .once('close', stop);
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** Reads the token as `receiveFile` will, whatever form the upload has. */
function tokenOf({ headers, query }: FastifyRequest): string | undefined {
  const { token } = Object(query) as { token?: unknown };
  return typeof token === 'string' ? token : headers.authorization?.replace(/^Bearer /, '');
}
