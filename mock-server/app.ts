import type { FastifyInstance } from 'fastify';
import type { ServerEnvelope } from '../wire/envelope/envelope.ts';
import { isDirectCaller } from '../wire/host/caller.ts';
import type { EnvelopeOffer } from '../wire/envelope/offer.ts';
import { readCanonical } from '../contract/document/canonical.ts';
import { readExamples } from '../wire/host/examples.ts';
import { createHost } from '../wire/host/host.ts';
import { createMockAnswer } from './answer.ts';

export interface MockOptions {
  envelope: ServerEnvelope;
  discovery: EnvelopeOffer;
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
