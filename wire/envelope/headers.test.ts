import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress, parseBearer, parseHeaderText } from './headers.ts';

const epk = 'B'.padEnd(87, 'a');

describe('the Envelope header', () => {
  it.each([
    { suite: 'session' as const, kid: 'key-1', epk },
    { suite: 'static' as const, kid: 'key.1_a', epk: '' },
  ])('of the $suite suite is read as it was written', (address) => {
    expect(parseAddress(formatAddress(address))).toEqual(address);
  });

  it.each([
    undefined,
    '',
    'session',
    `static;kid=key-1;epk=${epk}`,
    'static;kid=',
    'legacy;kid=key-1',
    `session;kid=;epk=${epk}`,
    `session;kid=key-1;epk=${epk}a`,
    `session;kid=key-1;epk=${epk};x=1`,
    `session; kid=key-1; epk=${epk}`,
    `SESSION;kid=key-1;epk=${epk}`,
    `session;kid=key-1;epk=${epk}\n`,
    `session;kid=key-1;epk=${epk}, session;kid=key-1;epk=${epk}`,
  ])('is refused as %j', (header) => {
    expect(() => parseAddress(header)).toThrow('malformed');
  });
});

describe('A-236 the Authorization header', () => {
  it('carries the token behind its scheme', () => {
    expect(parseBearer('Bearer a.b-c')).toBe('a.b-c');
    expect(parseBearer(undefined)).toBeUndefined();
  });

  it.each(['', 'Bearer', 'Bearer ', 'bearer a', 'Bearer  a', 'Bearer a b', 'Basic a', 'a'])(
    'is refused as %j',
    (header) => {
      expect(() => parseBearer(header)).toThrow('malformed');
    },
  );
});

it('Other header text is taken up to its greatest length', () => {
  expect(parseHeaderText('a'.repeat(4096))).toHaveLength(4096);
});

it.each(['', ' a', 'a\n', 'é', 'a'.repeat(4097)])('Other header text is refused as %j', (text) => {
  expect(() => parseHeaderText(text)).toThrow('malformed');
});
