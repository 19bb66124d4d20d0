import type { FastifyInstance } from 'fastify';
import type { ServerEnvelope } from '../wire/envelope/envelope.ts';
import { isDirectCaller } from '../wire/host/direct-caller.ts';
import { describeKey, type Discovery } from '../wire/host/discovery.ts';
import { readCanonical } from '../contract/document/openapi.ts';
import { readExamples } from '../wire/host/examples.ts';
import { createHost } from '../wire/host/host.ts';
import { createMockAnswer } from './answer.ts';
import { createMemoryReplayWindow } from '../wire/envelope/replay-window.ts';
import { createSessionServer, type Keyring } from '../wire/envelope/session-server.ts';

export interface MockOptions {
  envelope: ServerEnvelope;
  discovery: Discovery;
  allowedOrigins?: readonly string[];
  /** Adds what is served beside the contract, such as the site. */
  extend?: (app: FastifyInstance) => Promise<void>;
}

/** The mock server, from the contract as it is generated now. */
export async function createMockApp({ extend, ...options }: MockOptions): Promise<FastifyInstance> {
  const document = readCanonical();
  const examples = readExamples();
  const app = createHost({
    ...options,
    answer: await createMockAnswer(document, examples),
    acceptsPlain: isDirectCaller,
    validateAnswers: true,
    forcing: { examples },
    server: { logger: { level: 'error' }, forceCloseConnections: true },
  });
  await extend?.(app);
  await app.ready();
  return app;
}

/** The partner that the mock knows: the site, built for development. */
export const mockPartnerId = 'gariport-web';

/** The mock's end of the envelope, and what it tells clients about it. */
export function openSession(keyring: Keyring): { envelope: ServerEnvelope; discovery: Discovery } {
  const replayWindow = createMemoryReplayWindow();
  return {
    envelope: createSessionServer({ keyring, replayWindow, partnerIds: [mockPartnerId] }),
    discovery: describeKey(mockPartnerId, keyring.current),
  };
}
