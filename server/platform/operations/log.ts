import type { FastifyBaseLogger } from 'fastify';
import { destination, pino, stdTimeFunctions, type LoggerOptions } from 'pino';
import { redact, redactObject } from './redact.ts';
import { currentSpan } from '#server/platform/tracing.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Write = (line: string) => void;

const form: LoggerOptions = {
  base: null,
  messageKey: 'message',
  timestamp: stdTimeFunctions.isoTime,
  formatters: {
    level: (level) => ({ level }),
    log: redactObject,
  },
  mixin: () => {
    const span = currentSpan();
    return span ? { traceId: span.traceId } : {};
  },
  // `redact` has already reduced the error.
  serializers: { err: (error: unknown) => error },
  hooks: {
    logMethod(args, method) {
      const [details, ...texts] = args as [unknown, ...unknown[]];
      // If an error is logged alone, pino takes its message before redaction.
      const given = details instanceof Error && texts.length === 0 ? [details, details.message] : args;
      const redacted = given.map((part, index) => (index === 0 && typeof part === 'object' ? part : redact(part)));
      method.apply(this, redacted as Parameters<typeof method>);
    },
  },
};

/** Writes one JSON line per entry. Every entry passes through `redact`. */
export function createLog(level: LogLevel, write?: Write): FastifyBaseLogger {
  // Written asynchronously, so that a slow log reader does not block calls.
  const lines = write ? { write: (line: string) => write(line.trimEnd()) } : destination({ dest: 1, sync: false });
  return guardChildren(pino({ ...form, level }, lines));
}

/** Redacts child bindings here and drops their serializers, because Fastify's log too much. */
function guardChildren(log: FastifyBaseLogger): FastifyBaseLogger {
  const open = log.child.bind(log);
  log.child = (bindings) => guardChildren(open(redactObject(bindings)));
  return log;
}

export const silentLog = createLog('silent', () => undefined);
