import { describe, expect, it, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { AnswerUnreadable, NoUsableSuite, type ClientEnvelope, type WireAnswer } from '../envelope/envelope.ts';
import type { Network } from './network.ts';
import { createServerTime, type EnvelopeWire, overEnvelope } from './over-envelope.ts';
import { callOf } from './testing/calls.ts';
import { withTimeout } from './with-timeout.ts';

const now = Date.UTC(2026, 4, 4, 10);
const open = async ({ body, ...rest }: WireAnswer) => {
  if (body === 'tampered') throw new AnswerUnreadable();
  return { ...rest, ...(body && { body }) };
};
const envelope: ClientEnvelope = {
  seal: async ({ payload, token, idempotencyKey }) => ({
    headers: {
      Envelope: 'session',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    form: `json=${payload}`,
    open,
  }),
};

function json(answer: object, init: ResponseInit & { date?: number } = {}) {
  const headers = { 'Content-Type': 'application/json', Date: new Date(init.date ?? now).toUTCString() };
  return new Response(JSON.stringify(answer), { headers, ...init });
}

function createWire(...responses: (Response | Error)[]) {
  const fetch = vi.fn<Network['fetch']>(async () => {
    const response = responses.shift();
    if (response === undefined || response instanceof Error)
      throw response ?? new Error('The test expects no request.');
    return response;
  });
  const wire: EnvelopeWire = {
    baseUrl: 'https://shop.test/api',
    network: { fetch, isOnline: () => true },
    envelope,
    time: createServerTime(() => now),
  };
  return { wire, fetch };
}

describe('overEnvelope', () => {
  it('A-234 A-235 A-236 posts the sealed form to the API base, with the token in the Authorization header', async () => {
    const { wire, fetch } = createWire(json({ code: 0, body: '[]' }));
    const call = callOf(operations.listMakes, { payload: '{"a":1}', token: 'access' });
    await expect(overEnvelope(wire)(call)).resolves.toEqual({ code: 0, body: [] });
    expect(fetch).toHaveBeenCalledWith('https://shop.test/api/make/getMakeList', {
      method: 'POST',
      headers: { Envelope: 'session', Authorization: 'Bearer access' },
      body: 'json={"a":1}',
      isSafe: true,
    });
  });

  it("A-239 passes the answer's code, message and errorMessage on", async () => {
    const answer = { code: 400, message: 'no', errorMessage: 'page: too small' };
    const { wire } = createWire(json({ ...answer, body: '' }));
    await expect(overEnvelope(wire)(callOf(operations.listMakes))).resolves.toEqual(answer);
  });

  it('reads the body of a success, and has none if it is not JSON', async () => {
    const { wire } = createWire(json({ code: 0, body: 'null' }), json({ code: 0, body: '[' }));
    await expect(overEnvelope(wire)(callOf(operations.listMakes))).resolves.toEqual({ code: 0, body: null });
    const failure = { code: 'unreadable', cause: expect.any(SyntaxError) as unknown };
    await expect(overEnvelope(wire)(callOf(operations.listMakes))).rejects.toMatchObject(failure);
  });

  it('reports a failure by its code, even if its body is not JSON', async () => {
    const { wire } = createWire(json({ code: 416, body: '{"left":2}' }), json({ code: 416, body: '[' }));
    await expect(overEnvelope(wire)(callOf(operations.login))).resolves.toEqual({ code: 416, body: { left: 2 } });
    await expect(overEnvelope(wire)(callOf(operations.login))).resolves.toEqual({ code: 416 });
  });

  it('reads why a call failed from the sealed body', async () => {
    const { wire } = createWire(json({ code: 400, message: 'Gone.', body: '{"reason":"vehicleGone"}' }));
    const answer = { code: 400, message: 'Gone.', reason: 'vehicleGone' };
    await expect(overEnvelope(wire)(callOf(operations.submitOrder))).resolves.toEqual(answer);
  });

  it('leaves an answer without a body to the suite, since legacy backends have some', async () => {
    const { wire } = createWire(json({ code: 0 }), json({ code: 400, message: 'no', body: null }));
    await expect(overEnvelope(wire)(callOf(operations.logOut))).resolves.toEqual({ code: 0 });
    await expect(overEnvelope(wire)(callOf(operations.logOut))).resolves.toEqual({ code: 400, message: 'no' });
  });

  it('sends the headers of scenarios that a developer forces', async () => {
    const { wire, fetch } = createWire(json({ code: 0, body: '' }));
    await overEnvelope({ ...wire, headers: () => ({ 'Force-Code': '500' }) })(callOf(operations.listMakes));
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'Force-Code': '500', Envelope: 'session' });
  });

  it('A-290 distinguishes an unreachable server from an offline device', async () => {
    const { wire, fetch } = createWire(new TypeError('Failed to fetch'));
    const failure = { code: 'unreachable', text: 'netError', mayHaveArrived: true };
    await expect(overEnvelope(wire)(callOf(operations.listMakes))).rejects.toMatchObject(failure);

    const offline = { ...wire, network: { fetch, isOnline: () => false } };
    const known = { code: 'offline', text: 'netError', mayHaveArrived: false };
    await expect(overEnvelope(offline)(callOf(operations.listMakes))).rejects.toMatchObject(known);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each([502, 503, 504])('A-290 treats a gateway page with status %i as an unreachable server', async (status) => {
    const { wire } = createWire(new Response('<html>', { status }));
    await expect(overEnvelope(wire)(callOf(operations.listMakes))).rejects.toMatchObject({ code: 'unreachable' });
  });

  it.each([
    ['is no JSON', new Response('<html>')],
    ['is no answer', json({ ok: true })],
    ['has a code that is no number', json({ code: '0', body: '' })],
    ['has a body in plain', json({ code: 0, body: { a: 1 } })],
    ['does not open', json({ code: 431, body: 'tampered' })],
  ])('A-295 reports an answer that %s as unreadable', async (_what, response) => {
    const { wire } = createWire(response);
    const failure = { code: 'unreadable', text: 'unreadableAnswer' };
    await expect(overEnvelope(wire)(callOf(operations.listMakes))).rejects.toMatchObject(failure);
  });

  it('A-294 does not send a payload that cannot be sealed', async () => {
    const { wire, fetch } = createWire();
    const broken: ClientEnvelope = { seal: () => Promise.reject(new Error('no key')) };
    const failure = { code: 'unsealable', text: 'unsealable' };
    await expect(overEnvelope({ ...wire, envelope: broken })(callOf(operations.listMakes))).rejects.toMatchObject(
      failure,
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says that the page was not opened securely if it supports none of the offered suites', async () => {
    const { wire } = createWire();
    const unable: ClientEnvelope = { seal: () => Promise.reject(new NoUsableSuite()) };
    await expect(overEnvelope({ ...wire, envelope: unable })(callOf(operations.listMakes))).rejects.toMatchObject({
      code: 'unsealable',
      text: 'insecurePage',
    });
  });

  it.each([400, 403, 421, 430, 431])(
    'A-292 treats an unsealed %i as a refused request, without an effect on the session',
    async (code) => {
      const { wire, fetch } = createWire(json({ code }, { status: 400 }), json({ code }, { status: 400 }));
      const failure = { code: 'refused', text: 'refusedParameters' };
      await expect(overEnvelope(wire)(callOf(operations.login))).rejects.toMatchObject(failure);
      expect(fetch).toHaveBeenCalledOnce();
    },
  );

  it('adopts the server’s time when a wrong clock is refused, and retries once', async () => {
    const refusal = json({ code: 400 }, { status: 400, date: now + 3_600_000 });
    const { wire, fetch } = createWire(refusal, json({ code: 0, body: '' }));
    await expect(overEnvelope(wire)(callOf(operations.submitOrder))).resolves.toEqual({ code: 0 });
    expect(wire.time.now()).toBe(now + 3_600_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('does not retry a call that may not be repeated if the clock is right or already corrected', async () => {
    const refusal = () => json({ code: 400 }, { status: 400, date: now + 3_600_000 });
    const { wire, fetch } = createWire(refusal(), refusal(), refusal());
    await expect(overEnvelope(wire)(callOf(operations.login))).rejects.toMatchObject({ code: 'refused' });
    expect(fetch).toHaveBeenCalledTimes(2);
    await expect(overEnvelope(wire)(callOf(operations.login))).rejects.toMatchObject({ code: 'refused' });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('corrects the clock without a retry if the refused request may be a replay of an accepted one', async () => {
    const { wire, fetch } = createWire(json({ code: 400 }, { status: 400, date: now + 120_000 }));
    const change = overEnvelope(wire)(callOf(operations.requestMpesaPayment));
    await expect(change).rejects.toMatchObject({ code: 'refused' });
    expect(fetch).toHaveBeenCalledOnce();
    expect(wire.time.now()).toBe(now + 120_000);
  });

  it('retries if the browser itself resent a request and it was refused as a replay', async () => {
    const { wire, fetch } = createWire(json({ code: 400 }, { status: 400 }), json({ code: 0, body: '' }));
    await expect(overEnvelope(wire)(callOf(operations.submitOrder))).resolves.toEqual({ code: 0 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('retries at most once', async () => {
    const { wire, fetch } = createWire(json({ code: 400 }, { status: 400 }), json({ code: 400 }, { status: 400 }));
    await expect(overEnvelope(wire)(callOf(operations.listMakes))).rejects.toMatchObject({ code: 'refused' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    [413, 'refused', 'refusedParameters'],
    [503, 'unreachable', 'netError'],
  ])('does not repeat a request that the server refused unread with status %i', async (status, code, text) => {
    const { wire, fetch } = createWire(json({ code: 400, message: 'no' }, { status }));
    const call = callOf(operations.submitOrder, { idempotencyKey: 'once' });
    await expect(overEnvelope(wire)(call)).rejects.toMatchObject({ code, text, mayHaveArrived: false });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('keeps the clock if the refusal has no date', async () => {
    const { wire } = createWire(new Response('{"code":400}', { status: 400 }));
    await expect(overEnvelope(wire)(callOf(operations.login))).rejects.toMatchObject({ code: 'refused' });
    expect(wire.time.now()).toBe(now);
  });

  it('A-240 downloads a file, and reads an unsealed failure', async () => {
    const file = new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
    const { wire } = createWire(file, json({ code: 430, message: 'over' }), json({ code: 431, body: '' }));
    const reply = await overEnvelope(wire)(callOf(operations.downloadProforma));
    await expect(reply.file?.text()).resolves.toBe('%PDF');
    await expect(overEnvelope(wire)(callOf(operations.downloadProforma))).resolves.toEqual({
      code: 430,
      message: 'over',
    });
    await expect(overEnvelope(wire)(callOf(operations.downloadProforma))).resolves.toEqual({ code: 431 });
  });
});

describe('a change that may have been made although its answer is unusable', () => {
  const clock = { now: () => now, after: () => () => {} };
  const answers: [what: string, answer: () => Response][] = [
    ['a page of a CDN', () => new Response('<html>', { status: 520 })],
    ['JSON of a gateway', () => json({ code: 504, message: 'upstream timeout' }, { status: 504 })],
    ['JSON of an overloaded gateway', () => json({ code: 503 }, { status: 503 })],
    ['an unsealed failure of the server', () => json({ code: 500 }, { status: 500 })],
    ['an answer that does not open', () => json({ code: 0, body: 'tampered' })],
  ];

  it.each(answers)('is repeated under its key after %s', async (_what, answer) => {
    const { wire, fetch } = createWire(answer(), json({ code: 0, body: '' }));
    const call = callOf(operations.addAddress, { idempotencyKey: 'once' });
    await expect(withTimeout(overEnvelope(wire), clock)(call)).resolves.toEqual({ code: 0 });
    expect(fetch.mock.calls.map(([, { headers }]) => headers['Idempotency-Key'])).toEqual(['once', 'once']);
  });

  it.each(answers)('is unknown after %s if it must not be repeated', async (_what, answer) => {
    const { wire, fetch } = createWire(answer());
    const call = callOf(operations.requestMpesaPayment);
    await expect(withTimeout(overEnvelope(wire), clock)(call)).rejects.toMatchObject({ code: 'unknown' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('asks the user to check before trying again, unlike a query', async () => {
    const page = () => new Response('<html>', { status: 520 });
    const { wire } = createWire(page(), page());
    const change = withTimeout(overEnvelope(wire), clock)(callOf(operations.requestMpesaPayment));
    await expect(change).rejects.toMatchObject({ text: 'outcomeUnknown' });
    const query = withTimeout(overEnvelope(wire), clock)(callOf(operations.listMakes));
    await expect(query).rejects.toMatchObject({ code: 'unreadable', text: 'unreadableAnswer' });
  });

  it.each([400, 413])('is not made if a page with status %i refuses its request', async (status) => {
    const { wire, fetch } = createWire(new Response('<html>', { status }));
    const call = callOf(operations.addAddress, { idempotencyKey: 'once' });
    await expect(withTimeout(overEnvelope(wire), clock)(call)).rejects.toMatchObject({ code: 'unreadable' });
    expect(fetch).toHaveBeenCalledOnce();
  });
});
