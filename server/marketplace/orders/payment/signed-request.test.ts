import { expect, test } from 'vitest';
import { passingPaymentKeys } from '#server/platform/secrets/payment-keys.ts';
import { readSigned, type RequestFacts, signRequest } from './signed-request.ts';

const issuedAt = new Date('2026-06-12T10:00:00Z');
const facts: RequestFacts = {
  code: '7K3M9QWX2D',
  orderNo: 'GP20260612001',
  kind: 'deposit',
  payUnit: 'USD',
  amount: 205_500,
  accountMark: 'abcdefghijkl',
  issuedAt,
};
const keys = passingPaymentKeys();
const { signed } = await signRequest(keys, facts);
const words = signed.split('.');

test('A request states order, amount and time, and its reader gets its code', async () => {
  expect(words.slice(2, 8)).toEqual([
    '7K3M9QWX2D',
    'GP20260612001',
    'deposit',
    'USD205500',
    'abcdefghijkl',
    String(issuedAt.getTime() / 1000),
  ]);
  expect(await readSigned(keys, signed)).toEqual({ code: facts.code });
  expect(signed).toMatch(/^[\w.~-]+$/);
});

test.each(words.map((word, place) => [place, word] as const).filter(([place]) => place > 1))(
  'A request with any altered part is refused: word %i, %s',
  async (place, word) => {
    const other = `${word.startsWith('A') ? 'B' : 'A'}${word.slice(1)}`;
    expect(await readSigned(keys, words.with(place, other).join('.'))).toBe('paymentAltered');
  },
);

test('A non-canonical signature encoding is refused, though its bytes may be equal', async () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(signed.at(-1) ?? '');
  // The last base64 character of 64 bytes has four unused bits.
  const twin = signed.slice(0, -1) + alphabet.charAt(last ^ 1);
  const bytes = (text: string) => Buffer.from(text.slice(text.lastIndexOf('.') + 1), 'base64url').toString('hex');
  expect(bytes(twin)).toBe(bytes(signed));
  expect(await readSigned(keys, twin)).toBe('paymentAltered');
});

test('A request signed by somebody else is refused', async () => {
  const { signed: foreign } = await signRequest(passingPaymentKeys(), facts);
  expect(await readSigned(keys, foreign)).toBe('paymentForged');
  const underOurName = foreign
    .split('.')
    .with(1, words[1] ?? '')
    .join('.');
  expect(await readSigned(keys, underOurName)).toBe('paymentAltered');
});

test.each(['', '.', '1', 'https://gariport.example', '1.....', 'x'.repeat(600), '2'.concat(signed.slice(1))])(
  'Malformed requests are refused: %s',
  async (text) => {
    expect(await readSigned(keys, text)).toBe('paymentForged');
  },
);

test('A retired key verifies earlier signatures and no later ones', async () => {
  const own = passingPaymentKeys();
  const old = { current: await own.current() };
  const before = await signRequest(own, facts);
  own.rotate(new Date(issuedAt.getTime() + 60_000));
  expect(await readSigned(own, before.signed)).toEqual({ code: facts.code });
  const stolen = { ...own, current: async () => old.current };
  const later = await signRequest(stolen, { ...facts, issuedAt: new Date(issuedAt.getTime() + 120_000) });
  expect(await readSigned(own, later.signed)).toBe('paymentKeyRetired');
});

test('Order numbers cannot shift the boundaries between a request’s fields', async () => {
  const odd = await signRequest(keys, { ...facts, orderNo: 'GP.1/2 é' });
  expect(odd.signed).toMatch(/^[\w.~-]+$/);
  expect(await readSigned(keys, odd.signed)).toEqual({ code: facts.code });
});
