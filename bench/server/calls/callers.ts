import { operations, type OperationFacts, type OperationId } from '../../../generated/operations.ts';
import { partnerId } from '../../../server/app.ts';
import { apiBase } from '../../../wire/host/host.ts';
import type { WireAnswer } from '../../../wire/envelope/envelope.ts';
import { createSessionClient } from '../../../wire/envelope/session-client.ts';
import type { Ready } from './messages.ts';

/** Makes a call as the buyer with this token, and rejects unless it went well. */
export type Caller = (operation: OperationId, payload: object, token: string) => Promise<void>;

export function plainCaller({ origin }: Ready): Caller {
  return async (id, payload, token) => {
    const { path }: OperationFacts = operations[id];
    const headers = { 'Content-Type': 'application/json', Authorization: token };
    const answer = await post(`${origin}${apiBase}${path}`, headers, JSON.stringify(filled(payload)));
    expectSuccess(id, answer);
  };
}

export function sealedCaller({ origin, serverKey }: Ready): Caller {
  const envelope = createSessionClient({ partnerId, serverKey });
  return async (id, payload, token) => {
    const { method, path }: OperationFacts = operations[id];
    const sealed = await envelope.seal({ method, path, payload: JSON.stringify(filled(payload)), token });
    expectSuccess(id, await sealed.open(await post(`${origin}${apiBase}${path}`, sealed.headers, sealed.form)));
  };
}

function filled(payload: object): object {
  return { language: 'en', timeZone: 'Africa/Nairobi', ...payload };
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<WireAnswer> {
  const response = await fetch(url, { method: 'POST', headers, body });
  return (await response.json()) as WireAnswer;
}

function expectSuccess(operation: string, { code, message, errorMessage }: WireAnswer): void {
  if (code !== 0) throw new Error(`${operation} answered ${code}: ${message ?? ''} ${errorMessage ?? ''}`);
}
