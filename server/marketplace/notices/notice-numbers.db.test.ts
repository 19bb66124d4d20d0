import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NoticeChannel } from '#generated/client/types.gen.ts';
import { deleteExpired } from '#server/delete-expired.ts';
import { failureText } from '#server/platform/calls/texts.ts';
import { createLog } from '#server/platform/operations/log.ts';
import { createSmsGateway } from '#server/platform/notices/sms-gateway.ts';
import { createWhatsApp } from '#server/platform/notices/whatsapp-cloud.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { type NoticeSimulator, startNoticeSimulator } from './testing/notice-simulator.ts';

const minute = 60_000;
const phone = '254712345678';
const written = '+254 712-345 678';

const log: string[] = [];
let simulator: NoticeSimulator;
let server: TestServer;
let amina: TestAccount;
beforeAll(async () => {
  simulator = await startNoticeSimulator();
  server = await openTestServer({
    log: createLog('warn', (line) => log.push(line)),
    notices: {
      whatsapp: createWhatsApp(simulator.whatsapp),
      sms: createSmsGateway(simulator.sms),
    },
  });
});
afterAll(async () => {
  await server.close();
  await simulator.close();
});
beforeEach(async () => {
  simulator.setTrouble(undefined);
  simulator.delivered.length = 0;
  log.length = 0;
  amina = await openAccount(server);
});

const ask = (number = written, channel: NoticeChannel = 'sms', { token } = amina) =>
  server.call('requestNoticeCode', { channel, phone: number }, { token });
const confirm = (code: string, { token } = amina) => server.call('confirmNoticeCode', { code }, { token });
const settings = async ({ token } = amina) => (await server.call('getNoticeSettings', {}, { token })).body;
const latestCode = () => /\d{6}/.exec(simulator.delivered.at(-1)?.text ?? '')?.[0] ?? '';
const otherCode = () => String((Number(latestCode()) + 1) % 1_000_000).padStart(6, '0');
const channels = ['whatsapp', 'sms'];

describe('A number for notices', () => {
  it.each(['whatsapp', 'sms'] as const)('is confirmed with the code that was sent by %s', async (channel) => {
    expect(await settings()).toEqual({ channels });
    expect(await ask(written, channel)).toEqual({ code: 0 });
    expect(simulator.delivered).toMatchObject([
      { channel, to: phone, text: expect.stringMatching(/^GariPort: \d{6} /) },
    ]);
    expect(await settings()).toMatchObject({ channels, pending: { channel, phone } });
    expect(await confirm(latestCode())).toEqual({ code: 0 });
    expect(await settings()).toEqual({ channels, number: { channel, phone } });
  });

  it('keeps getting notices until another one is confirmed', async () => {
    await ask();
    await confirm(latestCode());
    await ask('255754000118', 'whatsapp');
    expect(await settings()).toMatchObject({
      number: { channel: 'sms', phone },
      pending: { channel: 'whatsapp', phone: '255754000118' },
    });
    await confirm(latestCode());
    expect(await settings()).toEqual({ channels, number: { channel: 'whatsapp', phone: '255754000118' } });
  });

  it('is deleted with everything that waits for it when notices stop, and with its account', async () => {
    await ask();
    await confirm(latestCode());
    await ask('255754000118');
    expect(await server.call('stopNotices', {}, { token: amina.token })).toEqual({ code: 0 });
    expect(await settings()).toEqual({ channels });
    await ask('255754000229');
    await confirm(latestCode());
    const { database } = server.services;
    await database.deleteFrom('session_token').where('session_id', '=', amina.sessionId).execute();
    await database.deleteFrom('session').where('account_id', '=', amina.accountId).execute();
    await database.deleteFrom('account').where('id', '=', amina.accountId).execute();
    const left = await database.selectFrom('notice_number').where('account_id', '=', amina.accountId).execute();
    expect(left).toEqual([]);
  });

  it.each(['0712345678', '12', '2547123456789012', 'amina', '+254 712 345 67a'])('is refused as %s', async (number) => {
    expect(await ask(number)).toMatchObject({ code: 400, message: failureText('noticeNumberInvalid', 'en') });
    expect(simulator.delivered).toEqual([]);
  });

  it('can be used by several accounts, which learn nothing of each other', async () => {
    await ask();
    await confirm(latestCode());
    const baraka = await openAccount(server);
    expect(await ask(written, 'sms', baraka)).toEqual({ code: 0 });
    const code = latestCode();
    // The code of one account is none of the other.
    await ask('255754000118');
    expect(await confirm(code)).toMatchObject({ code: 400, message: failureText('noticeCodeWrong', 'en') });
    expect(await confirm(code, baraka)).toEqual({ code: 0 });
    expect(await settings()).toMatchObject({ number: { phone } });
  });
});

