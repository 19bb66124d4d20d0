import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order, OrderSummary } from '../../generated/client/types.gen.ts';
import { openDatabase } from '../database/open.ts';
import { judgePass } from '../files/file-links.ts';
import { type Buyer, type Market, openMarket, reservationOf, stockAnother } from '../orders/testing/market.ts';
import type { PriceTerms } from '../pricing/price-terms.ts';
import { demoTerms } from '../../demo/terms.ts';
import { carryOutOrder } from './carry-out-order.ts';
import { findDesk, staffPass } from './desk-address.ts';
import { parseOrder } from './parse-order.ts';
import { type SentOrder, serveStaff } from './serve-staff.ts';
import { table } from './table.ts';

let market: Market;
let buyer: Buyer;
beforeAll(async () => {
  market = await openMarket();
  buyer = await market.newBuyer();
});
afterAll(() => market.close());

const staff = (...words: string[]) => carryOutOrder(market, parseOrder(words, 'Amina'));

async function newOrder(): Promise<{ id: string; orderNo: string }> {
  const vehicleId = await stockAnother(market.services.database);
  await buyer.call('submitOrder', reservationOf(vehicleId));
  const { id, order_no } = await market.services.database
    .selectFrom('orders')
    .select(['id', 'order_no'])
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  return { id, orderNo: order_no };
}

const lettersAbout = async (orderNo: string) => (await market.mails()).filter(({ body }) => body.includes(orderNo));

/** What becomes of the link to a file that the staff were told. */
function judgeLink(told: string, path: string): Promise<string> {
  const { services } = market;
  const pass = told.split(`${services.publicUrl}${path}?pass=`, 2)[1]?.split(/\s/, 1)[0] ?? '';
  return judgePass(services, path, pass, services.clock());
}

