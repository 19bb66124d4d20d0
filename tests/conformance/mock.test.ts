import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { printTotals } from '#contract/verify/print-report.ts';
import { operations } from '#generated/operations.ts';
import { createMockApp, openSession } from '#mock-server/app.ts';
import { createHost } from '#wire/host/host.ts';
import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { generateServerKey, importServerKey } from '#wire/envelope/server-key.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { staticSuite } from '#wire/envelope/static-server.ts';
import { isFullRun } from '../scope.ts';
import { runConformance } from './run-conformance.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

const apps: FastifyInstance[] = [];

afterAll(() => Promise.all(apps.map((app) => app.close())));

async function listen(app: FastifyInstance): Promise<string> {
  apps.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`;
}

// The payloads are the same in every suite, so a part of them shows whether they arrive.
const runs: [suite: string, words: string[]][] = isFullRun
  ? [
      ['session', []],
      ['plain', ['--cases', '20']],
    ]
  : // Hundreds of calls with a few cases of each: this takes seconds even so.
    [['plain', ['--cases', '3']]];

test.each(runs)('The mock passes the contract’s verification in the %s suite', async (suite, words) => {
  // A separate mock for each, because it remembers the previous run.
  const current = await importServerKey(await generateServerKey('mock'));
  const target = await listen(await createMockApp(openSession({ current })));
  const result = await runConformance(target, ['--mock', '--suite', suite, ...words]);
  console.log(printTotals(result));
  expect(result.findings).toEqual([]);
  const tested = [...Object.keys(operations), 'chatSocket'];
  expect(result.operations.map(({ operation }) => operation).toSorted()).toEqual(tested.toSorted());
  expect(result.operations.filter(({ succeeded }) => !succeeded)).toEqual([]);
  const fewest = isFullRun ? 1500 : result.operations.length * 3;
  expect(result.operations.reduce((sum, { cases }) => sum + cases, 0)).toBeGreaterThan(fewest);
});

test('A backend of the static suite is verified with its shared key', async () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  const envelope = serverOver([staticSuite({ current: { id: 'shared-1', sharedKey: key } })], {
    partnerIds: ['gariport-web'],
    replayWindow: createMemoryReplayWindow(),
  });
  const host = createHost({
    contract: hostContract,
    envelope,
    answer: () => ({ code: 0, body: [] }),
    acceptsPlain: false,
    validateAnswers: false,
    server: { forceCloseConnections: true },
  });
  const words = ['--suite', 'static', '--key-id', 'shared-1', '--only', 'listHotMakes', '--cases', '20'];
  const { operations: results, findings } = await runConformance(await listen(host), words, {
    GARIPORT_SHARED_KEY: key,
  });
  expect(findings).toEqual([]);
  expect(results).toMatchObject([{ operation: 'listHotMakes', succeeded: true }]);
});
