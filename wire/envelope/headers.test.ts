import { describe, expect, it } from 'vitest';
import { formatAddress, isName, parseAddress, parseBearer, parseHeaderText } from './headers.ts';

const epk = 'B'.padEnd(87, 'a');

describe('the Envelope header', () => {
  it.each([
    { suite: 'session' as const, kid: 'key-1', epk },
    { suite: 'static' as const, kid: 'key.1_a', epk: '' },
  ])('of the $suite suite survives a round trip', (address) => {
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
    `session;kid=${'k'.repeat(65)};epk=${epk}`,
    `session;kid=key-1;epk=${epk.slice(1)}`,
    `x session;kid=key-1;epk=${epk}`,
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
  it('has the token after its scheme', () => {
    expect(parseBearer('Bearer a.b-c')).toBe('a.b-c');
    expect(parseBearer(undefined)).toBeUndefined();
  });

  it.each(['static', 'static;kid=', 'xstatic;kid=key-1', 'static;kid=key-1;', `static;kid=${'k'.repeat(65)}`])(
    'of the static suite is refused as %j',
    (header) => {
      expect(() => parseAddress(header)).toThrow('malformed');
    },
  );

  it.each(['', 'Bearer', 'Bearer ', 'bearer a', 'Bearer  a', 'Bearer a b', 'Basic a', 'a'])(
    'is refused as %j',
    (header) => {
      expect(() => parseBearer(header)).toThrow('malformed');
    },
  );
});

it('Other header text is accepted up to its maximum length', () => {
  expect(parseHeaderText('a'.repeat(4096))).toHaveLength(4096);
});

it.each(['', ' a', 'a\n', 'é', 'a'.repeat(4097)])('Other header text is refused as %j', (text) => {
  expect(() => parseHeaderText(text)).toThrow('malformed');
});

it('a name has 1 to 64 plain characters', () => {
  expect([isName('a'), isName('Web_1.x-y'), isName('k'.repeat(64))]).toEqual([true, true, true]);
  expect(['', 'k'.repeat(65), 'a b', ' a', 'a ', 'é'].map(isName)).toEqual([false, false, false, false, false, false]);
});