describe('the staff', () => {
  it('sees the proofs of an order by links of its own', async () => {
    const { id, orderNo } = await newOrder();
    const { path } = await market.services.files.put(Buffer.from('a proof'), 'jpg');
    await buyer.call('payDeposit', { id, proofImage: await market.giveUpload(buyer) });
    await market.services.database
      .updateTable('voucher')
      .set({ images: [path] })
      .where('order_id', '=', id)
      .execute();
    expect(await judgeLink(await staff('order', orderNo), path)).toBe('open');
  });

  it('leads an order from its deposit to its buyer, with a letter at each step that the buyer waits for', async () => {
    const { id, orderNo } = await newOrder();
    await buyer.call('payDeposit', { id, proofImage: await market.giveUpload(buyer) });
    expect(await staff('reject-payment', orderNo, '--reason', 'Not readable')).toContain('0 Pending Payment');
    expect((await buyer.call('getOrder', { id })).body).toMatchObject({
      status: 0,
      proofRemark: 'Not readable',
      records: [{ proofRemark: 'Not readable' }, {}, {}],
    });
    const listed = async () =>
      ((await buyer.call('listOrders', { statusDesc: '', pageNo: 1, pageSize: 500 })).body as OrderSummary[]).find(
        (order) => order.id === id,
      );
    expect(await listed()).toMatchObject({ status: 0, proofRemark: 'Not readable' });
    await buyer.call('payDeposit', { id, proofImage: await market.giveUpload(buyer) });
    const again = (await buyer.call('getOrder', { id })).body as Order;
    expect(again).not.toHaveProperty('proofRemark');
    expect(again.records.map(({ proofRemark }) => proofRemark)).toEqual([
      undefined,
      'Not readable',
      undefined,
      undefined,
    ]);
    expect(await listed()).not.toHaveProperty('proofRemark');
    expect(await staff('approve-payment', orderNo)).toContain('2 In Preparation');
    await staff('ship', orderNo, '--freight-number', 'GPMBA2606001', '--logistics-link', 'https://t.example/1');
    await staff('request-balance', orderNo, '--arrives', '2026-07-01');
    await buyer.call('payBalance', { id, proofImage: await market.giveUpload(buyer) });
    expect(await staff('approve-payment', orderNo)).toContain('6 In Transit');
    expect(await staff('complete', orderNo)).toContain('7 Completed');

    const letters = await lettersAbout(orderNo);
    expect(letters).toHaveLength(6);
    const all = letters.map(({ body }) => body).join('\n');
    for (const text of ['Not readable', 'GPMBA2606001', 'https://t.example/1', '1 July 2026', 'USD 4,795']) {
      expect(all).toContain(text);
    }
    const { body } = await buyer.call('getOrder', { id });
    expect(body).toMatchObject({
      status: 7,
      sendOutNum: 'GPMBA2606001',
      sendOutWebSite: 'https://t.example/1',
      balancePriceDesc: 'USD 4,795',
    });
    const shown = await staff('order', orderNo);
    expect(shown).toContain('staff:Amina');
    expect(shown).toMatch(/deposit\s+rejected/);
    expect(shown).toMatch(/balance\s+approved/);
  });

  it('takes money that came without a voucher, and calls an order off before it is shipped', async () => {
    const { orderNo } = await newOrder();
    await staff('prepare', orderNo);
    await staff('ship', orderNo, '--freight-number', 'F1');
    expect(await staff('in-transit', orderNo)).toContain('6 In Transit');
    const other = await newOrder();
    await staff('prepare', other.orderNo);
    expect(await staff('cancel', other.orderNo, '--reason', 'Damaged in the yard')).toContain('8 Cancelled');
  });

  it('is told what is possible instead, and nothing is changed or recorded', async () => {
    const { orderNo } = await newOrder();
    await expect(staff('ship', orderNo, '--freight-number', 'F1')).rejects.toThrow(
      `${orderNo} is 0 Pending Payment: no ship from there. The staff can: prepare, cancel. The buyer can payDeposit or close.`,
    );
    await expect(staff('complete', 'GP1')).rejects.toThrow('There is no order GP1');
    expect(await lettersAbout(orderNo)).toHaveLength(1);
    const { database } = market.services;
    const acts = await database.selectFrom('staff_act').select('act').where('subject', '=', orderNo).execute();
    expect(acts).toEqual([]);
  });

  it('is on record with every act', async () => {
    const { orderNo } = await newOrder();
    await staff('cancel', orderNo, '--reason', 'Asked by phone', '--as', 'Baraka');
    const { database } = market.services;
    const acts = await database.selectFrom('staff_act').selectAll().where('subject', '=', orderNo).execute();
    expect(acts).toMatchObject([
      {
        staff_name: 'Baraka',
        act: 'cancel',
        detail: { reason: 'Asked by phone' },
        created_at: market.services.clock(),
      },
    ]);
  });

  it('lists what waits, in columns', async () => {
    const { orderNo } = await newOrder();
    const listed = await staff('list');
    expect(listed).toContain(orderNo);
    expect(listed).toContain('prepare, cancel');
    expect(await staff('list', '--status', '7,8')).not.toContain(orderNo);
    await expect(staff('list', '--status', '9')).rejects.toThrow('statuses from 0 to 8');
  });

  it('puts a vehicle on sale, from which prices follow', async () => {
    const id = await stockAnother(market.services.database);
    expect(await staff('flash-sale', id, '--deduction', '300', '--hours', '48')).toContain(
      'USD 300 off until 2026-06-14 13:00, Nairobi time',
    );
    const { body } = await market.call('getVehicleDetail', { carSourceId: id });
    expect(body).toMatchObject({ vehicle: { flashSale: '1', vehiclePriceDesc: 'USD 6,550' } });
    await expect(staff('flash-sale', id, '--deduction', '99999', '--hours', '1')).rejects.toThrow('costs: USD 5,350');
    await expect(staff('flash-sale', id, '--deduction', '12.5', '--hours', '1')).rejects.toThrow('whole dollars');
    await expect(staff('flash-sale', id, '--deduction', '10', '--hours', '0')).rejects.toThrow('--hours');
    await buyer.call('submitOrder', reservationOf(id));
    await expect(staff('flash-sale', id, '--deduction', '10', '--hours', '1')).rejects.toThrow('is held, not for sale');
  });

  it('judges dealers and answers chats', async () => {
    const { database } = market.services;
    const dealer = await market.newBuyer();
    const { path } = await market.services.files.put(Buffer.from('a certificate'), 'jpg');
    const fields = JSON.stringify({ dealerName: 'Kamau Motors', taxNoPic: path });
    await database
      .insertInto('dealer_certificate')
      .values({ id: 'd1', account_id: dealer.accountId, status: 1, fields, remark: null })
      .execute();
    const listed = await staff('dealers');
    expect(listed).toContain('Kamau Motors');
    expect(await judgeLink(listed, path)).toBe('open');
    expect(await staff('approve-dealer', 'd1')).toBe('Certification d1: approved');
    await expect(staff('reject-dealer', 'd1', '--reason', 'Too late')).rejects.toThrow('not under review');
    await expect(staff('approve-dealer', 'd2')).rejects.toThrow('There is no certification d2');

    await database
      .insertInto('chat_message')
      .values({ account_id: dealer.accountId, sender: 'buyer', staff_name: null, text: 'Hello' })
      .execute();
    expect(await staff('chats')).toContain('Hello');
    await staff('answer-chat', `${dealer.accountId}@example.com`, '--text', 'Good morning');
    expect(await staff('chats')).toContain('Good morning');
    await expect(staff('answer-chat', 'nobody@example.com', '--text', 'x')).rejects.toThrow('There is no account');
  });

  it('B-253 says who makes posters, and under which name and phone', async () => {
    const agent = await market.newBuyer();
    const email = `${agent.accountId}@example.com`;
    const vehicleId = await stockAnother(market.services.database);
    const posterOf = async () => (await agent.call('getVehicleDetail', { carSourceId: vehicleId })).body;
    expect(await posterOf()).toMatchObject({ poster: { insiderType: 0 } });
    await staff('make-agent', email, '--name', 'Akinyi', '--phone', '+254733000222');
    const poster = { insiderType: 1, nickName: 'Akinyi', phone: '+254733000222' };
    expect(await posterOf()).toMatchObject({ poster });
    await expect(staff('make-agent', email, '--name', 'x'.repeat(41), '--phone', '1')).rejects.toThrow('--name');
    await staff('dismiss-agent', email);
    expect(await posterOf()).toMatchObject({ poster: { insiderType: 0 } });
    await expect(staff('dismiss-agent', 'nobody@example.com')).rejects.toThrow('There is no account');
  });
});

