import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeStart } from '#server/describe-start.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ handlers: {} });
});
afterEach(() => server.close());

async function lines(isDevelopment: boolean): Promise<string> {
  const { services } = server;
  const config = { ...readConfig(), isDevelopment };
  return (await describeStart(config, { address: 'http://127.0.0.1', services, demo: undefined })).join('\n');
}

it('A start in production names the command for the first owner, and prints no working link', async () => {
  const said = await lines(false);
  expect(said).toContain('npm run staff -- owner-link');
  expect(said).not.toContain('authKey');
  const { database } = server.services;
  expect(await database.selectFrom('staff_invitation').selectAll().execute()).toEqual([]);
});

it('A start in development prints the link for the first owner once, and nothing once there is an owner', async () => {
  expect(await lines(true)).toMatch(/become its owner within three days at \S+authKey=sik_/);
  expect(await lines(true)).not.toContain('authKey');
  await server.services.database
    .insertInto('staff_member')
    .values({ id: 'm', email: 'm@x.example', name: 'M', role: 'owner', password_hash: '-', totp_sealed: '-' })
    .execute();
  expect(await lines(true)).not.toContain('The desk:');
  expect(await lines(false)).not.toContain('The desk:');
});
