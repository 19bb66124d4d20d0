import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLog('info', (line) => lines.push(line)));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

const token = 'gat_0123456789abcdefghijklmnopqrstuvwxyz_-ABCDE';

test('An entry is one line of JSON with time, level and the bindings of its logger', () => {
  const entry = logged((log) => log.child({ requestId: 'r1' }).warn({ operation: 'login' }, 'a\nb'));
  expect(entry).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: 'warn',
    requestId: 'r1',
    operation: 'login',
    message: 'a\nb',
  });
});

test('Entries below the level are not written', () => {
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  log.info('quiet');
  log.debug({ a: 1 }, 'quiet');
  log.error('loud');
  expect(lines).toHaveLength(1);
});

test.each([
  ['authorization', { req: { headers: { authorization: `Bearer ${token}`, host: 'h' } } }],
  ['cookies', { headers: { cookie: 'a=b', 'set-cookie': ['c=d'] } }],
  ['passwords', { payload: { password: 'Mombasa2026', oldPassword: 'Nairobi2026', newPassword: 'Nairobi2027!' } }],
  ['tokens by name', { body: { accessToken: 'opaque-1', refreshToken: 'opaque-2', token: 'opaque-3' } }],
  [
    'keys of envelopes',
    { suites: [{ key: { id: 'k1', sharedKey: 'opaque-4' } }], keyring: { jwk: { d: 'opaque-5' } } },
  ],
  ['tokens by shape', { note: `left by ${token}`, list: [token, { deep: token }] }],
  ['keys of links', { url: '/Kenya/user/auth/resetPwd?authKey=abc123def456ghi789&email=a@b.example&language=en' }],
  ['passwords in addresses', { url: 'postgres://gariport:hunter22222@db.example/gariport' }],
])('The log does not contain %s', (_name, details) => {
  const text = JSON.stringify(logged((log) => log.info(details, `about ${token}`)));
  const secrets = /0123456789abcdef|a=b|c=d|Mombasa2026|Nairobi202|opaque-|abc123def|a@b\.example|hunter2/;
  expect(text).not.toMatch(secrets);
  expect(text).toContain('[removed]');
});

test('A logged error says what failed and where, without the rows and parameters that a database adds', () => {
  const error = Object.assign(new Error(`duplicate key for ${token}`), {
    code: '23505',
    detail: 'Key (email)=(amina@example.com) already exists.',
    params: ['$argon2id$secret'],
    query: 'insert into account',
    cause: new Error('the reason'),
  });
  const { err } = logged((log) => log.error({ err: error }, 'failed'));
  expect(err).toEqual({
    type: 'Error',
    message: 'duplicate key for [removed]',
    code: '23505',
    stack: expect.stringContaining('log.test.ts'),
    cause: expect.objectContaining({ message: 'the reason' }),
  });
  expect(logged((log) => log.error(error))).toMatchObject({ err: { code: '23505' } });
});

test('Values formatted into a message are redacted, and so is the message of a bare error', () => {
  const [first, second] = [
    logged((log) => log.warn('given %s and %j', `by ${token}`, { password: 'Mombasa2026' })),
    logged((log) => log.error(new Error(`refused\n${token}`))),
  ];
  expect(first).toMatchObject({ message: 'given by [removed] and {"password":"[removed]"}' });
  expect(second).toMatchObject({ message: 'refused\n[removed]', err: { message: 'refused\n[removed]' } });
  expect(JSON.stringify([first, second])).not.toContain('0123456789');
});

test('Bytes are logged as their count, and circular objects are cut off', () => {
  const circle: Record<string, unknown> = { bytes: new Uint8Array(5) };
  circle['self'] = circle;
  expect(logged((log) => log.info({ circle }, ''))).toMatchObject({ circle: { bytes: '5 bytes' } });
});

describe('Requests and answers', () => {
  let app: FastifyInstance | undefined;
  afterEach(() => app?.close());

  const secrets = /body-secret|header-secret|cookie-secret|query-secret|answer-secret|Mombasa/;
  const sent = {
    method: 'POST',
    url: '/api/user/login?email=query-secret@b.example&authKey=query-secret&who=query-secret#query-secret',
    headers: { authorization: 'Bearer header-secret', cookie: 'sid=cookie-secret', 'x-own': 'header-secret' },
    payload: { password: 'Mombasa2026', note: 'body-secret' },
  } as const;

  function open(lines: string[], isLogging: boolean): FastifyInstance {
    const log = createLog('trace', (line) => lines.push(line));
    app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: !isLogging }) });
    return app;
  }

  test('A logged request or reply identifies the call, without its content', async () => {
    const lines: string[] = [];
    const own = open(lines, false);
    own.post('/api/user/login', async (req, reply) => {
      reply.header('set-cookie', 'sid=cookie-secret').header('x-own', 'answer-secret');
      req.log.info({ req, reply, res: reply.raw, raw: req.raw, nested: { deep: [req, reply] } }, 'whole');
      req.log.info(req, 'as the entry itself');
      req.log.child({ req }).warn('bound');
      return { note: 'answer-secret' };
    });
    expect((await own.inject(sent)).statusCode).toBe(200);
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).not.toMatch(secrets);
    const loggedRequest = { method: 'POST', path: '/api/user/login' };
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      req: loggedRequest,
      reply: { status: 200 },
      res: { status: 200 },
      raw: loggedRequest,
      nested: { deep: [loggedRequest, { status: 200 }] },
    });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ req: loggedRequest, message: 'as the entry itself' });
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ req: loggedRequest, message: 'bound' });
  });

  test('Fastify’s own log lines contain no secrets, even if a handler fails', async () => {
    const lines: string[] = [];
    const own = open(lines, true);
    own.post('/api/user/login', async () => {
      throw new Error('broken');
    });
    expect((await own.inject(sent)).statusCode).toBe(500);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('\n')).toContain('broken');
    expect(lines.join('\n')).not.toMatch(secrets);
  });

  test('No content of Node’s own requests and responses is logged, on either side', async () => {
    const lines: string[] = [];
    const log = createLog('info', (line) => lines.push(line));
    const server = createServer((incoming, outgoing) => {
      log.info({ incoming, outgoing, socket: incoming.socket }, 'arrived');
      outgoing.end('answer-secret');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const call = request({ port, host: '127.0.0.1', method: 'POST', path: sent.url, headers: sent.headers });
    call.end('body-secret');
    const [answer] = (await once(call, 'response')) as [NodeJS.ReadableStream];
    log.info({ call, answer }, 'answered');
    answer.resume();
    await once(answer, 'end');
    server.close();
    expect(lines).toHaveLength(2);
    expect(lines.join('\n')).not.toMatch(secrets);
  });
});
