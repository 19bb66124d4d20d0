import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, OpenedRequest, RequestParts, SealedRequest } from '#wire/envelope/envelope.ts';
import { failureOf, intercept, type Pair, pairs, parts, received } from './wire.ts';

const json = fc.oneof(
  fc.json({ stringUnit: 'binary' }),
  fc.constantFrom(
    '{}',
    '[]',
    'null',
    '""',
    '{"emoji":"👩‍👩‍👧‍👦🇰🇪"}',
    '\ufeff{"bom":1}',
    '{"nul":"\\u0000","half":"\\ud800"}',
  ),
);
const text = fc.option(fc.string({ unit: 'binary' }), { nil: undefined });
const headerText = fc.option(fc.stringMatching(/^[\x21-\x7e]{1,60}$/), { nil: undefined });

const answers = fc
  .record({ code: fc.maxSafeInteger(), body: fc.option(json, { nil: undefined }), message: text, errorMessage: text })
  .map(({ code, ...rest }): Answer => ({ code: code === 0 ? 0 : code, ...present(rest) }));

const requests = fc
  .record({
    method: fc.constant('POST'),
    path: fc.webPath(),
    payload: json,
    token: headerText,
    idempotencyKey: headerText,
  })
  .map(({ method, path, payload, ...rest }): RequestParts => ({ method, path, payload, ...present(rest) }));

/** Without undefined fields: the interface treats them as absent. */
function present<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

async function exchange(pair: Pair, request = parts): Promise<{ sealed: SealedRequest; opened: OpenedRequest }> {
  const sealed = await pair.client().seal(request);
  return { sealed, opened: await pair.server().open(received(intercept(sealed, request))) };
}

describe.each(Object.entries(pairs))('the %s suite', (_, pair) => {
  it('A-235 A-236 carries any request to the server unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const { opened } = await exchange(pair, request);
        const { payload, token, idempotencyKey } = request;
        expect({ payload, token, idempotencyKey }).toEqual({
          payload: opened.payload,
          token: opened.token,
          idempotencyKey: opened.idempotencyKey,
        });
      }),
    );
  });

  it('A-239 carries any answer to the client unchanged, absent and empty texts apart', async () => {
    const { sealed, opened } = await exchange(pair);
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        const wire = await opened.seal(answer);
        expect(wire.body).not.toBe('');
        expect(await sealed.open(JSON.parse(JSON.stringify(wire)))).toStrictEqual(answer);
      }),
      { numRuns: 300 },
    );
  });

  it('carries megabytes, of ASCII and of other scripts', async () => {
    for (const payload of [JSON.stringify('a+/=%'.repeat(1 << 19)), JSON.stringify('車🚗'.repeat(1 << 18))]) {
      const { sealed, opened } = await exchange(pair, { ...parts, payload });
      expect(opened.payload === payload).toBe(true);
      const answer = await sealed.open(await opened.seal({ code: 0, body: payload }));
      expect(answer.body === payload).toBe(true);
    }
  });

  it('rejects an answer that was changed in any field', async () => {
    const { sealed, opened } = await exchange(pair);
    const unreadable = await failureOf(sealed.open({ code: 0 }));
    const { message: _message, errorMessage: _errorMessage, ...bare } = await opened.seal({ code: 0 });
    const full = await opened.seal({ code: 7, body: '{"a":1}', message: 'm', errorMessage: 'e' });
    const { body: _body, ...bodiless } = full;
    const { message: _m, ...withoutMessage } = full;
    const changed: object[] = [
      { ...bare, code: 1 },
      { ...bare, code: -0 },
      { ...bare, code: '0' },
      { ...bare, message: '' },
      { ...bare, errorMessage: '' },
      { ...bare, message: null },
      { ...full, message: '' },
      { ...full, errorMessage: 'm', message: 'e' },
      { ...full, message: 'me', errorMessage: '' },
      { ...full, body: bare.body },
      { ...full, body: '' },
      { ...full, body: `${full.body} ` },
      { ...full, body: full.body?.slice(0, -4) },
      bodiless,
      withoutMessage,
      {},
    ];
    for (const answer of changed) {
      expect(await failureOf(sealed.open(JSON.parse(serialise(answer)))), serialise(answer)).toEqual(unreadable);
    }
    expect(await sealed.open(full)).toEqual({ code: 7, body: '{"a":1}', message: 'm', errorMessage: 'e' });
  });

  it('rejects an answer with any one bit of the body changed', async () => {
    const { sealed, opened } = await exchange(pair);
    const wire = await opened.seal({ code: 0, body: '{"a":1}' });
    const body = wire.body ?? '';
    for (let index = 0; index < body.length; index += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const flipped = String.fromCharCode(body.charCodeAt(index) ^ (1 << bit));
        const altered = { ...wire, body: body.slice(0, index) + flipped + body.slice(index + 1) };
        await expect(sealed.open(altered)).rejects.toThrow('The answer could not be read.');
      }
    }
  });

  it('rejects the answer to another request of the same client', async () => {
    const client = pair.client();
    const server = pair.server();
    const [first, second] = [await client.seal(parts), await client.seal(parts)];
    const answer = await (await server.open(received(intercept(first)))).seal({ code: 0, body: '{"n":1}' });
    await expect(second.open(answer)).rejects.toThrow('The answer could not be read.');
    expect(await first.open(answer)).toEqual({ code: 0, body: '{"n":1}' });
  });
});

/** JSON writes -0 as 0, and a wire need not do so. */
function serialise(answer: object): string {
  return JSON.stringify(answer, (_, value) => (Object.is(value, -0) ? '-0' : value)).replace('"-0"', '-0');
}
