import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { finishPicture, goesInParts, type PartsCalls, sendInParts, type PartsThere } from './send-in-parts.ts';

const size = 64 * 1024;
const failure = (code: ApiFailure['code']) => new ApiFailure(operations.uploadParts, { code, message: 'no' });

/** A server that stores one file in parts. */
function createServer(bytes: number) {
  const parts = Math.ceil(bytes / size);
  const there = new Map<number, string>();
  const state = () => ({
    id: 'up1',
    partBytes: size,
    parts,
    missing: Array.from({ length: parts }, (_, place) => place + 1).filter((number) => !there.has(number)),
  });
  let [underWay, most] = [0, 0];
  const faults: ApiFailure[] = [];
  const sent: [first: number, count: number][] = [];
  const calls = {
    begin: vi.fn<PartsCalls['begin']>(async () => state()),
    send: vi.fn<PartsCalls['send']>(async ({ first, file, sha256 }, signal) => {
      underWay += 1;
      most = Math.max(most, underWay);
      const content = Buffer.from(await file.arrayBuffer());
      underWay -= 1;
      if (signal?.aborted) throw failure('aborted');
      const fault = faults.shift();
      if (fault) throw fault;
      expect(sha256).toBe(createHash('sha256').update(content).digest('hex'));
      const count = Math.ceil(content.length / size);
      sent.push([first, count]);
      for (let place = 0; place < count; place += 1) {
        there.set(first + place, content.subarray(place * size, (place + 1) * size).toString('latin1'));
      }
      return state();
    }),
    finish: vi.fn<PartsCalls['finish']>(async () => ({ url: '/a.jpg' })),
  } satisfies PartsCalls;
  const whole = () =>
    [...there]
      .toSorted(([one], [other]) => one - other)
      .map(([, part]) => part)
      .join('');
  return { calls, faults, sent, there, whole, most: () => most };
}

function fileOf(bytes: number) {
  const content = Buffer.from(Array.from({ length: bytes }, (_, place) => (place * 7 + (place >> 9)) & 255));
  return { file: new Blob([content]), text: content.toString('latin1') };
}

const wait = async () => undefined;

describe('A file that is sent in parts', () => {
  test('sends each part once with at most two calls at a time', async () => {
    const { file, text } = fileOf(21 * size + 5);
    const { calls, sent, whole, most } = createServer(file.size);
    const reported: PartsThere[] = [];
    const state = await sendInParts(file, 'picture', { calls, wait, onParts: (parts) => reported.push(parts) });
    expect(whole()).toBe(text);
    expect(sent.reduce((sum, [, count]) => sum + count, 0)).toBe(22);
    expect(most()).toBeLessThanOrEqual(2);
    expect(reported[0]).toEqual({ there: 0, all: 22 });
    expect(reported.at(-1)).toEqual({ there: 22, all: 22 });
    expect(await finishPicture(state, { calls, wait })).toEqual({ url: '/a.jpg' });
    const [{ sha256 }] = calls.begin.mock.calls[0] ?? [{ sha256: '' }];
    expect(sha256).toBe(createHash('sha256').update(text, 'latin1').digest('hex'));
  });

  test('sends only missing parts, and does not request a picture that has already arrived', async () => {
    const { file } = fileOf(6 * size);
    const { calls, sent, there } = createServer(file.size);
    for (const number of [1, 2, 4, 6]) there.set(number, '');
    await sendInParts(file, 'picture', { calls, wait });
    expect(sent.toSorted(([one], [other]) => one - other)).toEqual([
      [3, 1],
      [5, 1],
    ]);
    const image = { Status: 100 as const, url: '/there.jpg' };
    const state = { id: 'up1', partBytes: size, parts: 6, missing: [], image };
    expect(await finishPicture(state, { calls, wait })).toEqual(image);
    expect(calls.finish).not.toHaveBeenCalled();
  });

  test('sends smaller runs on an unreliable connection until all parts arrive', async () => {
    const { file, text } = fileOf(12 * size);
    const { calls, faults, sent, whole } = createServer(file.size);
    faults.push(...(['unreachable', 'timeout', 'unreachable', 'unreachable'] as const).map(failure));
    await sendInParts(file, 'picture', { calls, wait });
    expect(whole()).toBe(text);
    expect(sent[0]?.[1]).toBe(1);
  });

  test('gives up after six failed attempts, and resumes later', async () => {
    const { file, text } = fileOf(16 * size);
    const { calls, faults, sent, whole } = createServer(file.size);
    const options = { calls, wait };
    let isConnectionLost = false;
    const broken = sendInParts(file, 'picture', {
      ...options,
      onParts({ there }) {
        if (there > 0 && !isConnectionLost) faults.push(...Array.from({ length: 40 }, () => failure('unreachable')));
        isConnectionLost ||= there > 0;
      },
    });
    await expect(broken).rejects.toMatchObject({ code: 'unreachable' });
    faults.length = 0;
    await sendInParts(file, 'picture', options);
    expect(whole()).toBe(text);
    expect(sent.reduce((sum, [, count]) => sum + count, 0)).toBe(16);
  });

  test('fails at once offline, unless the caller waits', async () => {
    const { file, text } = fileOf(5 * size);
    const { calls, whole } = createServer(file.size);
    const begin = vi.fn<PartsCalls['begin']>(calls.begin);
    for (let count = 0; count < 20; count += 1) begin.mockRejectedValueOnce(failure('offline'));
    const offline = { calls: { ...calls, begin }, wait };
    await expect(sendInParts(file, 'picture', offline)).rejects.toMatchObject({ code: 'offline' });
    expect(begin).toHaveBeenCalledTimes(1);
    await sendInParts(file, 'paper', { ...offline, isPatient: true });
    expect(whole()).toBe(text);
  });

  test('restarts an upload that the server dropped once, and reports a second refusal', async () => {
    const { file, text } = fileOf(5 * size);
    const { calls, faults, whole } = createServer(file.size);
    faults.push(failure(400));
    await sendInParts(file, 'picture', { calls, wait });
    expect(whole()).toBe(text);
    expect(calls.begin).toHaveBeenCalledTimes(2);
    const other = createServer(file.size);
    other.faults.push(...Array.from({ length: 10 }, () => failure(400)));
    await expect(sendInParts(file, 'picture', { calls: other.calls, wait })).rejects.toMatchObject({ code: 400 });
    expect(other.calls.begin).toHaveBeenCalledTimes(2);
  });

  test('stops at once when cancelled', async () => {
    const { file } = fileOf(9 * size);
    const { calls } = createServer(file.size);
    const abort = new AbortController();
    const send = vi.fn<PartsCalls['send']>(
      (_parts, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(failure('aborted')));
        }),
    );
    const sending = sendInParts(file, 'picture', { calls: { ...calls, send }, wait, signal: abort.signal });
    await expect.poll(() => send.mock.calls.length).toBe(2);
    abort.abort();
    await expect(sending).rejects.toMatchObject({ code: 'aborted' });
    expect(send).toHaveBeenCalledTimes(2);
  });
});

test('sends small files, and files on a page without WebCrypto, whole', () => {
  expect(goesInParts(new Blob([new Uint8Array(256 * 1024)]))).toBe(false);
  const large = new Blob([new Uint8Array(256 * 1024 + 1)]);
  expect(goesInParts(large)).toBe(true);
  vi.stubGlobal('crypto', {});
  expect(goesInParts(large)).toBe(false);
  vi.unstubAllGlobals();
});