describe('the terms of prices', () => {
  const file = () => JSON.stringify(demoTerms);

  it('are set by the staff, for lists and their order as for the details, and are on record', async () => {
    const { database } = market.services;
    const id = await stockAnother(database);
    const own: PriceTerms = {
      ...demoTerms,
      rates: { jpyPerUsd: 160, kesPerUsd: 130 },
      insurance: { ...demoTerms.insurance, minimumCents: 1_000_000 },
    };
    expect(await staff('set-price-terms', JSON.stringify(own))).toMatch(/^Prices follow the new terms/);
    const { body } = await market.call('getVehicleDetail', { carSourceId: id });
    expect(body).toMatchObject({ vehicle: { vehiclePriceDesc: 'USD 16,770', priceKES: 16_770 * 130 } });
    const stored = await database
      .selectFrom('vehicle')
      .select(['list_price_cents', 'price_bucket'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(stored).toEqual({ list_price_cents: 1_677_000, price_bucket: 4 });
    expect(JSON.parse(await staff('price-terms'))).toEqual(own);
    await staff('set-price-terms', file());
    const acts = await database.selectFrom('staff_act').select('detail').where('subject', '=', 'price-terms').execute();
    expect(acts.map(({ detail }) => detail)).toEqual([{ terms: own }, { terms: demoTerms }]);
  });

  it.each([
    ['{', 'Expected property name'],
    ['{}', 'rates: '],
    [JSON.stringify({ ...demoTerms, depositRatio: 1.5 }), 'depositRatio: Too big: expected number to be <=1'],
    [JSON.stringify({ ...demoTerms, depositeRatio: 0.3 }), 'Unrecognized key: "depositeRatio"'],
    [JSON.stringify({ ...demoTerms, rates: { jpyPerUsd: '152', kesPerUsd: 129 } }), 'rates.jpyPerUsd: '],
    [
      JSON.stringify({ ...demoTerms, tariffs: [...demoTerms.tariffs, ...demoTerms.tariffs.slice(0, 1)] }),
      'tariff already',
    ],
    [
      JSON.stringify({ ...demoTerms, tariffs: [{ ...demoTerms.tariffs[0], portId: 'p-xyz' }] }),
      'there is no port p-xyz',
    ],
    [
      JSON.stringify({ ...demoTerms, tariffs: [{ ...demoTerms.tariffs[0], transportType: '3' }] }),
      'it is 1 or 2, not 3',
    ],
  ])('that are wrong are not taken, and the fault is named: %s', async (text, fault) => {
    const before = await staff('price-terms');
    await expect(staff('set-price-terms', text)).rejects.toThrow(fault);
    expect(await staff('price-terms')).toBe(before);
  });

  it('are shown in the documentation as they can be set', async () => {
    const page = await readFile('docs/staff.md', 'utf8');
    const example = /```json\n(\{\n {2}"rates"[^`]+)```/.exec(page)?.[1] ?? '';
    expect(await staff('set-price-terms', example)).toMatch(/^Prices follow/);
    await staff('set-price-terms', file());
  });
});

describe('a command line', () => {
  it.each([
    [[], 'npm run staff -- <command>'],
    [['help'], 'approve-payment <orderNo>'],
    [['shpi'], "There is no command 'shpi'"],
    [
      ['ship'],
      'It takes orderNo.\nUsage: npm run staff -- ship <orderNo> --freight-number TEXT [--logistics-link URL]',
    ],
    [['ship', 'GP1'], '--freight-number is missing'],
    [['ship', 'GP1', 'GP2', '--freight-number', 'F'], 'It takes orderNo.'],
    [['reject-payment', 'GP1', '--reason', ' '], '--reason is missing'],
    [['cancel', 'GP1', '--because', 'x'], "Unknown option '--because'"],
    [['list', 'GP1'], 'It takes nothing.'],
  ])('%j says what to do', (words, message) => {
    expect(() => parseOrder(words, 'Amina')).toThrow(message);
  });

  it('needs a name for what changes something, and for nothing else', () => {
    expect(() => parseOrder(['cancel', 'GP1'])).toThrow('Say who you are: --as NAME, or set STAFF_NAME.');
    expect(parseOrder(['cancel', 'GP1', '--as', 'Amina']).staffName).toBe('Amina');
    expect(parseOrder(['list']).staffName).toBe('');
  });

  it('takes an id that begins with a hyphen', () => {
    const { subject, options } = parseOrder(['reject-dealer', '-x1', '--reason', 'Not readable'], 'Amina');
    expect([subject, options['reason']]).toEqual(['-x1', 'Not readable']);
  });

  it('is answered in columns that line up, in any script', () => {
    expect(
      table(
        ['Order', 'Name'],
        [
          ['GP1', '田中'],
          ['GP12345', 'x'],
        ],
      ),
    ).toBe('Order    Name\n-------  ----\nGP1      田中\nGP12345  x');
  });
});

describe('the running server', () => {
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

  it('does what is ordered from this machine with its pass, and is not there for anybody else', async () => {
    const authorization = `Bearer ${staffPass(market.services.secret)}`;
    expect((await post({ authorization })).statusCode).toBe(200);
    expect((await post({})).statusCode).toBe(404);
    expect((await post({ authorization: 'Bearer x' })).statusCode).toBe(404);
    expect((await post({ authorization }, '10.0.0.7')).statusCode).toBe(404);
    expect((await post({ authorization, 'x-forwarded-for': '10.0.0.7' })).statusCode).toBe(404);
  });

  it('is found by the command through the data folder', async () => {
    const { orderNo } = await newOrder();
    const done = await run('cancel', orderNo, '--as', 'Amina');
    expect(done).toEqual({ status: 0, out: `${orderNo}: 0 Pending Payment → 8 Cancelled\n`, error: '' });
    const again = await run('cancel', orderNo, '--as', 'Amina');
    expect(again.status).toBe(1);
    expect(again.error).toContain('is 8 Cancelled');
  });

  it('is not looked for once it has stopped; a folder without a marketplace is not made into one', async () => {
    const other = await mkdtemp(join(tmpdir(), 'gariport-staff-'));
    expect(findDesk(other)).toBeUndefined();
    await writeFile(join(other, 'staff-desk.json'), JSON.stringify({ url: 'http://127.0.0.1:1/staff', pid: 2 ** 30 }));
    expect(findDesk(other)).toBeUndefined();
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

  it('is given what stands in a file, and not its name', async () => {
    const path = join(dataDir, 'terms.json');
    await writeFile(path, JSON.stringify(demoTerms));
    const done = await run('set-price-terms', path, '--as', 'Amina');
    expect(done).toMatchObject({ status: 0, error: '' });
    const missing = await run('set-price-terms', join(dataDir, 'none.json'), '--as', 'Amina');
    expect(missing).toMatchObject({ status: 1, error: expect.stringContaining('none.json cannot be read (ENOENT)') });
  });

  it('is not needed where the command can open the folder itself', async () => {
    const other = await mkdtemp(join(tmpdir(), 'gariport-staff-'));
    await (await openDatabase({ folder: join(other, 'database') })).destroy();
    expect(await runIn(other, 'list')).toEqual({ status: 0, out: 'No such orders.\n', error: '' });
    await rm(other, { recursive: true });
  });

  const run = (...words: string[]) => runIn(dataDir, ...words);

  /** The command as it is called, in a process of its own. */
  function runIn(folder: string, ...words: string[]): Promise<{ status: number | null; out: string; error: string }> {
    const { DATABASE_URL: _, STAFF_NAME: __, ...environment } = process.env;
    const child = spawn(process.execPath, ['server/staff/main.ts', ...words], {
      env: { ...environment, DATA_DIR: folder },
    });
    let [out, error] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (error += text.toString()));
    return new Promise((resolve) => child.on('close', (status) => resolve({ status, out, error })));
  }
});