describe('A code for notices', () => {
  it('is stored as a keyed hash', async () => {
    await ask();
    const stored = await server.services.database
      .selectFrom('notice_code')
      .selectAll()
      .where('account_id', '=', amina.accountId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(latestCode());
  });

  it('can be tried five times', async () => {
    await ask();
    const code = latestCode();
    for (let count = 0; count < 5; count += 1) {
      expect(await settings()).toHaveProperty('pending');
      expect(await confirm(otherCode())).toMatchObject({ code: 400, message: failureText('noticeCodeWrong', 'en') });
    }
    expect(await settings()).toEqual({ channels });
    expect(await confirm(code)).toMatchObject({ code: 400, message: failureText('noticeCodeWrong', 'en') });
    // A new one can be requested at once.
    await ask();
    expect(await confirm(latestCode())).toEqual({ code: 0 });
  });

  it('expires after ten minutes, and is deleted then', async () => {
    await ask();
    const code = latestCode();
    server.advance(10 * minute);
    expect(await settings()).toEqual({ channels });
    expect(await confirm(code)).toMatchObject({ code: 400, message: failureText('noticeCodeWrong', 'en') });
    await deleteExpired(server.services);
    expect(await server.services.database.selectFrom('notice_code').selectAll().execute()).toEqual([]);
  });

  it('is sent once for a double press, and again after a minute', async () => {
    await Promise.all([ask(), ask()]);
    await ask();
    expect(simulator.delivered).toHaveLength(1);
    const first = latestCode();
    server.advance(minute);
    await ask();
    expect(simulator.delivered).toHaveLength(2);
    expect(await confirm(first === latestCode() ? otherCode() : first)).toMatchObject({ code: 400 });
    expect(await confirm(latestCode())).toEqual({ code: 0 });
  });

  it.each([
    ['unreachable', 'noticeNumberUnreachable'],
    ['optedOut', 'noticeNumberUnreachable'],
    ['down', 'noticesUnavailable'],
    ['template', 'noticesUnavailable'],
  ] as const)('leaves nothing pending if it cannot be sent: %s', async (trouble, reason) => {
    simulator.setTrouble(trouble);
    expect(await ask(written, 'whatsapp')).toMatchObject({ code: 400, message: failureText(reason, 'en') });
    expect(await settings()).toEqual({ channels });
    expect(log.join('\n')).toContain('a code for notices was not sent');
    expect(log.join('\n')).not.toMatch(/712\D?345/);
    // Nothing was sent, so it can be tried again without waiting.
    simulator.setTrouble(undefined);
    expect(await ask(written, 'whatsapp')).toEqual({ code: 0 });
    expect(simulator.delivered).toHaveLength(1);
  });

  it('stays valid if the gateway does not answer', async () => {
    simulator.setTrouble('hang');
    const sms = createSmsGateway(simulator.sms, { timeout: 300 });
    const impatient = await openTestServer({ nodeOf: server, notices: { sms } });
    const payload = { channel: 'sms', phone: written };
    expect(await impatient.call('requestNoticeCode', payload, { token: amina.token })).toEqual({ code: 0 });
    expect(await settings()).toHaveProperty('pending');
    await impatient.close();
  });
});

describe('Requests for codes are limited', () => {
  let limited: TestServer;
  beforeAll(async () => {
    const { notices } = server.services;
    limited = await openTestServer({ nodeOf: server, limits: true, ...(notices && { notices }) });
  });
  afterAll(() => limited.close());

  let numbers = 0;
  const freshNumber = () => `255754${String((numbers += 1)).padStart(5, '0')}8`;
  const from = (account: TestAccount, number: string, remoteAddress: string) =>
    limited.call('requestNoticeCode', { channel: 'sms', phone: number }, { token: account.token, remoteAddress });

  it('for each account', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await from(amina, freshNumber(), `10.1.0.${count}`)).toEqual({ code: 0 });
    }
    expect(await from(amina, freshNumber(), '10.1.0.9')).toMatchObject({
      code: 400,
      message: failureText('tooManyRequests', 'en'),
    });
  });

  it('for each number of all accounts together', async () => {
    const number = freshNumber();
    for (let count = 0; count < 12; count += 1) {
      expect(await from(await openAccount(server), number, `10.2.0.${count}`)).toEqual({ code: 0 });
    }
    expect(await from(amina, number, '10.2.1.9')).toMatchObject({
      code: 400,
      message: failureText('tooManyRequests', 'en'),
    });
  });

  it('for each account and number, so that a stranger cannot use up the codes of its owner', async () => {
    const number = freshNumber();
    const codes: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      codes.push((await from(amina, number, `10.4.0.${count}`)).code);
      limited.advance(minute);
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(4);
    expect(await from(await openAccount(server), number, '10.4.1.1')).toEqual({ code: 0 });
  });

  it('for each address', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect(await from(await openAccount(server), freshNumber(), '10.3.0.1')).toEqual({ code: 0 });
    }
    expect(await from(amina, freshNumber(), '10.3.0.1')).toMatchObject({
      code: 400,
      message: failureText('tooManyRequests', 'en'),
    });
  });
});

describe('Without a gateway', () => {
  it('nothing is offered', async () => {
    const silent = await openTestServer({ nodeOf: server });
    const { token } = amina;
    expect(await silent.call('getNoticeSettings', {}, { token })).toEqual({ code: 0, body: { channels: [] } });
    expect(await silent.call('requestNoticeCode', { channel: 'sms', phone: written }, { token })).toMatchObject({
      code: 400,
      message: failureText('noticesOff', 'en'),
    });
    await silent.close();
  });
});
