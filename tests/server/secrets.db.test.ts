import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations, type OperationFacts, type OperationId } from '#generated/operations.ts';
import type { SessionTokens } from '#generated/client/types.gen.ts';
import { createLog } from '#server/platform/operations/log.ts';
import { accounts } from '#demo/people/accounts.ts';
import { openTestServer, type TestAnswer, type TestServer } from '#server/testing/open-test-server.ts';
import { demoPassword } from '#server/testing/test-databases.ts';
import { api } from '#shared/api/api.ts';
import { openClient } from './support/open-client.ts';
import { serveApp, type ServedApp } from './support/serve-app.ts';

const wrongPassword = 'Nairobi1963';
const newPassword = 'Kisumu2027';
const tokenText = /\bg[abcdr]t_[\w.-]{8,}/;

let server: TestServer;
let served: ServedApp;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLog('trace', (line) => lines.push(line));
  server = await openTestServer({ isStocked: true, clock: () => new Date(), log });
  served = await serveApp(server.services);
});

afterAll(async () => {
  await served.app.close();
  await server.close();
});

async function logIn(): Promise<SessionTokens> {
  const answer = await served.call('login', { email: accounts.buyer.email, password: demoPassword });
  return answer.body as SessionTokens;
}

/** Secrets that the server received or generated. */
async function useSecrets(): Promise<string[]> {
  const { email } = accounts.buyer;
  const tokens = await logIn();
  const { accessToken: token, refreshToken } = tokens;
  await served.call('login', { email, password: wrongPassword });
  await served.call('refreshToken', { refreshToken: `${refreshToken}x` });
  const renewed = await served.call('refreshToken', { refreshToken });
  await served.call('modifyPassword', { oldPassword: wrongPassword, newPassword }, token);
  await served.call('getOrder', { id: token }, token);
  await served.call('findPassword', { email, captcha: 'AB12', uuid: 'nobodys' });
  await served.call('resetPassword', { authKey: token, password: newPassword, email });
  const chat = await served.call('getChatToken', {}, token);
  const dealer = await served.call('getDealerToken', {}, token);
  const tokenOf = ({ body }: TestAnswer) => (body as { token: string }).token;
  return [
    demoPassword,
    wrongPassword,
    newPassword,
    server.services.secret.toString('base64url'),
    ...Object.values(tokens),
    ...Object.values(renewed.body as SessionTokens),
    tokenOf(chat),
    tokenOf(dealer),
  ];
}

test('no log line has a token, a password or a key, at any level and on any failure', async () => {
  const secrets = await useSecrets();
  const { client } = openClient(served);
  await api.login({ client, body: { email: accounts.buyer.email, password: demoPassword } });
  // The error of a failed statement includes its values.
  const { database } = server.services;
  const failure = await database
    .insertInto('session_token')
    .values({ token_hash: 'x', session_id: secrets[4] ?? '', kind: 'access', expires_at: new Date() })
    .execute()
    .catch((error: unknown) => error);
  server.services.log.error({ err: failure, authorization: secrets[4] }, `failed for ${secrets[4]}`);
  expect(lines.length).toBeGreaterThan(0);
  const leaks = [...secrets, '$argon2'];
  expect(lines.filter((line) => leaks.some((secret) => line.includes(secret)) || tokenText.test(line))).toEqual([]);
});

const givers = new Set<OperationId>(['login', 'refreshToken', 'getBaseToken', 'getChatToken', 'getDealerToken']);
const readings = Object.values<OperationFacts>(operations).filter(
  ({ id, effect }) => effect === 'query' && !givers.has(id as OperationId),
);

test('what is read contains no token or password hash', async () => {
  const { accessToken: token } = await logIn();
  const leaks: string[] = [];
  for (const { id } of readings) {
    const payload = { id: '500001', carSourceId: '100001', pageNo: 1, pageSize: 24, statusDesc: '' };
    const answers = [
      await served.call(id as OperationId, payload, token),
      await served.call(id as OperationId, {}, token),
    ];
    const text = JSON.stringify(answers);
    if (text.includes(token) || tokenText.test(text) || text.includes('$argon2')) leaks.push(id);
  }
  expect(leaks).toEqual([]);
});

test('no table for secrets has one in plain text', async () => {
  const secrets = await useSecrets();
  const { database } = server.services;
  for (const table of [
    'account',
    'registration',
    'password_reset',
    'session',
    'session_token',
    'idempotency',
  ] as const) {
    const rows = JSON.stringify(await database.selectFrom(table).selectAll().execute());
    expect(
      secrets.filter((secret) => rows.includes(secret)),
      table,
    ).toEqual([]);
  }
});
