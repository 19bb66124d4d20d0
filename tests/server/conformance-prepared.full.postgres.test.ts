import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenApiDocument, operationsOf } from '#contract/document/openapi.ts';
import { seedDemo } from '#demo/seed/seed-demo.ts';
import { accounts } from '#demo/people/accounts.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { openMember } from '#server/desk/testing/open-member.ts';
import { demoPassword } from '#server/testing/test-databases.ts';
import { runConformance } from '../conformance/run-conformance.ts';
import { canonical } from '../contract/read-call.ts';
import { staffPassword } from './support/desk-preparations.ts';
import { preparations } from './support/preparations.ts';
import { serveApp, type ServedApp } from './support/serve-app.ts';

/** The contract with a changed example of a call. */
function withExamples(operationId: string, changes: object): OpenApiDocument {
  const document = structuredClone(canonical);
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  for (const { examples } of Object.values(found?.operation.requestBody?.content ?? {})) {
    for (const example of Object.values(examples ?? {})) Object.assign(example.value as object, changes);
  }
  return document;
}

let server: TestServer;
let served: ServedApp;

beforeAll(async () => {
  // The caller's clock dates envelopes, and the deadlines of demo orders count from its start.
  server = await openTestServer({ clock: () => new Date() });
  await seedDemo(server.services.database, new Date(), { password: demoPassword });
  served = await serveApp(server.services);
});

afterAll(async () => {
  await served.app.close();
  await server.close();
});

test.each(Object.entries(preparations))('%s succeeds as the contract requires', async (operation, prepare) => {
  const owner = await openMember(server, 'owner', { password: staffPassword });
  const { login = accounts.buyer.email, changes = {} } = await prepare(server, owner);
  const people = ['--login', login, '--staff-token', owner.token];
  const words = ['--only', operation, '--cases', '0', '--timeout', '30', ...people];
  const environment = { GARIPORT_PASSWORD: demoPassword };
  const result = await runConformance(served.target, words, environment, withExamples(operation, changes));
  expect(result.findings).toEqual([]);
  expect(result.operations).toMatchObject([{ operation, succeeded: true }]);
});
