import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printTotals } from '#contract/verify/print-report.ts';
import { accounts } from '#demo/people/accounts.ts';
import { seedDemo } from '#demo/seed/seed-demo.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { demoPassword } from '#server/testing/test-databases.ts';
import { createProxy } from '#wire/host/proxy/create-proxy.ts';
import { openKeyring } from '#wire/host/keyring.ts';
import { type FileReplayWindow, openFileReplayWindow } from '#wire/host/proxy/file-replay-window.ts';
import { runConformance } from '../conformance/run-conformance.ts';
import { hostContract } from '#server/platform/calls/contract.ts';
import { operations } from '#generated/operations.ts';

let server: TestServer;
let dataDir: string;
let replayWindow: FileReplayWindow;
let proxy: ReturnType<typeof createProxy>;
let target: string;
const lines: string[] = [];

beforeAll(async () => {
  // Only the plain side of this server is used: it stands for a backend without envelopes.
  server = await openTestServer({ clock: () => new Date() });
  await seedDemo(server.services.database, new Date(), { password: demoPassword });
  const backend = await server.app.listen({ host: '127.0.0.1', port: 0 });
  dataDir = await mkdtemp(join(tmpdir(), 'gariport-proxy-'));
  replayWindow = await openFileReplayWindow(dataDir);
  proxy = createProxy({
    contract: hostContract,
    identifyingQueries: { user: operations.getUserInfo, staff: operations.staffMe },
    base: `${backend}/api`,
    timeout: 60_000,
    report: (line) => lines.push(line),
    keyring: await openKeyring(dataDir),
    suites: ['session', 'static'],
    partnerIds: ['gariport-web'],
    replayWindow,
    isDevelopment: true,
  });
  target = `${await proxy.listen({ host: '127.0.0.1', port: 0 })}/api`;
});

afterAll(async () => {
  await proxy.close();
  await replayWindow.close();
  await server.close();
  await rm(dataDir, { recursive: true });
});

test('A plain backend behind the sealing proxy passes the verification of all buyer calls', async () => {
  // The proxy passes calls on, not sockets.
  const words = ['--login', accounts.buyer.email, '--timeout', '60', '--cases', '12', '--sockets', 'none'];
  const result = await runConformance(target, words, { GARIPORT_PASSWORD: demoPassword });
  console.log([printTotals(result), ...result.notes].join('\n'));
  expect(result.findings).toEqual([]);
  const succeeded = result.operations.filter((operation) => operation.succeeded);
  expect(succeeded.length).toBeGreaterThan(50);
  expect(lines).toEqual([]);
});
