// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { progressMarkup, trustEmptyPage, type TrustingWindow, trustOwnScripts } from './trusted-scripts.ts';

type Rules = Parameters<NonNullable<TrustingWindow['trustedTypes']>['createPolicy']>[1];

function rulesOf(href: string, trust = trustOwnScripts): Rules {
  const made: Rules[] = [];
  trust({ location: { href }, trustedTypes: { createPolicy: (_name, rules) => made.push(rules) } });
  const [rules] = made;
  if (!rules) throw new Error('no policy was made');
  return rules;
}

test.each([
  ['/assets/envelope-worker-1.js', true],
  ['https://gariport.example/assets/envelope-worker-1.js', true],
  ['https://elsewhere.example/assets/worker.js', false],
  ['//elsewhere.example/assets/worker.js', false],
  ['/assets/../files/ab/upload.jpg', false],
  ['/files/ab/upload.jpg', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://gariport.example/assets/1', false],
])('trusts a worker from %s: %s', (address, isTrusted) => {
  expect(rulesOf('https://gariport.example/vehicles').createScriptURL(address)).toBe(isTrusted ? address : undefined);
});

test.each([
  [progressMarkup, true],
  [`${progressMarkup}<img src=x onerror=alert(1)>`, false],
  ['', false],
])('trusts the markup %j: %s', (markup, isTrusted) => {
  expect(rulesOf('https://gariport.example/').createHTML(markup)).toBe(isTrusted ? markup : undefined);
});

test.each([
  ['<!DOCTYPE html><html></html>', true],
  ['<!DOCTYPE html><html><script>alert(1)</script></html>', false],
  [progressMarkup, false],
])('trusts in the poster frame %j: %s', (markup, isTrusted) => {
  const rules = rulesOf('https://gariport.example/', trustEmptyPage);
  expect(rules.createHTML(markup)).toBe(isTrusted ? markup : undefined);
  expect(rules.createScriptURL('/assets/envelope-worker-1.js')).toBeUndefined();
});

test('does nothing in a browser without Trusted Types', () => {
  expect(() => trustOwnScripts({ location: { href: 'https://gariport.example/' } })).not.toThrow();
});
