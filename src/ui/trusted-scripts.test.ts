import { expect, test } from 'vitest';
import { trustOwnScripts } from './trusted-scripts.ts';

type Rule = (address: string) => string | undefined;

function ruleOf(href: string): Rule {
  const made: Rule[] = [];
  trustOwnScripts({
    location: { href },
    trustedTypes: { createPolicy: (_name, rules) => made.push(rules.createScriptURL) },
  });
  const [rule] = made;
  if (!rule) throw new Error('no policy was made');
  return rule;
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
])('a worker from %s is trusted: %s', (address, isTrusted) => {
  expect(ruleOf('https://gariport.example/vehicles')(address)).toBe(isTrusted ? address : undefined);
});

test('a browser without Trusted Types is left alone', () => {
  expect(() => trustOwnScripts({ location: { href: 'https://gariport.example/' } })).not.toThrow();
});
