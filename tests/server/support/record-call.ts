import { expect } from 'vitest';
import { operations } from '#generated/operations.ts';
import { loadEnvelope } from '#wire/envelope/load-envelope.ts';
import type { EnvelopeOffer } from '#wire/envelope/offer.ts';
import type { ApiProcess } from './spawn-api.ts';

/** Sends recorded bytes again, as a man in the middle could. */
export type Resend = (node: ApiProcess) => Promise<'taken' | 'refused'>;

/** Makes a sealed call without an idempotency key, and returns a function that repeats it. */
export async function recordCall(node: ApiProcess): Promise<Resend> {
  const client = await loadEnvelope((await (await fetch(`${node.target}/envelope.json`)).json()) as EnvelopeOffer);
  const { method, path } = operations.listMakes;
  const payload = JSON.stringify({ language: 'en', timeZone: 'Africa/Nairobi' });
  const { headers, form } = await client.seal({ method, path, payload });
  const send: Resend = async ({ target }) => {
    const { status } = await fetch(target + path, { method, headers, body: form });
    expect([200, 400]).toContain(status);
    return status === 200 ? 'taken' : 'refused';
  };
  expect(await send(node)).toBe('taken');
  return send;
}
