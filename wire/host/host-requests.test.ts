import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import english from '../../locales/en/codes.json' with { type: 'json' };
import { usualBodyBytes } from './limits.ts';
import { callPlain } from './testing/callers.ts';
import { sendRaw } from './testing/raw-request.ts';
import { createSession } from './testing/session.ts';
import { common, createTestHost } from './testing/test-host.ts';

const { logOut } = operations;

describe('The host', () => {
  test('answers an unknown path or method with 404', async () => {
    const { host } = await createTestHost(() => ({ code: 0 }));
    for (const request of [
      { method: 'POST', url: '/api/nowhere' },
      { method: 'GET', url: '/api/user/login' },
    ] as const) {
      const response = await host.inject(request);
      expect([response.statusCode, response.json()]).toEqual([404, { code: 400, message: 'route path error' }]);
    }
  });

  test('answers a request larger than its call allows with 413', async () => {
    const { host } = await createTestHost(() => ({ code: 0 }));
    const response = await callPlain(host, logOut, { ...common, filler: 'x'.repeat(1024 * 1024) });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ code: 400, message: english.failed, errorMessage: 'The request is too large.' });
  });

  test('answers ok at /healthz', async () => {
    const { host } = await createTestHost(() => ({ code: 0 }));
    const { body, headers } = await host.inject('/healthz');
    expect([body, headers['content-type']]).toEqual(['ok', 'text/plain']);
  });

  test('answers a client that offers HTTP/2 in HTTP/1.1, also with WebSocket', async () => {
    const { host } = await createTestHost(() => ({ code: 0 }), { server: { forceCloseConnections: true } });
    const upgraded: string[] = [];
    host.server.on('upgrade', ({ headers }, socket) => {
      upgraded.push(headers.upgrade ?? '');
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    });
    await host.listen({ host: '127.0.0.1', port: 0 });
    const ask = (protocol: string) => {
      const offer = [`Upgrade: ${protocol}`, 'HTTP2-Settings: AAEAAEAAAAIAAAAB', 'Connection: Upgrade, HTTP2-Settings'];
      const lines = ['GET /healthz HTTP/1.1', 'Host: 127.0.0.1', ...offer];
      return sendRaw((host.server.address() as AddressInfo).port, lines).answered;
    };
    expect(await ask('h2c')).toMatchObject({ status: 200, text: expect.stringMatching(/ok$/) as string });
    expect(await ask('WebSocket')).toMatchObject({ status: 400 });
    expect(upgraded).toEqual(['WebSocket']);
    await host.close();
  });

  test('returns its key only if discovery is on', async () => {
    const { discovery } = await createSession();
    const { host: silent } = await createTestHost(() => ({ code: 0 }));
    const { host } = await createTestHost(() => ({ code: 0 }), { discovery });
    expect((await silent.inject('/api/envelope.json')).statusCode).toBe(404);
    const fromElsewhere = { url: '/api/envelope.json', remoteAddress: '203.0.113.9' };
    expect((await host.inject(fromElsewhere)).statusCode).toBe(404);
    const offered = await host.inject('/api/envelope.json');
    expect(offered.json()).toEqual(discovery);
    // A cached copy would outlive the key.
    expect(offered.headers['cache-control']).toBe('no-store');
  });

  test('accepts calls from pages of another origin only if it is configured', async () => {
    const origin = 'https://preview.example.com';
    const { host: closed } = await createTestHost(() => ({ code: 0 }));
    const { host } = await createTestHost(() => ({ code: 0 }), { allowedOrigins: [origin] });
    const preflight = { method: 'OPTIONS', url: '/api/user/login', headers: { origin } } as const;
    expect((await closed.inject(preflight)).headers).not.toHaveProperty('access-control-allow-origin');
    const allowed = await host.inject(preflight);
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe(origin);
    expect(allowed.headers['access-control-allow-headers']).toBe(
      'Authorization, Content-Type, Envelope, Idempotency-Key',
    );
    expect(allowed.headers['access-control-allow-methods']).toBe('GET, POST');
    expect(allowed.headers['access-control-max-age']).toBe('600');
    const other = await host.inject({ ...preflight, headers: { origin: 'https://evil.example.com' } });
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
    // A cache must not give one origin the answer for another.
    expect([other.headers['vary'], allowed.headers['vary']]).toEqual([
      expect.stringContaining('Origin'),
      expect.stringContaining('Origin'),
    ]);
    const call = await callPlain(host, logOut, common, { headers: { origin } });
    expect([call.statusCode, call.headers['access-control-allow-origin']]).toEqual([200, origin]);
    expect(call.headers).not.toHaveProperty('access-control-allow-methods');
    expect((await callPlain(host, logOut, common)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('exposes the headers of its refusals to pages of another origin', async () => {
    const origin = 'https://preview.example.com';
    const { host } = await createTestHost(() => ({ code: 0 }), { allowedOrigins: [origin], acceptsPlain: false });
    const large = { ...common, text: 'x'.repeat(usualBodyBytes) };
    for (const [payload, status] of [
      [common, 400],
      [large, 413],
    ] as const) {
      const refusal = await callPlain(host, logOut, payload, { headers: { origin } });
      expect(refusal.statusCode).toBe(status);
      expect(refusal.headers['access-control-allow-origin']).toBe(origin);
      expect(refusal.headers['access-control-expose-headers']).toBe('Date, Request-Id, Retry-After');
    }
  });

  test('ignores Force headers if forcing is off', async () => {
    const { host } = await createTestHost(() => ({ code: 0 }));
    expect((await callPlain(host, logOut, common, { headers: { 'Force-Code': '431' } })).json()).toEqual({ code: 0 });
  });
});
