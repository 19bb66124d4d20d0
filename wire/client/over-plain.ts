import type { OperationFacts } from '../operation.ts';
import type { Call, Exchange } from './exchange.ts';
import { type Network, parseAnswer, readFileOrText, send, type Sent, withoutBody } from './network.ts';

export interface PlainWire {
  baseUrl: string;
  network: Network;
  headers?: (operation: OperationFacts) => Record<string, string>;
}

/**
 * The lowest layer of a call without an envelope: a GET with query parameters, a plain form, or JSON where the server
 * accepts plain calls that the contract seals.
 */
export function overPlain({ baseUrl, network, headers }: PlainWire): Exchange {
  return async (call) => {
    const { url, init } = plainRequest(call);
    const sent = {
      ...init,
      headers: { ...headers?.(call.operation), ...init.headers },
      ...(call.signal && { signal: call.signal }),
      ...(call.operation.replay === 'safe' && { isSafe: true }),
    };
    const { file, text, status } = await send(network, baseUrl + url, sent, async (response) => ({
      ...(await readFileOrText(call.operation, response)),
      status: response.status,
    }));
    if (file) return { code: 0, file };
    const answer = parseAnswer(text, status, baseUrl + url);
    return { ...withoutBody(answer), ...(answer.body !== undefined && { body: answer.body }) };
  };
}

function plainRequest({ operation, payload, token, idempotencyKey }: Call): { url: string; init: Sent } {
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
  if (operation.envelope !== 'plain') {
    const json = { ...headers, 'Content-Type': 'application/json' };
    return { url: operation.path, init: { method: 'POST', headers: json, body: payload } };
  }
  const fields = new URLSearchParams(textFields(payload)).toString();
  if (operation.method === 'GET') {
    return { url: fields ? `${operation.path}?${fields}` : operation.path, init: { method: 'GET', headers } };
  }
  const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' };
  return { url: operation.path, init: { method: 'POST', headers: form, body: fields } };
}

function textFields(payload: string): Record<string, string> {
  const fields = JSON.parse(payload) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
