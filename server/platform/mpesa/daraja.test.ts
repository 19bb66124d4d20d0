import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createDaraja, type MpesaSettings, readTime, resultOf, writeTime } from './daraja.ts';
import { simulated, startDarajaSimulator } from './testing/daraja-simulator.ts';

let now = new Date('2026-06-12T22:13:06Z');
const clock = () => now;
const simulator = await startDarajaSimulator({ clock });
afterAll(simulator.close);

const settings: MpesaSettings = {
  ...simulated,
  callbackSecret: 'a-secret-of-at-least-thirty-two-characters',
  baseUrl: simulator.baseUrl,
  networks: ['196.201.214.200', '10.1.0.0/16', '2001:db8::/32'],
};
const open = (change: Partial<MpesaSettings> = {}) =>
  createDaraja({ ...settings, ...change }, { publicUrl: 'https://gariport.example', clock, timeout: 300 });
const request = { id: 'q1', kes: 250_000, phone: '254712345678', account: '20260614001' };

beforeEach(() => {
  simulator.setTrouble(undefined);
  simulator.calls.length = 0;
});

describe('A payment request', () => {
  it('is sent with a password for the current East Africa time, and its result is queried', async () => {
    const daraja = open();
    const sent = await daraja.push(request);
    expect(sent).toMatchObject({ is: 'sent' });
    expect(simulator.pushed.at(-1)).toMatchObject({ amount: 250_000, phone: '254712345678', account: '20260614001' });
    const checkoutId = sent.is === 'sent' ? sent.checkoutId : '';
    expect(await daraja.query(checkoutId)).toMatchObject({ is: 'pending' });
    simulator.answerPhone('pin');
    expect(await daraja.query(checkoutId)).toEqual({ is: 'failed', failure: 'pin' });
    simulator.answerPhone('paid');
    expect(await daraja.query(checkoutId)).toEqual({ is: 'paid' });
  });

  it('uses one access token until it expires, and another once M-Pesa has forgotten it', async () => {
    const daraja = open();
    const tokens = () => simulator.calls.filter((path) => path.startsWith('/oauth')).length;
    await daraja.push(request);
    await daraja.push(request);
    expect(tokens()).toBe(1);
    simulator.forgetTokens();
    expect(await daraja.push(request)).toMatchObject({ is: 'sent' });
    expect(tokens()).toBe(2);
    now = new Date(now.getTime() + 3600_000);
    expect(await daraja.push(request)).toMatchObject({ is: 'sent' });
    expect(tokens()).toBe(3);
  });

  it('tells apart what was refused, was not sent and may have been sent', async () => {
    const daraja = open();
    simulator.setTrouble('down');
    expect(await daraja.push(request)).toMatchObject({ is: 'unsent' });
    simulator.setTrouble('refuse');
    expect(await daraja.push(request)).toMatchObject({
      is: 'refused',
      reason: expect.stringContaining('400.002.02') as string,
    });
    simulator.setTrouble('hang');
    expect(await daraja.push(request)).toMatchObject({ is: 'unknown' });
    expect(await daraja.query('ws_CO_1')).toMatchObject({ is: 'pending' });
  });

  it('keeps its secrets out of the reasons of failures', async () => {
    const wrong = open({ consumerSecret: 'wrong-consumer-secret', passkey: 'wrong-passkey' });
    const { reason } = (await wrong.push(request)) as { reason: string };
    for (const secret of ['wrong-consumer-secret', 'wrong-passkey', settings.callbackSecret]) {
      expect(reason).not.toContain(secret);
    }
  });
});

describe('A callback', () => {
  it('is registered with addresses that Safaricom accepts', async () => {
    await open().register();
    expect(simulator.registered()?.ConfirmationURL).toBe(
      `https://gariport.example/callbacks/paybill/${settings.callbackSecret}/confirmation`,
    );
  });

  it.each([
    ['196.201.214.200', true],
    ['::ffff:196.201.214.200', true],
    ['10.1.255.9', true],
    ['2001:db8::7', true],
    ['196.201.214.201', false],
    ['10.2.0.1', false],
    ['nonsense', false],
  ])('may come from %s: %s', (address, isAllowed) => {
    expect(open().isCaller(settings.callbackSecret, address)).toBe(isAllowed);
  });

  it('needs the whole secret', () => {
    expect(open().isCaller(settings.callbackSecret.slice(1), '10.1.0.1')).toBe(false);
    expect(open().isCaller('', '10.1.0.1')).toBe(false);
  });
});

describe('A moment of M-Pesa', () => {
  it('is in East Africa Time, whatever the zone of the machine', () => {
    expect(writeTime(new Date('2026-12-31T22:13:06Z'))).toBe('20270101011306');
    expect(readTime('20270101011306')?.toISOString()).toBe('2026-12-31T22:13:06.000Z');
  });

  it.each(['', '20260230010101', '2026061213', '20260612251306', 'abc'])('is refused if it is %s', (text) => {
    expect(readTime(text)).toBeUndefined();
  });
});

it('Result codes that M-Pesa adds count as other failures', () => {
  expect(resultOf('98765')).toEqual({ is: 'failed', failure: 'other' });
  expect(resultOf('4999')).toMatchObject({ is: 'pending' });
});
