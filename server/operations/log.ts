import type { FastifyBaseLogger } from 'fastify';
import { redact } from './redact.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Write = (line: string) => void;

/** Writes one line of JSON for each entry. Nothing gets past `redact`, whoever logs it. */
export function createLog(
  level: LogLevel,
  write: Write = (line) => process.stdout.write(`${line}\n`),
  bindings: object = {},
): FastifyBaseLogger {
  const lowest = logLevels.indexOf(level);
  const at = (name: LogLevel) => (details: unknown, message?: string) => {
    if (logLevels.indexOf(name) < lowest) return;
    write(lineOf(name, bindings, details, message));
  };
  return {
    level,
    trace: at('trace'),
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
    silent: () => undefined,
    child: (more) => createLog(level, write, { ...bindings, ...more }),
  };
}

export const silentLog = createLog('silent');

function lineOf(level: LogLevel, bindings: object, details: unknown, message: string | undefined): string {
  const isText = typeof details === 'string';
  const fields = details instanceof Error ? { err: details } : isText ? {} : Object(details);
  return JSON.stringify({
    time: new Date().toISOString(),
    level,
    ...(redact(bindings) as object),
    ...(redact(fields) as object),
    message: redact(message ?? (isText ? details : '')),
  });
}
