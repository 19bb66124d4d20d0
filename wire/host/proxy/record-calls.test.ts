import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations, type OperationId } from '#generated/operations.ts';
import type { Call } from '../call.ts';
import { type RecordedCall, recordCalls } from './record-calls.ts';
import { openRecording } from './recording-file.ts';

const callOf = (id: OperationId, payload: Call['payload'], token?: string): Call => ({
  operation: operations[id],
  payload,
  language: 'en',
  requestId: 'request',
  remoteAddress: '127.0.0.1',
  ...(token !== undefined && { token }),
});

async function recordOf(calls: readonly Call[], body: unknown): Promise<RecordedCall[]> {
  const recorded: RecordedCall[] = [];
  const answer = recordCalls(
    () => ({ code: 0, body }),
    (call) => recorded.push(call),
  );
  for (const call of calls) await answer(call);
  return recorded;
}

test('Staff calls are answered but not recorded, including those before a login', async () => {
  const ids = Object.keys(operations).filter((id): id is OperationId => id.startsWith('staff'));
  expect(ids).toContain('staffReadInvitation');
  const uri = 'otpauth://totp/GariPort:owner?secret=JBSWY3DPEHPK3PXP';
  expect(
    await recordOf([...ids.map((id) => callOf(id, {})), callOf('getUserInfo', {})], { totp: { uri } }),
  ).toHaveLength(1);
});

test('Logging in twice is the same caller, and somebody else is another; no password is recorded', async () => {
  const recorded: RecordedCall[] = [];
  let tokens = 0;
  const answer = recordCalls(
    () => ({ code: 0, body: { accessToken: `token ${(tokens += 1)}` } }),
    (call) => recorded.push(call),
  );
  const logIn = (email: string) => answer(callOf('login', { email, password: 'Mombasa2026' }));
  await logIn('wanjiku@example.com');
  await logIn('wanjiku@example.com');
  await logIn('otieno@example.com');
  for (const token of ['token 1', 'token 2', 'token 3']) await answer(callOf('listOrders', {}, token));
  expect(recorded.slice(3).map(({ caller }) => caller)).toEqual(['caller 1', 'caller 1', 'caller 2']);
  expect(JSON.stringify(recorded)).not.toContain('Mombasa2026');
});

test('A recording file that others could read becomes private once calls are added, and keeps its content', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-recording-'));
  const path = join(folder, 'calls.jsonl');
  await writeFile(path, 'earlier\n');
  await chmod(path, 0o644);
  openRecording(path, (line) => expect.unreachable(line))({
    operation: 'getUserInfo',
    payload: {},
    answer: { code: 0 },
  });
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect(await readFile(path, 'utf8')).toMatch(/^earlier\n\{"operation":"getUserInfo"/);
  await rm(folder, { recursive: true });
});
