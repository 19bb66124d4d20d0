import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createMockAnswer } from '#mock-server/answer.ts';
import { serveMockChat } from '#mock-server/chat.ts';
import { prismOf } from '#mock-server/prism.ts';
import { createMemory } from '#mock-server/state/memory.ts';
import type { AnswerCall } from '#wire/host/call.ts';
import { readCanonical } from '#contract/document/openapi.ts';
import { readExamples } from '#server/platform/calls/examples.ts';
import { createHost } from '#wire/host/host.ts';
import type { ServerEnvelope } from '#wire/envelope/envelope.ts';
import { createMemoryReplayWindow, type ReplayWindow } from '#wire/envelope/replay-window.ts';
import { generateServerKey, importServerKey } from '#wire/envelope/server-key.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { sessionSuite } from '#wire/envelope/session-server.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

const partnerId = 'gariport-web';
const document = readCanonical();
const examples = readExamples();
const serverKey = await importServerKey(await generateServerKey('conformance'));

/** The differences between a backend and a correct one. */
export interface BackendChanges {
  answer?: (right: AnswerCall) => AnswerCall;
  envelope?: (right: ServerEnvelope) => ServerEnvelope;
  replayWindow?: ReplayWindow;
  host?: (host: FastifyInstance) => void;
  /** Serves the chat socket; by default that of the mock. */
  chat?: (host: FastifyInstance) => void;
  hidesKey?: boolean;
}

export interface Backend extends AsyncDisposable {
  target: string;
  serverKey: string;
  close(): Promise<void>;
}

/** A backend on a free local port that follows the contract except for its faults. */
export async function startBackend(changes: BackendChanges = {}): Promise<Backend> {
  const { answer = (right) => right, envelope = (right) => right, replayWindow = createMemoryReplayWindow() } = changes;
  const session = serverOver([sessionSuite({ current: serverKey })], { replayWindow, partnerIds: [partnerId] });
  const { id, publicKey } = serverKey;
  const rightAnswer = createMockAnswer(document, examples, createMemory(), await prismOf(document));
  const host = createHost({
    contract: hostContract,
    envelope: envelope(session),
    answer: answer(rightAnswer),
    acceptsPlain: true,
    validateAnswers: false,
    forcing: { examples },
    ...(!changes.hidesKey && { discovery: { partnerId, suites: [{ suite: 'session', key: { id, publicKey } }] } }),
    server: { logger: false, forceCloseConnections: true },
  });
  changes.host?.(host);
  const { chat = (of: FastifyInstance) => serveMockChat(of, document, examples) } = changes;
  chat(host);
  await host.listen({ port: 0, host: '127.0.0.1' });
  const { port } = host.server.address() as AddressInfo;
  const close = () => host.close();
  return {
    target: `http://127.0.0.1:${port}/api`,
    serverKey: `${id}:${publicKey}`,
    close,
    [Symbol.asyncDispose]: close,
  };
}
