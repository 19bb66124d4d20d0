import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EnvelopeRefused } from '../envelope/envelope.ts';
import type { Language } from '../language.ts';
import { OutcomeUnknown } from './call.ts';
import type { HostRefusal, HostTexts } from './contract.ts';

/** Answers requests that never become a call: unknown paths and unreadable requests. */
export function answerRefusals(host: FastifyInstance): void {
  // During an update another node may have the path, so no cache may store that it is missing.
  host.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('Cache-Control', 'no-store').send({ code: 400, message: 'route path error' }),
  );
  host.setErrorHandler(answerError);
}

/** With two Host headers a proxy may use one and we the other. Node silently takes the first. */
export function refuseTwoHosts(host: FastifyInstance): void {
  host.addHook('onRequest', async ({ raw: { rawHeaders } }, reply) => {
    const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    return names.length > 1 ? reply.code(400).send({ code: 400 }) : undefined;
  });
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof OutcomeUnknown) {
    reply.hijack().raw.destroy();
    return reply;
  }
  if (error instanceof RefusedUpload) {
    return reply.send({ code: 400, message: error.message, reason: error.reason });
  }
  if (error instanceof NoRoomForBody && !request.raw.destroyed) return answerFull(reply);
  if (error.statusCode === 413) return answerTooLarge(request, reply);
  const isUnreadable =
    error instanceof EnvelopeRefused ||
    (error.statusCode !== undefined && error.statusCode < 500) ||
    // The sender has left or was too slow, and aborted the read.
    request.raw.readableAborted;
  // The same answer for every envelope fault: the caller must not learn which check failed.
  if (isUnreadable) return reply.code(400).send({ code: 400 });
  request.log.error({ err: error }, 'a request failed');
  const message = request.server.texts.code(500, 'en');
  // A stream that fails before its first byte leaves its status and caching.
  reply.code(error.statusCode ?? 500).header('Cache-Control', 'no-store');
  return reply.send({ code: 500, message, errorMessage: `request ${request.id}` });
}

/** The bytes in progress exceed what a node holds at once. */
export class NoRoomForBody extends Error {
  override readonly name = 'NoRoomForBody';
  readonly statusCode = 503;
}

export function answerFull(reply: FastifyReply): FastifyReply {
  const message = reply.server.texts.refusal('tooManyRequests', 'en');
  return reply.code(503).header('Retry-After', '5').send({ code: 400, message });
}

export function answerTooLarge(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { texts } = request.server;
  const message = request.isMultipart() ? texts.refusal('imageTooLarge', 'en') : texts.code(400, 'en');
  return reply.code(413).send({ code: 400, message, errorMessage: 'The request is too large.' });
}

/** A file that cannot be accepted, detected while the request was being read. */
export class RefusedUpload extends Error {
  override readonly name = 'RefusedUpload';
  readonly reason: HostRefusal;

  constructor(reason: HostRefusal, texts: HostTexts, language: Language) {
    super(texts.refusal(reason, language));
    this.reason = reason;
  }
}
