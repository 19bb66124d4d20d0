import { expect, test } from 'vitest';
import { isFullRun } from '../scope.ts';
import { startBackend } from './backend.ts';
import { exposeFault, type Planted } from './planted.ts';
import { runConformance } from './run-conformance.ts';
import { keeping } from './backend-changes.ts';

const planted: Planted[] = [
  {
    fault: 'carries a change out twice that answers its code alone',
    id: 'addAddress',
    isReal: true,
    changes: keeping('nothing'),
    kind: 'other',
    met: 'the same idempotency key again',
    says: /what the user has is another than before/,
  },
  {
    fault: 'refuses a change that it has carried out under the same key',
    id: 'submitOrder',
    isReal: true,
    changes: keeping('nothing'),
    kind: 'other',
    met: 'the same idempotency key again',
    says: /The vehicle is gone/,
  },
  {
    fault: 'answers another change as the first that had its key',
    id: 'addAddress',
    isReal: true,
    changes: keeping('keys without payloads'),
    kind: 'other',
    met: 'the same idempotency key for another payload',
    says: /"code":0/,
  },
  {
    fault: 'carries a change out twice that comes twice at the same moment',
    id: 'addAddress',
    isReal: true,
    changes: keeping('keys once answered'),
    kind: 'other',
    met: 'the same idempotency key twice at once',
    says: /^2 of them: a-0, a-1$/,
  },
  {
    fault: 'refuses one of two that come at the same moment under one key',
    id: 'submitOrder',
    isReal: true,
    changes: keeping('keys once answered'),
    kind: 'other',
    met: 'the same idempotency key twice at once',
    says: /"code":0,.*, and .*The vehicle is gone|The vehicle is gone.*, and .*"code":0,/,
  },
];

/** Each has its own backend and run: half of them per change, all in a full run. */
const tried = isFullRun ? planted : planted.filter((_, place) => place % 2 === 0);

test.each(tried)('A backend that $fault is detected', async (fault) => {
  const { finding, findings } = await exposeFault(fault);
  expect(finding?.got, JSON.stringify(findings.slice(0, 3), null, 2)).toMatch(fault.says);
  expect(finding?.repeat).toContain(`--only ${fault.id} --seed 1`);
  expect(new Set(findings.map(({ operation }) => operation))).toEqual(new Set([fault.id]));
});

test.each(['addAddress', 'submitOrder'])(
  'A backend that honours its idempotency keys has no finding in %s',
  async (id) => {
    await using backend = await startBackend(keeping('keys'));
    const { findings, operations } = await runConformance(backend.target, ['--only', id, '--cases', '5']);
    expect(findings).toEqual([]);
    expect(operations).toMatchObject([{ operation: id, succeeded: true }]);
  },
);
