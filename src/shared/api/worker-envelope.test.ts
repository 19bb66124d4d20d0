import { describe, expect, it, vi } from 'vitest';
import { AnswerUnreadable, type ClientEnvelope } from '#wire/envelope/envelope.ts';
import { loadEnvelope, type EnvelopeConfig } from '#wire/envelope/load-envelope.ts';
import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { generateServerKey, importServerKey } from '#wire/envelope/server-key.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { sessionSuite } from '#wire/envelope/session-server.ts';
import { serveEnvelope, type WorkerMessage, type WorkerResult } from './serve-envelope.ts';
import type { WorkerPort } from './remote-envelope.ts';
import { createWorkerEnvelope } from './worker-envelope.ts';

const key = await importServerKey(await generateServerKey('k1'));
const config: EnvelopeConfig = {
  partnerId: 'site',
  suites: [{ suite: 'session', key: { id: key.id, publicKey: key.publicKey } }],
  clock: () => 0,
};
const large = JSON.stringify({ imgBase64: 'A'.repeat(300_000) });
const request = (payload: string) => ({ method: 'POST', path: '/common/uploadByBase64', payload, token: 'access' });

/** The worker in this process; messages are cloned as they would be. */
function startInProcess() {
  const listeners = new Map<string, (event: never) => void>();
  const emit = (type: string, data?: unknown) => listeners.get(type)?.({ data } as never);
  const serve = serveEnvelope(loadEnvelope, (result: WorkerResult) => emit('message', structuredClone(result)));
  const port: WorkerPort = {
    postMessage: (message: WorkerMessage) => void serve(structuredClone(message)),
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  return { port, emit };
}

const local = (): ClientEnvelope => ({
  seal: async () => ({ headers: {}, form: 'local', open: () => Promise.reject(new AnswerUnreadable()) }),
});

function receive(now: number, { headers, form }: { headers: Record<string, string>; form: string }) {
  const server = serverOver([sessionSuite({ current: key })], {
    partnerIds: ['site'],
    replayWindow: createMemoryReplayWindow(),
    clock: () => now,
  });
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return server.open({ ...request(large), form, header: (name) => lower.get(name) });
}

describe('The envelope in a worker', () => {
  it('seals large payloads and opens their answers in the worker, by the page’s time', async () => {
    const { port } = startInProcess();
    const now = Date.now() + 7_200_000;
    const envelope = createWorkerEnvelope({ config, local: local(), now: () => now, start: () => port });
    const sealed = await envelope.seal(request(large));
    const opened = await receive(now, sealed);
    expect(opened.payload).toBe(large);
    expect(opened.token).toBe('access');
    await expect(sealed.open(await opened.seal({ code: 0, body: '{"Status":100}' }))).resolves.toEqual({
      code: 0,
      body: '{"Status":100}',
    });
  });

  it('starts again when the time is set back, since sequence ids must not decrease', async () => {
    const { port } = startInProcess();
    let now = Date.now() + 7_200_000;
    const envelope = createWorkerEnvelope({ config, local: local(), now: () => now, start: () => port });
    await envelope.seal(request(large));
    now -= 7_200_000;
    const opened = await receive(now, await envelope.seal(request(large)));
    expect(opened.payload).toBe(large);
  });

  it('rejects an answer that cannot be opened', async () => {
    const { port } = startInProcess();
    const envelope = createWorkerEnvelope({ config, local: local(), now: Date.now, start: () => port });
    const sealed = await envelope.seal(request(large));
    await expect(sealed.open({ code: 0, body: 'AAAA' })).rejects.toBeInstanceOf(AnswerUnreadable);
  });

  it('leaves small payloads to the page without starting a worker', async () => {
    const start = vi.fn<() => undefined>();
    const page = local();
    const envelope = createWorkerEnvelope({ config, local: page, now: Date.now, start });
    await expect(envelope.seal(request('{}'))).resolves.toMatchObject({ form: 'local' });
    expect(start).not.toHaveBeenCalled();
  });

  it('falls back to the page if there is no worker', async () => {
    const envelope = createWorkerEnvelope({ config, local: local(), now: Date.now, start: () => undefined });
    await expect(envelope.seal(request(large))).resolves.toMatchObject({ form: 'local' });
  });

  it('falls back to the page once the worker fails, also for pending calls', async () => {
    const listeners = new Map<string, () => void>();
    const port: WorkerPort = {
      postMessage: () => {},
      addEventListener: (type: string, listener: (event: never) => void) =>
        void listeners.set(type, listener as () => void),
    };
    const envelope = createWorkerEnvelope({ config, local: local(), now: Date.now, start: () => port });
    const waiting = envelope.seal(request(large));
    await vi.waitFor(() => expect(listeners.has('error')).toBe(true));
    listeners.get('error')?.();
    await expect(waiting).resolves.toMatchObject({ form: 'local' });
    await expect(envelope.seal(request(large))).resolves.toMatchObject({ form: 'local' });
  });
});
