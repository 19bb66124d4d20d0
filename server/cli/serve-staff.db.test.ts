import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { isFullRun } from '../../tests/scope.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { type Market, openMarket } from '#server/marketplace/orders/testing/market.ts';
import { findEndpoint, staffPass } from '#server/cli/command-endpoint.ts';
import { type SentOrder, serveStaff } from '#server/cli/serve-staff.ts';
import { orderOf } from '#server/cli/testing/new-order.ts';
import { runCommand } from '#server/cli/run-command.ts';
import { subscribeBuyer } from '#server/platform/push/testing/subscribe-buyer.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { currentDatabases } from '#server/testing/test-databases.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({}, { notices: {} });
});
afterAll(() => market.close());

describe('The running server', () => {
  let app: FastifyInstance;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'gariport-staff-'));
    await writeFile(join(dataDir, 'server-secret'), market.services.secret.toString('base64url'));
    app = fastify();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    serveStaff(app, { services: market.services, dataDir });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });

  const post = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      url: '/staff',
      remoteAddress,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ words: ['list'], staffName: '' } satisfies SentOrder),
    });

  it('The server runs a command from this machine with the pass, and returns 404 to others', async () => {
    const authorization = `Bearer ${staffPass(market.services.secret)}`;
    expect((await post({ authorization })).statusCode).toBe(200);
    expect((await post({})).statusCode).toBe(404);
    expect((await post({ authorization: 'Bearer x' })).statusCode).toBe(404);
    expect((await post({ authorization }, '10.0.0.7')).statusCode).toBe(404);
    expect((await post({ authorization, 'x-forwarded-for': '10.0.0.7' })).statusCode).toBe(404);
  });

  it('The command finds the server through the data folder', async () => {
    const { orderNo } = await orderOf(market, await market.newBuyer());
    const done = await run('cancel', orderNo, '--as', 'Amina');
    expect(done).toEqual({ status: 0, out: `${orderNo}: 0 Pending Payment → 8 Cancelled\n`, error: '' });
    const again = await run('cancel', orderNo, '--as', 'Amina');
    expect(again.status).toBe(1);
    expect(again.error).toContain('is 8 Cancelled');
  });

  it('The command does not call a stopped server, and creates no marketplace in a folder without one', async () => {
    const other = await mkdtemp(join(tmpdir(), 'gariport-staff-'));
    expect(findEndpoint(other)).toBeUndefined();
    await writeFile(join(other, 'staff-desk.json'), JSON.stringify({ url: 'http://127.0.0.1:1/staff', pid: 2 ** 30 }));
    expect(findEndpoint(other)).toBeUndefined();
    const nothing = await runIn(other, 'list');
    expect(nothing.error).toContain('There is no marketplace in');
    await writeFile(
      join(other, 'staff-desk.json'),
      JSON.stringify({ url: 'http://127.0.0.1:1/staff', pid: process.pid }),
    );
    const silent = await runIn(other, 'list');
    expect(silent.error).toContain('Two processes must not open one folder');
    await rm(other, { recursive: true });
  });

  it('The command sends the server a file’s content instead of its name', async () => {
    const path = join(dataDir, 'terms.json');
    await writeFile(path, JSON.stringify(demoPricingSettings));
    const done = await run('set-price-terms', path, '--as', 'Amina');
    expect(done).toMatchObject({ status: 0, error: '' });
    const missing = await run('set-price-terms', join(dataDir, 'none.json'), '--as', 'Amina');
    expect(missing).toMatchObject({ status: 1, error: expect.stringContaining('none.json cannot be read (ENOENT)') });
  });

  it.runIf(isFullRun)('The command needs no server when it can open the folder itself', async () => {
    const other = await mkdtemp(join(tmpdir(), 'gariport-staff-'));
    await (await openDatabase({ folder: join(other, 'database') })).destroy();
    expect(await runIn(other, 'list')).toEqual({ status: 0, out: 'No such orders.\n', error: '' });
    await rm(other, { recursive: true });
  });

  const run = (...words: string[]) => runIn(dataDir, ...words);

  /** Runs the command in its own process, as staff do. */
  function runIn(folder: string, ...words: string[]): Promise<{ status: number | null; out: string; error: string }> {
    const { DATABASE_URL: _, STAFF_NAME: __, ...environment } = process.env;
    const child = spawn(process.execPath, ['server/cli/main.ts', ...words], {
      env: { ...environment, DATA_DIR: folder },
    });
    let [out, error] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (error += text.toString()));
    return new Promise((resolve) => child.on('close', (status) => resolve({ status, out, error })));
  }
});

describe.runIf(currentDatabases()?.url)('The command on PostgreSQL', () => {
  it('queues push messages and phone notices for the servers, in place of those that wait', async () => {
    const { database, clock } = market.services;
    const buyer = await market.newBuyer();
    await subscribeBuyer(market.services, buyer, {});
    await database
      .insertInto('notice_number')
      .values({ account_id: buyer.accountId, channel: 'sms', phone: '254712345678', confirmed_at: clock() })
      .execute();
    const { orderNo } = await orderOf(market, buyer);
    const dataDir = await mkdtemp(join(tmpdir(), 'gariport-staff-'));
    const sms = { url: 'https://sms.example', header: '', secret: '', sender: '', body: {} };
    const config = { ...readConfig(), dataDir, databaseUrl: market.databaseUrl ?? '', sms };
    const queued = () =>
      Promise.all(
        (['push_message', 'notice_message'] as const).map((table) =>
          database.selectFrom(table).select('what').execute(),
        ),
      );

    await runCommand(['prepare', orderNo], 'Amina', config);
    expect(await queued()).toEqual([[{ what: 'depositApproved' }], [{ what: 'depositApproved' }]]);
    await runCommand(['ship', orderNo, '--freight-number', 'F1'], 'Amina', config);
    expect(await queued()).toEqual([[{ what: 'shipped' }], [{ what: 'shipped' }]]);
    await rm(dataDir, { recursive: true });
  });
});
