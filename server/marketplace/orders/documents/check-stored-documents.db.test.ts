import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Paper, Papers } from '#generated/client/types.gen.ts';
import { serveFiles } from '#server/platform/files/serve-files.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { makeActivePdfs, rawPdf } from '#server/platform/uploads/testing/make-pdfs.ts';
import { type Buyer, type Market, openMarket } from '../testing/market.ts';
import { ordersOf } from '../testing/orders-in-status.ts';
import { checkStoredDocuments } from './check-stored-documents.ts';
import { checkDocumentLink } from './document-links.ts';

let market: Market;
let buyer: Buyer;
beforeAll(async () => {
  market = await openMarket();
  serveFiles(market.app, market.services, checkDocumentLink);
  buyer = await market.newBuyer();
});
afterAll(() => market.close());

/** Stores a PDF as an earlier version did, without a check. */
async function storeUnchecked(orderId: string, place: number, bytes: Buffer): Promise<void> {
  const { database, files, clock } = market.services;
  const { hash, path } = await files.put(bytes, 'pdf');
  const file = { sha256: hash, path, bytes: bytes.length, mime: 'application/pdf' } as const;
  await database
    .insertInto('order_papers')
    .values({
      id: newId(),
      order_id: orderId,
      place,
      kind: 'receipt',
      title: null,
      number: null,
      ...file,
      added_by: 'buyer',
      added_at: clock(),
    })
    .execute();
}

async function paperAt(orderId: string, place: number): Promise<Paper | undefined> {
  const { body } = await buyer.call('listPapers', { id: orderId });
  return (body as Papers).papers[place - 1];
}

it('rewrites PDFs that were stored unchecked, and keeps unsafe ones closed', async () => {
  const { id } = await ordersOf(market).newOrderIn(buyer, 'awaitingDeposit');
  const opensAddress = rawPdf([
    [1, '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /URI /URI (https://evil.example) >> >>'],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>'],
  ]);
  const active = (await makeActivePdfs())[0]?.[1] ?? Buffer.alloc(0);
  await storeUnchecked(id, 1, opensAddress);
  await storeUnchecked(id, 2, active);
  const open = async (place: number) => market.app.inject((await paperAt(id, place))?.file ?? '');
  expect(await open(1)).toMatchObject({
    statusCode: 410,
    body: expect.stringContaining('still being checked') as string,
  });

  await checkStoredDocuments(market.services);
  const { statusCode, rawPayload } = await open(1);
  expect(statusCode).toBe(200);
  expect(rawPayload.toString('latin1')).not.toContain('evil.example');
  expect(await paperAt(id, 1)).toMatchObject({
    sha256: createHash('sha256').update(rawPayload).digest('hex'),
    bytes: rawPayload.length,
  });
  expect(await open(2)).toMatchObject({
    statusCode: 410,
    body: expect.stringContaining('Ask for a new copy') as string,
  });

  const checked = await paperAt(id, 1);
  await checkStoredDocuments(market.services);
  expect((await paperAt(id, 1))?.sha256, 'a second run changes nothing').toBe(checked?.sha256);
});
