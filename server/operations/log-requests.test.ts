import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createLog } from './log.ts';

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

test('a logged request or reply tells the call, and nothing that it carries', async () => {
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
  const told = { method: 'POST', path: '/api/user/login' };
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    req: told,
    reply: { status: 200 },
    res: { status: 200 },
    raw: told,
    nested: { deep: [told, { status: 200 }] },
  });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ req: told, message: 'as the entry itself' });
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ req: told, message: 'bound' });
});

test('the lines that Fastify writes by itself, also of a handler that failed, keep to it', async () => {
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

test('requests and answers of Node itself, on either side of a connection, are told no further', async () => {
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
