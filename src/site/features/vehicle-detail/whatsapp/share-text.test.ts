import { expect, test } from 'vitest';
import { whatsAppAddress } from '#site/components/whatsapp-address.ts';
import { shareText } from './share-text.ts';

const address = 'https://garipo.rt/Kenya/car/detail?id=100001';
const facts = {
  name: 'Toyota Vitz 1.0 F',
  year: '2018',
  price: 'USD 6,850',
  priceToPort: undefined,
  verdict: undefined,
  address,
};

test('writes one fact per line and leaves out unknown ones', () => {
  expect(shareText(facts)).toBe(`Toyota Vitz 1.0 F, 2018\nUSD 6,850\n${address}`);
  expect(shareText({ ...facts, price: undefined })).toBe(`Toyota Vitz 1.0 F, 2018\n${address}`);
});

test('does not repeat a year that is in the name', () => {
  expect(shareText({ ...facts, name: '2018 Toyota Vitz' })).toMatch(/^2018 Toyota Vitz\n/);
});

test('passes the whole text to WhatsApp, with any characters, with or without a number', () => {
  const text = 'R&D #1, 100 %\n車';
  const url = new URL(whatsAppAddress(text, '254712345678'));
  expect([url.host, url.pathname, url.searchParams.get('text')]).toEqual(['wa.me', '/254712345678', text]);
  expect(new URL(whatsAppAddress(text)).pathname).toBe('/');
});
