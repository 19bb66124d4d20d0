import type { FastifyInstance } from 'fastify';
import type { ServerEnvelope } from '#wire/envelope/envelope.ts';
import { isDirectCaller } from '#wire/host/caller.ts';
import { type OpenApiDocument, readCanonical } from '#contract/document/openapi.ts';
import type { EnvelopeOffer } from '#wire/envelope/offer.ts';
import { describeOffer, openSuites } from '#wire/envelope/offer-suites.ts';
import { acceptSessionInNode } from '#wire/node/session.ts';
import { readExamples } from '#server/platform/calls/examples.ts';
import type { Examples } from '#wire/host/force.ts';
import { createHost } from '#wire/host/host.ts';
import { createMockAnswer } from './answer.ts';
import { serveMockChat } from './chat.ts';
import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { readSuites } from '#server/platform/settings/config.ts';
import { prismOf } from './prism.ts';
import { createMemory, type Memory } from './state/memory.ts';
import type { Keyring } from '#wire/envelope/server-key.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

export interface MockOptions {
  envelope: ServerEnvelope;
  discovery: EnvelopeOffer;
  allowedOrigins?: readonly string[];
  /** The contract, if already read. */
  document?: OpenApiDocument;
  /** Its examples, if already read. */
  examples?: Examples;
  /** The memory from before a change of the contract. */
  memory?: Memory;
  /** Adds other routes, such as the site. */
  extend?: (app: FastifyInstance) => Promise<void>;
}

/** The mock server of the currently generated contract. */
export async function createMockApp({
  extend,
  memory = createMemory(),
  document = readCanonical(),
  examples = readExamples(),
  ...options
}: MockOptions): Promise<FastifyInstance> {
  const app = createHost({
    contract: hostContract,
    ...options,
    answer: createMockAnswer(document, examples, memory, await prismOf(document)),
    acceptsPlain: isDirectCaller,
    validateAnswers: true,
    forcing: { examples },
    server: { logger: { level: 'error' }, forceCloseConnections: true },
  });
  serveMockChat(app, document, examples);
  await extend?.(app);
  await app.ready();
  return app;
}

/** The only client that the mock knows: the site, built for development. */
const mockPartnerId = 'gariport-web';

/** The mock's end of the envelope, and the offer for clients. */
export function openSession(keyring: Keyring): { envelope: ServerEnvelope; discovery: EnvelopeOffer } {
  const suites = readSuites();
  const replayWindow = createMemoryReplayWindow();
  return {
    envelope: serverOver(openSuites(suites, keyring, acceptSessionInNode), {
      replayWindow,
      partnerIds: [mockPartnerId],
    }),
    discovery: describeOffer(mockPartnerId, suites, keyring),
  };
}
