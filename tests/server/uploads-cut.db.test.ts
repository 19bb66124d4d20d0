import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { UploadState } from '#generated/client/types.gen.ts';
import { accounts } from '#demo/people/accounts.ts';
import { openSession } from '#server/marketplace/accounts/sessions.ts';
import { pathIn } from '#server/platform/files/file-links.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { decoders } from '#server/platform/uploads/store-picture.ts';
import { jpeg } from '#server/platform/uploads/testing/make-pictures.ts';
import { api } from '#shared/api/api.ts';
import type { Api } from '#shared/api/client.ts';
import { createMemoryStorage } from '#shared/api/local-storage.ts';
import { createTokenStore } from '#shared/api/token-store.ts';
import { isConnectionLost } from '#shared/state/connection.ts';
import { finishPicture, type PartsCalls, sendInParts } from '#shared/components/uploads/send-in-parts.ts';
import { isFullRun } from '../scope.ts';
import { openFlakyConnection } from './support/flaky-connection.ts';
import { openClient } from './support/open-client.ts';
import { serveApp, type ServedApp } from './support/serve-app.ts';

const cuts = isFullRun ? 50 : 10;
/** No connection carries more than this, so the file cannot be complete before the last cut. */
const mostCarried = 80_000;
const fileBytes = cuts * mostCarried + 200_000;

let server: TestServer;
let served: ServedApp;

beforeAll(async () => {
  server = await openTestServer({ isStocked: true, clock: () => new Date() });
  served = await serveApp(server.services);
});

afterAll(async () => {
  await served.app.close();
  await server.close();
});

async function openBuyer(target: string): Promise<Api> {
  const storage = createMemoryStorage();
  const { database, clock } = server.services;
  createTokenStore(storage).write(await openSession(database, accounts.buyer.id, clock()));
  return openClient({ ...served, target }, { storage });
}

interface ClientsCalls extends PartsCalls {
  /** Resolves when no aborted request is in progress. */
  atRest: () => Promise<void>;
}

/** The site's upload, with a separate client. */
function callsBy({ client, upload }: Api, sent: number[]): ClientsCalls {
  const begun: Promise<unknown>[] = [];
  return {
    begin: async (body) => (await api.beginUpload({ client, body, throwOnError: true })).data,
    async send(parts, signal) {
      signal?.throwIfAborted();
      const sending = upload(operations.uploadParts, parts);
      begun.push(sending);
      const state = (await sending) as UploadState;
      sent.push(parts.first);
      return state;
    },
    async atRest() {
      await Promise.allSettled(begun);
    },
    async finish(id, key) {
      const headers = { 'Idempotency-Key': key };
      return (await api.finishUpload({ client, body: { id }, headers, throwOnError: true })).data;
    },
  };
}

/** A picture followed by bytes that the seed determines. */
async function photo(seed: number): Promise<Buffer> {
  const picture = await jpeg();
  const behind = Buffer.alloc(fileBytes - picture.length);
  let block = createHash('sha256').update(String(seed)).digest();
  for (let start = 0; start < behind.length; start += block.length) {
    block = createHash('sha256').update(block).digest();
    block.copy(behind, start);
  }
  return Buffer.concat([picture, behind]);
}

/** Retries until it succeeds; each time like a page that was opened again. */
async function sendUntilThere(file: Blob, calls: ClientsCalls): Promise<string> {
  const options = { calls, wait: async () => undefined };
  for (;;) {
    try {
      return (await finishPicture(await sendInParts(file, 'picture', options), options)).url;
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      await calls.atRest();
    }
  }
}

const budgets = fc.array(fc.integer({ min: 0, max: mostCarried }), { minLength: cuts, maxLength: cuts });

test(`An upload that is cut ${cuts} times at any byte arrives once and complete`, async () => {
  const { database, files } = server.services;
  const whole = fc.asyncProperty(budgets, fc.nat(), async (drawn, seed) => {
    const bytes = await photo(seed);
    const line = await openFlakyConnection(served.address, drawn);
    try {
      const sent: number[] = [];
      const calls = callsBy(await openBuyer(`${line.address}/api`), sent);
      await database.deleteFrom('upload').where('account_id', '=', accounts.buyer.id).execute();
      await database.deleteFrom('upload_in_parts').execute();
      const url = await sendUntilThere(new Blob([new Uint8Array(bytes)]), calls);
      expect(line.cuts()).toBe(cuts);
      // Once: a confirmed upload was not repeated.
      expect(new Set(sent).size).toBe(sent.length);
      const rows = await database
        .selectFrom('upload')
        .select('path')
        .where('account_id', '=', accounts.buyer.id)
        .execute();
      expect(rows).toEqual([{ path: pathIn(url) }]);
      const begun = await database.selectFrom('upload_in_parts').select(['sha256', 'path']).execute();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(begun).toEqual([{ sha256, path: pathIn(url) }]);
      expect(await database.selectFrom('upload_part').select('number').execute()).toEqual([]);
      expect(await files.read(pathIn(url))).toEqual(await decoders.clean(bytes, 'test'));
    } finally {
      await line.close();
    }
  });
  await fc.assert(whole, {
    numRuns: Number(process.env['CUT_ROUNDS'] ?? (isFullRun ? 2 : 1)),
    endOnFailure: true,
    includeErrorInReport: true,
  });
});

test('Two tabs that send the same file over a breaking connection share the work, and both get the one picture', async () => {
  const { database } = server.services;
  const bytes = await photo(-1);
  const line = await openFlakyConnection(
    served.address,
    Array.from({ length: isFullRun ? 20 : 5 }, (_, place) => 30_000 + place * 2000),
  );
  try {
    const tabs = [await openBuyer(`${line.address}/api`), await openBuyer(`${line.address}/api`)];
    const file = new Blob([new Uint8Array(bytes)]);
    const urls = await Promise.all(tabs.map((tab) => sendUntilThere(file, callsBy(tab, []))));
    expect(new Set(urls.map(pathIn)).size).toBe(1);
    expect(await database.selectFrom('upload_part').select('number').execute()).toEqual([]);
    const rows = database
      .selectFrom('upload_in_parts')
      .select('id')
      .where('path', '=', pathIn(urls[0] ?? ''));
    expect(await rows.execute()).not.toEqual([]);
  } finally {
    await line.close();
  }
});
