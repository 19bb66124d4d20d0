import { TransportError } from './transport-error.ts';

/** An answer as it stands on the wire, before anything in it is trusted. */
export interface ReceivedAnswer {
  code: number;
  body?: unknown;
  message?: string;
  errorMessage?: string;
}

/** Statuses of a proxy that did not get through to the server. */
const gatewayStatuses = new Set([502, 503, 504]);

export function parseAnswer(text: string, status: number): ReceivedAnswer {
  const value = parseJson(text);
  if (isAnswer(value)) return value;
  throw gatewayStatuses.has(status)
    ? new TransportError('unreachable', { mayHaveArrived: true })
    : new TransportError('unreadable');
}

/** The part of an answer that is the same sealed and plain. */
export function withoutBody({ code, message, errorMessage }: ReceivedAnswer) {
  return { code, ...(message !== undefined && { message }), ...(errorMessage !== undefined && { errorMessage }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isAnswer(value: unknown): value is ReceivedAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { code, message, errorMessage } = value as Record<string, unknown>;
  return Number.isInteger(code) && isOptionalText(message) && isOptionalText(errorMessage);
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
