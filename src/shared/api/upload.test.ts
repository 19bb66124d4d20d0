import { describe, expect, it, vi } from 'vitest';
import { createHash } from 'node:crypto';
import { operations } from '#generated/operations.ts';
import { api } from './api.ts';
import type { SendMultipart } from './multipart-request.ts';
import { sendByXhr } from './send-by-xhr.ts';
import { createTestApi, firstTokens, nextTokens, type TestOptions } from './testing/test-api.ts';

const { uploadImage, uploadDealerClue } = operations;
const file = new File(['picture'], 'slip.png', { type: 'image/png' });
const stored = { Status: 100, url: '/pictures/uploads/slip.png' };

function createUploads(answer: unknown = { code: 0, body: stored }, status = 200, options: TestOptions = {}) {
  const send = vi.fn<SendMultipart>(async (request) => {
    request.onProgress(0.5);
    return { status, text: typeof answer === 'string' ? answer : JSON.stringify(answer) };
  });
  return { send, ...createTestApi({ sendFile: send, ...options }) };
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

describe('An upload', () => {
  it('A-237 B-301 is signed by the MD5 of its query, which contains language and time zone', async () => {
    const { upload, send } = createUploads();
    const onProgress = vi.fn<(part: number) => void>();
    await expect(upload(uploadImage, { file, id: '500001', status: 0 }, { onProgress })).resolves.toEqual(stored);
    const [request] = send.mock.lastCall ?? [];
    const { sign, ...query } = Object.fromEntries(new URL(request?.url ?? '').searchParams);
    expect(query).toEqual({ language: 'en', timeZone: 'Africa/Nairobi' });
    expect(sign).toBe(md5('language=en&timeZone=Africa/Nairobi'));
    expect(request?.headers).toEqual({
      Authorization: `Bearer ${firstTokens.accessToken}`,
      'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect([...(request?.form.keys() ?? [])]).toEqual(['file', 'id', 'status']);
    expect(onProgress).toHaveBeenCalledWith(0.5);
  });

  it('B-301 carries a dealer’s login token too, and the new one after a refresh', async () => {
    const { upload, send, server } = createUploads();
    server.on('refreshToken', () => ({ code: 0, body: nextTokens }));
    send.mockResolvedValueOnce({ status: 200, text: '{"code":430}' });
    await upload(uploadDealerClue, { file });
    const queries = send.mock.calls.map(([{ url }]) => Object.fromEntries(new URL(url).searchParams));
    expect(queries.map(({ token }) => token)).toEqual([firstTokens.accessToken, nextTokens.accessToken]);
    expect(queries[1]?.['sign']).toBe(md5(`language=en&timeZone=Africa/Nairobi&token=${nextTokens.accessToken}`));
    const keys = send.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it('works through the generated call of a multipart operation', async () => {
    const { client, send } = createUploads();
    await expect(api.uploadDealerClue({ client, body: { file } })).resolves.toMatchObject({ data: stored });
    expect(send).toHaveBeenCalledOnce();
  });

  it('B-225 fails when Status is not 100 or the HTTP status is not 200', async () => {
    const { upload } = createUploads({ code: 0, body: { ...stored, Status: 101 } });
    await expect(upload(uploadImage, { file })).rejects.toMatchObject({ code: 'unreadable' });
    const other = createUploads({ code: 0, body: stored }, 201);
    await expect(other.upload(uploadImage, { file })).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('B-319 shows its own text when the network fails', async () => {
    const { upload, send } = createUploads();
    send.mockRejectedValue(new TypeError('network'));
    const failure = {
      code: 'unreachable',
      message: 'The server could not be reached. Please try again.',
      display: 'toast',
    };
    await expect(upload(uploadImage, { file })).rejects.toMatchObject(failure);
    const offline = createUploads({}, 200, {
      network: { fetch: () => Promise.reject(new Error()), isOnline: () => false },
    });
    await expect(offline.upload(uploadImage, { file })).rejects.toMatchObject({
      code: 'offline',
      message: 'The server could not be reached. Please try again.',
    });
    expect(offline.send).not.toHaveBeenCalled();
  });

  it.each(['<html>', '[]', '{"code":"0"}'])(
    'B-320 shows its own text when the answer is bad data: %s',
    async (text) => {
      const { upload } = createUploads(text);
      await expect(upload(uploadImage, { file })).rejects.toMatchObject({
        code: 'unreadable',
        message: 'The upload could not be confirmed. Please try again.',
      });
    },
  );

  it('B-321 shows its own text when the file cannot be read', async () => {
    const { upload, send } = createUploads();
    const gone = Object.assign(new Blob(['x']), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    });
    await expect(upload(uploadImage, { file: gone })).rejects.toMatchObject({
      message: 'The file could not be read. Please choose it again.',
    });
    expect(send).not.toHaveBeenCalled();
  });

  it("shows 'The file is empty' for an empty file", async () => {
    const { upload } = createUploads();
    const failure = { message: 'The file is empty' };
    await expect(upload(uploadImage, { file: new Blob([]) })).rejects.toMatchObject(failure);
  });

  it.each([{ Status: 100 }, { Status: 100, url: '' }])(
    'B-322 shows the network error when there is no url: %o',
    async (body) => {
      const { upload } = createUploads({ code: 0, body });
      await expect(upload(uploadImage, { file })).rejects.toMatchObject({
        code: 'unreadable',
        message: 'Network error. Please check your connection.',
      });
    },
  );

  it('B-323 only logs a signing error', async () => {
    const { upload, send } = createUploads({}, 200, { timeZone: () => '\ud800' });
    await expect(upload(uploadImage, { file })).rejects.toMatchObject({ code: 'unsealable', display: 'log' });
    expect(send).not.toHaveBeenCalled();
  });

  it('B-324 shows the server’s message, whatever the HTTP status', async () => {
    const refusal = { code: 400, message: 'The picture must be a JPG, PNG, JPEG or BMP file' };
    const { upload } = createUploads(refusal);
    await expect(upload(uploadImage, { file })).rejects.toMatchObject(refusal);
    const tooLarge = createUploads({ code: 400, message: 'too large' }, 413);
    await expect(tooLarge.upload(uploadImage, { file })).rejects.toMatchObject({ code: 400, message: 'too large' });
  });

  it('A-289 times out after 16000 ms without progress, not while it makes progress', async () => {
    const { upload, send, clock } = createUploads();
    let progress = (_part: number) => {};
    send.mockImplementation(({ onProgress }) => {
      progress = onProgress;
      return new Promise(() => {});
    });
    const running = upload(uploadImage, { file });
    await clock.waitForTimers(1);
    for (const part of [0.1, 0.2, 0.3]) {
      clock.advance(15_000);
      progress(part);
    }
    expect(send.mock.calls[0]?.[0].signal.aborted).toBe(false);
    clock.advance(16_000);
    await expect(running).rejects.toMatchObject({
      code: 'timeout',
      message: 'The connection is slow. Please try again.',
    });
  });

  it('can be aborted by the caller', async () => {
    const { upload, send, clock } = createUploads();
    send.mockReturnValue(new Promise(() => {}));
    const abort = new AbortController();
    const running = upload(uploadImage, { file }, { signal: abort.signal });
    await clock.waitForTimers(1);
    abort.abort();
    await expect(running).rejects.toMatchObject({ code: 'aborted', message: '' });
    expect(send.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });
});

describe('sendByXhr', () => {
  class FakeXhr extends EventTarget {
    readonly upload = new EventTarget();
    readonly headers: Record<string, string> = {};
    status = 200;
    responseText = '{"code":0}';
    open() {}
    send() {}
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
  }

  it('reports the progress of an upload', async () => {
    const xhr = new FakeXhr();
    const onProgress = vi.fn<(part: number) => void>();
    const request = {
      url: '/up',
      headers: { A: '1' },
      form: new FormData(),
      signal: new AbortController().signal,
      onProgress,
    };
    const sent = sendByXhr(request, xhr as never);
    xhr.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4, lengthComputable: true }));
    xhr.dispatchEvent(new Event('load'));
    await expect(sent).resolves.toEqual({ status: 200, text: '{"code":0}' });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.25);
    expect(xhr.headers).toEqual({ A: '1' });
  });

  it('stops an aborted upload', async () => {
    const xhr = new FakeXhr();
    const abort = new AbortController();
    const request = { url: '/up', headers: {}, form: new FormData(), signal: abort.signal, onProgress: () => {} };
    const sent = sendByXhr(request, xhr as never);
    abort.abort();
    await expect(sent).rejects.toThrow('given up');
  });
});
