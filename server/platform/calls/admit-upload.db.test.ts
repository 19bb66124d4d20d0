import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticate, issueBaseToken } from '#server/marketplace/accounts/authenticate.ts';
import { operations } from '#generated/operations.ts';
import { endSession } from '#server/marketplace/accounts/sessions.ts';
import { openAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { signQuery } from '#wire/host/receive-file.ts';
import { multipart } from '#wire/host/testing/callers.ts';
import { admitUploads } from './admit-upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const minutes = 60_000;

/** The responses to a sealed upload and a form upload before their bodies are read. */
async function responsesTo(token: string | undefined) {
  const admit = admitUploads(server.services, authenticate);
  const operation = operations.uploadImage;
  const refusals = [
    await admit({ operation, token, isSealed: true }),
    await admit({ operation, token, isSealed: false }),
  ];
  return refusals.map((refusal) => refusal?.code);
}

test('A large body is accepted from a logged-in user only', async () => {
  const { token } = await openAccount(server);
  expect(await responsesTo(token)).toEqual([undefined, undefined]);
  expect(await responsesTo(undefined)).toEqual([421, 421]);
  expect(await responsesTo(issueBaseToken(server.services.secret, server.services.clock()))).toEqual([421, 421]);
  expect(await responsesTo(`gat_${'x'.repeat(43)}`)).toEqual([430, 430]);
  expect(await responsesTo('anything')).toEqual([421, 421]);
});

test('A sealed body with an expired or revoked token is accepted, so that the response can be sealed', async () => {
  const { token, sessionId } = await openAccount(server);
  server.advance(31 * minutes);
  expect(await responsesTo(token)).toEqual([undefined, 430]);
  await endSession(server.services.database, sessionId, 'logout', server.services.clock());
  expect(await responsesTo(token)).toEqual([undefined, 432]);
});

test('A picture is refused without being read if its sender must renew the token first', async () => {
  const { token } = await openAccount(server);
  const send = async () => {
    const query = { language: 'jp', token };
    const file = new File([new Uint8Array(300_000)], 'proof.jpg', { type: 'image/jpeg' });
    const posted = await multipart({ file });
    const url = '/api/common/uploadByBase64';
    return server.app.inject({ method: 'POST', url, query: { ...query, sign: signQuery(query) }, ...posted });
  };
  // The body was read and is not a picture.
  expect((await send()).json()).toMatchObject({ code: 400 });
  server.advance(31 * minutes);
  expect((await send()).json()).toMatchObject({ code: 430 });
});
