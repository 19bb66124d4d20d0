import { describe, expect, test } from 'vitest';
import { screens } from '#screens/screens.ts';
import { entryOf, isVisit } from './visit-counter.ts';

describe('A visit', () => {
  test.each([
    ['an address that was typed, or a link in a message', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
    ['a link on another site', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }],
  ])('%s is one', (_name, headers) => {
    expect(isVisit(headers)).toBe(true);
  });

  test.each([
    ['a page that leads to another of the site', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }],
    ['what a page loads', { 'sec-fetch-dest': 'script', 'sec-fetch-site': 'same-origin' }],
    [
      'a page that a browser fetches ahead',
      { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch' },
    ],
    ['a program that says nothing of a page', { 'user-agent': 'curl/8' }],
  ])('%s is none', (_name, headers) => {
    expect(isVisit(headers)).toBe(false);
  });

  test('starts on the home page, a list, a vehicle, or elsewhere', () => {
    expect([screens.home, screens.vehicles, screens.flashSale, screens.detail, screens.about].map(entryOf)).toEqual([
      'home',
      'list',
      'list',
      'vehicle',
      'other',
    ]);
  });
});
