import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { startServer, type RunningServer } from '#server/start-server.ts';

let dataDir: string;
let server: RunningServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gariport-bare-'));
  const database = await openDatabase({ folder: join(dataDir, 'database') });
  await writePricingSettings(database, demoPricingSettings);
  await database.destroy();
  // A demo is requested but none is passed in.
  for (const [name, value] of Object.entries({ DATA_DIR: dataDir, PORT: '0', DEMO_STOCK: 'on' }))
    vi.stubEnv(name, value);
  server = await startServer(readConfig());
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

async function call(path: string, payload: object = {}): Promise<{ code: number; body?: unknown }> {
  const response = await fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'en', timeZone: 'UTC', ...payload }),
  });
  return (await response.json()) as { code: number; body?: unknown };
}

test('A server without a demo serves a marketplace without vehicles', async () => {
  expect(server.demo).toBeUndefined();
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  expect(await call('/make/getMakeList')).toEqual({ code: 0, body: { makeList: [] } });
  expect(await call('/country/countryList')).toMatchObject({ code: 0, body: expect.arrayContaining([]) as unknown });
});

test('A server without a demo has no drawn pictures and no videos', async () => {
  for (const path of ['/pictures/home/login.webp', '/pictures/100001/front.webp', '/videos/100001.webm']) {
    expect((await fetch(server.address + path)).status).toBe(404);
  }
});
