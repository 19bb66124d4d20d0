import type { FastifyBaseLogger } from 'fastify';
import { destination, pino, stdTimeFunctions, type LoggerOptions } from 'pino';
import { redact, redactObject } from './redact.ts';

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
  // An error comes from `redact` as it is to be written.
  serializers: { err: (error: unknown) => error },
  hooks: {
    logMethod(args, method) {
      const [details, ...texts] = args as [unknown, ...unknown[]];
      // Of an error alone pino takes the message before anybody has looked into it.
      const given = details instanceof Error && texts.length === 0 ? [details, details.message] : args;
      const redacted = given.map((part, index) => (index === 0 && typeof part === 'object' ? part : redact(part)));
      method.apply(this, redacted as Parameters<typeof method>);
    },
  },
};

/** Writes one line of JSON for each entry. Nothing gets past `redact`, whoever logs it. */
export function createLog(level: LogLevel, write?: Write): FastifyBaseLogger {
  // Written behind the calls' backs: who reads the log slowly must not hold them up.
  const lines = write ? { write: (line: string) => write(line.trimEnd()) } : destination({ dest: 1, sync: false });
  return guardChildren(pino({ ...form, level }, lines));
}

/** What a child is bound to passes none of the above, and Fastify gives its own children serializers that tell more. */
function guardChildren(log: FastifyBaseLogger): FastifyBaseLogger {
  const open = log.child.bind(log);
  log.child = (bindings) => guardChildren(open(redactObject(bindings)));
  return log;
}

export const silentLog = createLog('silent', () => undefined);
