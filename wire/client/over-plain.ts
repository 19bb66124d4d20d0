import type { OperationFacts } from '../../generated/operations.ts';
import type { Call, Exchange } from './exchange.ts';
import { type Network, parseAnswer, send, withoutBody } from './network.ts';

export interface PlainWire {
  baseUrl: string;
  network: Network;
  headers?: (operation: OperationFacts) => Record<string, string>;
}

/** The lowest layer of a call without an envelope: a GET with its parameters in the address, or a plain form. */
export function overPlain({ baseUrl, network, headers }: PlainWire): Exchange {
  return async (call) => {
    const { url, init } = plainRequest(call);
    const sent = {
      ...init,
      headers: { ...headers?.(call.operation), ...init.headers },
      ...(call.signal && { signal: call.signal }),
    };
    const { text, status } = await send(network, baseUrl + url, sent, async (response) => ({
      text: await response.text(),
      status: response.status,
    }));
    const answer = parseAnswer(text, status);
    return { ...withoutBody(answer), ...(answer.body !== undefined && { body: answer.body }) };
  };
}

function plainRequest({ operation, payload, token }: Call) {
  const fields = new URLSearchParams(textFields(payload)).toString();
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  if (operation.method === 'GET') {
    return { url: fields ? `${operation.path}?${fields}` : operation.path, init: { method: 'GET', headers } };
  }
  headers['Content-Type'] = 'application/x-www-form-urlencoded';
  return { url: operation.path, init: { method: 'POST', headers, body: fields } };
}

function textFields(payload: string): Record<string, string> {
  const fields = JSON.parse(payload) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
