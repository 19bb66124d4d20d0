import type { FastifyInstance } from 'fastify';
import { operationsOf, readCanonical } from '#contract/document/openapi.ts';
import { readExamples } from '#server/platform/calls/examples.ts';
import type { OperationFacts } from '#generated/operations.ts';
import type { Answer, ClientEnvelope } from '#wire/envelope/envelope.ts';
import { type CallOptions, callSealed } from '#wire/host/testing/callers.ts';
import { createSession } from '#wire/host/testing/session.ts';
import { createMockApp } from '../app.ts';

export const userToken = 'gat_4hT9mQzR2vXkL8wNcY6bJp';
export const common = { language: 'en', timeZone: 'Africa/Nairobi' };

export interface TestMock {
  app: FastifyInstance;
  client: ClientEnvelope;
  call(operation: OperationFacts, payload?: object, options?: CallOptions): Promise<Answer>;
}

const document = readCanonical();
const examples = readExamples();

/** A mock with a user who calls through the sealed wire. */
export async function startMock(): Promise<TestMock> {
  const { envelope, client, discovery } = await createSession();
  const app = await createMockApp({ envelope, discovery, document, examples });
  return {
    app,
    client,
    async call(operation, payload = examplePayload(operation), options = {}) {
      const whole = { ...common, ...payload };
      return (await callSealed(app, client, operation, whole, { token: userToken, ...options })).answer;
    },
  };
}

const payloads = new Map(
  operationsOf(document).map(({ operation }) => {
    const [content] = Object.values(operation.requestBody?.content ?? {});
    const [example] = Object.values(content?.examples ?? {});
    return [operation.operationId, (example?.value ?? { timeZone: 'UTC' }) as Record<string, unknown>];
  }),
);

/** The first example payload of the contract. */
export function examplePayload({ id }: OperationFacts): Record<string, unknown> {
  return payloads.get(id) ?? {};
}
