import { expect, test } from 'vitest';
import { judgeAnswer } from '#contract/verify/judge/judge.ts';
import { oracleOf } from '#contract/verify/subject/oracle.ts';
import { testedOperations } from '#contract/verify/subject/tested-operation.ts';
import { readPlain } from '#contract/verify/target/received.ts';
import { canonical } from '../contract/read-call.ts';
import { startBackend, type BackendChanges } from './backend.ts';
import { runConformance } from './run-conformance.ts';
import { passwords, people, shop, type ShopFault } from './shop.ts';

const calls =
  'login,getUserInfo,listVehicles,listInquiries,listOrders,getPriceDetail,listAddresses,getAddress,addAddress,staffMe';

async function findingsOf(changes: BackendChanges, only: string, words: readonly string[] = ['--cases', '0']) {
  await using backend = await startBackend(changes);
  const { findings } = await runConformance(
    backend.target,
    ['--suite', 'plain', '--only', only, ...people, ...words],
    passwords,
  );
  return findings;
}

// Runs ten calls with all their laws against one backend.
test('A backend that keeps all laws has no findings', async () => {
  expect(await findingsOf(shop(), calls)).toEqual([]);
});

const planted: [fault: ShopFault, only: string, met: string, words?: string[]][] = [
  ['takes a made-up token for the demo buyer', 'getUserInfo', 'a made-up token'],
  ['takes the token of a visitor for a user', 'getUserInfo', 'the token of a visitor'],
  ['takes the token of a user for a staff member', 'staffMe', 'the token of a user'],
  ['takes any password', 'login', 'law: secrets, a wrong password'],
  ['answers a key of another user with the answer of that user', 'addAddress', 'the idempotency key of another user'],
  ['shows an entry on two pages', 'listVehicles', 'law: pages'],
  ['skips an entry between two pages', 'listVehicles', 'law: pages'],
  ['counts one page as the total', 'listVehicles', 'law: total'],
  ['counts without the filter', 'listVehicles', 'law: filter'],
  ['ignores the page size', 'listVehicles', 'law: page size'],
  ['ignores a filter', 'listVehicles', 'law: filter'],
  ['ignores the order', 'listVehicles', 'law: order'],
  ['sorts texts as numbers', 'listVehicles', 'law: order'],
  ['ignores the language', 'listVehicles', 'law: language'],
  ['ignores the time zone', 'listInquiries', 'law: timeZone'],
  ['adds up prices wrongly', 'getPriceDetail', 'law: sums'],
  ['refuses large pages', 'listVehicles', 'pageSize: maximum 500', []],
  ['shows an address to strangers', 'getAddress', 'law: strangers'],
  ['refuses in English instead of Swahili', 'getUserInfo', 'no token, in other languages'],
  ['shows a broken list after a change', 'addAddress', 'listAddresses, which shows the change'],
  ['breaks a query by a change', 'getUserInfo,addAddress', 'after the changes, example plain'],
];

test.each(planted)('A backend that %s is detected', async (fault, only, met, words) => {
  const findings = await findingsOf(shop(fault), only, words);
  expect(findings.map((finding) => finding.case)).toContain(met);
});

test('Answers of another type than JSON are detected', async () => {
  const html: BackendChanges = {
    ...shop(),
    host: (host) =>
      host.addHook('onSend', async (_request, reply, payload) => {
        if (reply.statusCode === 200) reply.type('text/html');
        return payload;
      }),
  };
  const [found] = await findingsOf(html, 'listPorts');
  expect(found).toMatchObject({ expected: 'the content type application/json', got: 'text/html' });
});

test('Fields of an answer that no client knows are detected', () => {
  const bytes = new TextEncoder().encode('{"code":0,"body":[],"debug":true}');
  const received = readPlain({ status: 200, type: 'application/json', bytes }, []);
  const operation = testedOperations(canonical).find(({ id }) => id === 'listPorts');
  const faults = operation && judgeAnswer(oracleOf(canonical), operation, received);
  expect(faults).toMatchObject([{ kind: 'schemaViolation', got: 'it has debug too' }]);
});

test('Only --mock excuses a backend that takes every token', async () => {
  await using backend = await startBackend();
  const words = ['--suite', 'plain', '--only', 'getUserInfo', '--cases', '0'];
  const trusted = await runConformance(backend.target, [...words, '--mock']);
  expect(trusted.findings).toEqual([]);
  const { findings } = await runConformance(backend.target, words);
  expect(findings.map((finding) => finding.case)).toContain('a made-up token');
});
