import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Papers, UploadState } from '#generated/client/types.gen.ts';
import { uploadHandlers } from '#server/platform/uploads/handlers.ts';
import { decoders } from '#server/platform/uploads/store-picture.ts';
import { goodPng } from '#server/platform/uploads/testing/make-pictures.ts';
import { makeActivePdfs, pdf } from '#server/platform/uploads/testing/make-pdfs.ts';
import { hashOf } from '#server/platform/uploads/uploads-in-parts.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, buyer, newOrder } = await openDeskMarket(uploadHandlers);
afterAll(() => market.close());

async function begin(file: Buffer): Promise<UploadState> {
  const { body } = await buyer.call('beginUpload', { kind: 'paper', sha256: hashOf(file), bytes: file.length });
  return body as UploadState;
}

/** Id of a complete upload. */
async function uploadOf(file: Buffer): Promise<string> {
  const { id } = await begin(file);
  const parts = { id, first: 1, sha256: hashOf(file), partsBase64: file.toString('base64') };
  expect(await buyer.call('uploadParts', parts)).toMatchObject({ code: 0, body: { missing: [] } });
  return id;
}

test('A document uploaded in parts equals one uploaded whole, and is stored once however often it is added', async () => {
  const { id } = await newOrder();
  const file = await pdf();
  const uploadId = await uploadOf(file);
  const paper = { id, kind: 'receipt', title: 'Slip' };
  const kept = Buffer.from(await decoders.cleanPdf(file, 'test'));
  const there = { code: 0, body: { papers: [{ sha256: hashOf(kept), bytes: kept.length }] } };
  expect(await buyer.call('addPaper', { ...paper, uploadId })).toMatchObject(there);
  // The response was lost: the retry finds the stored file and sends nothing again.
  expect(await begin(file)).toEqual({ id: uploadId, partBytes: 65_536, parts: 1, missing: [] });
  expect(await buyer.call('addPaper', { ...paper, uploadId })).toMatchObject(there);
  const whole = { ...paper, fileBase64: file.toString('base64') };
  expect(await buyer.call('addPaper', whole)).toMatchObject(there);
  const { database } = market.services;
  expect(await database.selectFrom('upload_part').select('number').execute()).toEqual([]);
});

test('An image uploaded in parts is re-encoded as a document', async () => {
  const { id } = await newOrder();
  const { body } = await buyer.call('addPaper', { id, kind: 'other', uploadId: await uploadOf(goodPng) });
  expect((body as Papers).papers).toMatchObject([{ type: 'image/jpeg' }]);
});

test('An invalid document is refused like a whole upload, and can be started again', async () => {
  const { id } = await newOrder();
  const [active] = await makeActivePdfs();
  for (const file of [randomBytes(500), active?.[1] ?? Buffer.alloc(0)]) {
    const fileBase64 = file.toString('base64');
    const refusal = await buyer.call('addPaper', { id, kind: 'other', fileBase64 });
    expect(refusal).toMatchObject({ code: 400 });
    const uploadId = await uploadOf(file);
    expect(await buyer.call('addPaper', { id, kind: 'other', uploadId })).toEqual(refusal);
    expect((await begin(file)).missing).toEqual([1]);
  }
});

test('An upload that is incomplete, duplicate or missing adds nothing', async () => {
  const { id } = await newOrder();
  const { id: uploadId } = await begin(randomBytes(70_000));
  const add = (more: object) => buyer.call('addPaper', { id, kind: 'other', ...more });
  const incomplete = 'Parts of the file are missing. Send it again; parts already received are not sent twice.';
  expect(await add({ uploadId })).toEqual({ code: 400, message: incomplete });
  expect(await add({ uploadId: 'nobodys' })).toMatchObject({ code: 400 });
  const fault = { code: 400, errorMessage: 'fileBase64, uploadId: a paper comes with one of the two' };
  expect(await add({})).toMatchObject(fault);
  expect(await add({ uploadId, fileBase64: goodPng.toString('base64') })).toMatchObject(fault);
  expect((await buyer.call('listPapers', { id })).body).toMatchObject({ papers: [] });
});
