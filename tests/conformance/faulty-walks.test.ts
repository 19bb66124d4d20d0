import { expect, test } from 'vitest';
import { isFullRun } from '../scope.ts';
import { startBackend } from './backend.ts';
import { market, type MarketFault } from './market.ts';
import { runConformance } from './run-conformance.ts';
import { answering } from './backend-changes.ts';

const people = ['--login', 'walker@example.com', '--other', 'other@example.com'];
const passwords = { GARIPORT_PASSWORD: 'Mombasa2026', GARIPORT_OTHER_PASSWORD: 'Nairobi2026' };

const planted: [fault: MarketFault, walk: string, step: string, says: RegExp][] = [
  ['cancels what is paid', 'paying', 'closeOrder', /^code is 0/],
  ['takes a voucher and forgets it', 'paying', 'getOrder', /^body\.status is 0/],
  ['shows orders to strangers', 'cancelling-stranger', 'stranger_getOrder', /^code is 0/],
  ['lists everybody’s orders', 'cancelling-stranger', 'stranger_listOrders', /^body has an entry with id "8/],
  ['lets strangers cancel', 'cancelling-stranger', 'stranger_closeOrder', /^code is 0/],
  ['forgets the key of what was cancelled', 'cancelling-repeated', 'again_submitOrder', /^body\.depositDueAt is/],
  ['keeps a session that was ended', 'leaving', 'getUserInfo_2', /^code is 0/],
  ['answers late repeats anew', 'addresses-repeated', 'again_updateAddress', /^code is 400/],
  ['takes parts from strangers', 'parts-stranger', 'stranger_uploadParts', /^code is 0/],
  ['changes the address in its list alone', 'addresses', 'getAddress', /^body\.cityId is "11"/],
];

/** Each runs a whole walk: a few show that the expectations of a walk are checked. */
const tried = isFullRun ? planted : planted.filter((_, place) => place % 3 === 0);

test.each(tried)('A backend that %s is detected by the walk %s', async (fault, walk, step, says) => {
  await using backend = await startBackend(market(fault));
  const { findings } = await runConformance(backend.target, ['--walks', walk, ...people], passwords);
  const found = findings.find((one) => one.case === `walk ${walk}, step ${step}`);
  expect(found?.got, JSON.stringify(findings, null, 2)).toMatch(says);
  expect(found?.repeat).toContain(`--walks ${walk} --seed 1 --login walker@example.com --other other@example.com`);
});

test('In a faultless market everybody completes the walks, and the report contains no password', async () => {
  await using backend = await startBackend(market());
  const result = await runConformance(backend.target, ['--walks', 'all', ...people], passwords);
  expect(result.findings).toEqual([]);
  expect(
    result.walks.filter(({ stopped }) => !stopped?.includes('--letters')).every(({ done, steps }) => done === steps),
  ).toBe(true);
  expect(JSON.stringify(result)).not.toMatch(/Mombasa2026|Nairobi2026/);
});

test('A walk that stops for nobody’s fault is not a finding, and says in one line where and why', async () => {
  const { answer } = market();
  const gone = answering('submitOrder', () => ({ code: 400, message: 'The vehicle is gone.' }));
  await using backend = await startBackend({ answer: (right) => gone.answer(answer?.(right) ?? right) });
  const { findings, walks } = await runConformance(backend.target, ['--walks', 'cancelling', ...people], passwords);
  expect(findings).toEqual([]);
  expect(walks[0]).toEqual({
    walk: 'cancelling',
    steps: 11,
    done: 4,
    stopped: 'submitOrder: {"code":400,"message":"The vehicle is gone."}',
  });
});

test('Without a second user the walks of strangers are skipped, and say what they need', async () => {
  await using backend = await startBackend(market());
  const words = ['--walks', 'cancelling-stranger', '--login', 'walker@example.com'];
  const { walks } = await runConformance(backend.target, words, passwords);
  expect(walks).toMatchObject([{ done: 0, stopped: expect.stringContaining('--other EMAIL') as string }]);
});
