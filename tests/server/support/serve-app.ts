import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { operations, type OperationId } from '#generated/operations.ts';
import { createApp } from '#server/app.ts';
import { handlers } from '#server/handlers.ts';
import { serveChat } from '#server/marketplace/chat/serve-chat.ts';
import type { Services } from '#server/platform/services.ts';
import type { TestAnswer } from '#server/testing/open-test-server.ts';
import { generateServerKey, importServerKey, type Keyring } from '#wire/envelope/server-key.ts';

export interface ServedApp {
  app: FastifyInstance;
  /** The API's base. */
  target: string;
  /** The base of everything else. */
  address: string;
  keyring: Keyring;
  /** Calls in plain JSON. */
  call(id: OperationId, payload?: object, token?: string): Promise<TestAnswer>;
}

/** The application as it is started, on a local port. It closes with `app.close()`. */
export async function serveApp(services: Services): Promise<ServedApp> {
  const keyring = { current: await importServerKey(await generateServerKey('tests')) };
  const app = createApp({ services, handlers, keyring, isDevelopment: true });
  serveChat(app, { services });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const target = `${address}/api`;
  return { app, target, address, keyring, call: (id, payload, token) => callPlain(target, id, payload, token) };
}

async function callPlain(target: string, id: OperationId, payload: object = {}, token?: string): Promise<TestAnswer> {
  const response = await fetch(target + operations[id].path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: token }) },
    body: JSON.stringify({ language: 'en', timeZone: 'Africa/Nairobi', ...payload }),
  });
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  return isJson ? ((await response.json()) as TestAnswer) : { code: 0, body: await response.bytes() };
}
