import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#demo/people/accounts.ts';
import { seedDemo } from '#demo/seed/seed-demo.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { demoPassword } from '#server/testing/test-databases.ts';
import { openKeyring } from '#wire/host/keyring.ts';
import { createProxy } from '#wire/host/proxy/create-proxy.ts';
import { openRecording } from '#wire/host/proxy/recording-file.ts';
import type { RecordedCall } from '#wire/host/proxy/record-calls.ts';
import { openFileReplayWindow } from '#wire/host/proxy/file-replay-window.ts';
import { runConformance } from '../conformance/run-conformance.ts';
import { serveApp, type ServedApp } from './support/serve-app.ts';
import { hostContract } from '#server/platform/calls/contract.ts';
import { operations as contractOperations } from '#generated/operations.ts';

const people = ['--login', accounts.buyer.email, '--other', accounts.agent.email, '--timeout', '60'];
const passwords = { GARIPORT_PASSWORD: demoPassword, GARIPORT_OTHER_PASSWORD: demoPassword };
let folder: string;
let recording: string;
const closings: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-recording-'));
  recording = join(folder, 'calls.jsonl');
  await record();
});

afterAll(async () => {
  for (const close of closings.toReversed()) await close();
  await rm(folder, { recursive: true });
});

async function openMarket(): Promise<TestServer> {
  const server = await openTestServer({ clock: () => new Date() });
  closings.push(() => server.close());
  await seedDemo(server.services.database, new Date(), { password: demoPassword });
  return server;
}

/** People reserve, pay and cancel on one backend, behind a proxy that records it. */
async function record(): Promise<void> {
  const server = await openMarket();
  const backend = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const replayWindow = await openFileReplayWindow(folder);
  const proxy = createProxy({
    contract: hostContract,
    identifyingQueries: { user: contractOperations.getUserInfo, staff: contractOperations.staffMe },
    base: `${backend}/api`,
    timeout: 60_000,
    report: (line) => expect.unreachable(line),
    record: openRecording(recording, (line) => expect.unreachable(line)),
    keyring: await openKeyring(folder),
    suites: ['session'],
    partnerIds: ['gariport-web'],
    replayWindow,
    isDevelopment: true,
  });
  closings.push(
    () => replayWindow.close(),
    () => proxy.close(),
  );
  const target = `${await proxy.listen({ host: '127.0.0.1', port: 0 })}/api`;
  const { findings } = await runConformance(target, [...people, '--walks', 'paying,cancelling'], passwords);
  expect(findings).toEqual([]);
}

const calls = async () =>
  (await readFile(recording, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedCall);

test('A recording has requests and answers, tells callers apart, and has no secret', async () => {
  const text = await readFile(recording, 'utf8');
  expect(text.includes(demoPassword)).toBe(false);
  // The shape of tokens, and of the signatures of private files.
  expect(/\bg[a-z]{1,3}_[\w.-]{16,}/.exec(text)?.[0].slice(0, 4)).toBeUndefined();
  expect((await stat(recording)).mode & 0o077).toBe(0);
  const recorded = await calls();
  expect(recorded.find(({ operation }) => operation === 'login')).toMatchObject({
    payload: { email: accounts.buyer.email, password: '[left out]' },
    answer: { code: 0, body: { accessToken: '[left out]' } },
  });
  const reservations = recorded.filter(({ operation, answer }) => operation === 'submitOrder' && answer.code === 0);
  expect(reservations.length).toBeGreaterThan(1);
  const repeats = [...Map.groupBy(reservations, ({ repeat }) => repeat).values()].find(({ length }) => length > 1);
  expect(repeats?.[1]).toEqual(repeats?.[0]);
  expect(repeats).toBeDefined();
});

let other: ServedApp;

test('Replayed to another backend, with its own ids, a recording gets the recorded answers', async () => {
  const market = await openMarket();
  other = await serveApp(market.services);
  closings.push(() => other.app.close());
  const { findings, replay, operations } = await runConformance(
    other.target,
    [...people, '--replay', recording],
    passwords,
  );
  expect(findings).toEqual([]);
  expect(operations).toEqual([]);
  expect(replay?.calls).toBe((await calls()).length);
  expect(replay?.same).toBe(replay?.sent);
  expect(replay?.sent).toBeGreaterThan(20);
  // Logins; the pictures are the contract's.
  expect(Object.keys(replay?.leftOut ?? {})).toEqual(['a secret was left out of it']);
});

test('An answer that differs from the recording is a finding, with the call', async () => {
  const changed = join(folder, 'changed.jsonl');
  const lists = (await calls()).filter(({ operation }) => operation === 'listOrders');
  expect(lists.length).toBeGreaterThan(0);
  const lines = lists.map((call) => JSON.stringify({ ...call, answer: { code: 417 } }));
  await writeFile(changed, lines.join('\n'));
  const { findings } = await runConformance(other.target, [...people, '--replay', changed], passwords);
  expect(findings).toHaveLength(lists.length);
  expect(findings[0]).toMatchObject({
    operation: 'listOrders',
    case: 'recorded call 1',
    expected: 'code 417, as it was recorded',
    got: expect.stringContaining('"code":0') as string,
  });
});

test.each([
  ['nothing', '', /has no calls; wire:proxy --record FILE writes them\.$/],
  ['no recording', '{"code":0}\n', /^--replay: line 1 of .* is not a recorded call\.$/],
  ['no JSON', 'calls\n', /^--replay: line 1 of .* is not a recorded call\.$/],
])('A file with %s is refused in one line', async (_what, text, message) => {
  const path = join(folder, 'bad.jsonl');
  await writeFile(path, text);
  await expect(runConformance(other.target, ['--replay', path])).rejects.toThrow(message);
});

test('A missing file, or one combined with --only, is refused in one line', async () => {
  const absent = join(folder, 'absent.jsonl');
  await expect(runConformance(other.target, ['--replay', absent])).rejects.toThrow(/^--replay: .* cannot be read: /);
  const both = ['--replay', recording, '--only', 'login'];
  await expect(runConformance(other.target, both)).rejects.toThrow('--replay excludes --only and --walks.');
});
