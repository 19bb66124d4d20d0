import type { FastifyInstance } from 'fastify';
import type { ServerEnvelope } from '../src/protocol/envelope/envelope.ts';
import { isDirectCaller } from '../server/wire/direct-caller.ts';
import type { Discovery } from '../server/wire/discovery.ts';
import { examplesOf, readCanonical } from '../server/wire/examples.ts';
import { createHost } from '../server/wire/host.ts';
import { createMockAnswer } from './answer.ts';

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
  const examples = examplesOf(document);
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
