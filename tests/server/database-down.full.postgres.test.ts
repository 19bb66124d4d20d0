import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHub } from '#server/marketplace/chat/hub.ts';
import { findPostgres, type Postgres, startPostgres } from '#server/testing/postgres.mjs';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { outbox } from '#server/platform/mail/outbox.ts';
import { createFolderStore } from '#server/platform/files/file-stores.ts';
import { silentLog } from '#server/platform/operations/log.ts';
import { passingPaymentKeys } from '#server/platform/secrets/payment-keys.ts';
import { fill } from '#server/testing/test-databases.ts';
import { api } from '#shared/api/api.ts';
import type { Client } from '#generated/client/sdk-client.gen.ts';
import { openClient } from './support/open-client.ts';
import { serveApp, type ServedApp } from './support/serve-app.ts';

let postgres: Postgres;
let served: ServedApp;
let database: Database;
let client: Client;

beforeAll(async () => {
  postgres = await startPostgres({ folder: findPostgres() });
  database = await openDatabase({ url: postgres.url, folder: 'memory' });
  await fill(database);
  served = await serveApp({
    database,
    clock: () => new Date(),
    secret: Buffer.alloc(32, 1),
    paymentKeys: passingPaymentKeys(),
    mailer: outbox,
    offered: { push: false, notices: false },
    hub: createHub(),
    files: createFolderStore('build/database-down'),
    fetchPicture: async () => ({ fault: 'unreachable' }),
    publicUrl: 'https://gariport.example',
    limits: true,
    log: silentLog,
  });
  ({ client } = openClient(served));
});

afterAll(async () => {
  await served.app.close();
  await database.destroy();
  await postgres.stop();
});

const readiness = async () => {
  const response = await fetch(`${served.address}/readyz`);
  return { status: response.status, ...((await response.json()) as { ready: boolean; reason?: string }) };
};

const unavailable = 'The server is not available at the moment. Please try again later.';

async function expectAllWell(): Promise<void> {
  expect(await readiness()).toEqual({ status: 200, ready: true });
  expect((await api.listMakes({ client })).error).toBeUndefined();
}

const ways = [
  ['is shut down', () => postgres.halt()],
  ['crashes', () => postgres.crash()],
] as const;

test.each(ways)('a database that %s is reported, and used again when it is back', async (_, go) => {
  await expectAllWell();
  await go();
  const down = await readiness();
  expect(down).toMatchObject({ status: 503, ready: false });
  expect(down.reason).not.toMatch(/gariport@|127\.0\.0\.1/);
  const login = { email: 'buyer@example.com', password: 'Mombasa2026' };
  expect(await served.call('login', login)).toMatchObject({ code: 500, message: unavailable });
  const vehicle = { carSourceId: '100001' };
  expect(await served.call('getVehicleDetail', vehicle)).toMatchObject({ code: 500, message: unavailable });
  expect((await api.listMakes({ client })).error).toMatchObject({ code: 500, message: unavailable });
  await postgres.start();
  await vi.waitFor(expectAllWell, { timeout: 10_000, interval: 100 });
});
