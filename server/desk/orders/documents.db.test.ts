import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { Paper, Papers } from '#generated/client/types.gen.ts';
import { type Buyer, reservationOf, stockAnother } from '#server/marketplace/orders/testing/market.ts';
import { failureText } from '#server/platform/calls/texts.ts';
import { decoders } from '#server/platform/uploads/store-picture.ts';
import { uploadQuota } from '#server/platform/uploads/upload-quota.ts';
import { goodPng } from '#server/platform/uploads/testing/make-pictures.ts';
import { makeActivePdfs, pdf } from '#server/platform/uploads/testing/make-pdfs.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const hour = 3_600_000;
const { market, buyer, as, newOrder, paidOrder } = await openDeskMarket();
afterAll(() => market.close());

const base64 = (bytes: Buffer) => bytes.toString('base64');
const certificate = await pdf();
/** The stored file, re-encoded. */
const kept = Buffer.from(await decoders.cleanPdf(certificate, 'test'));
const [active] = await makeActivePdfs();
const sheet = { kind: 'inspectionCertificate', number: 'QISJ-260612-114', fileBase64: base64(certificate) } as const;

async function ownPapers(id: string, who: Buyer = buyer): Promise<Paper[]> {
  const { code, body } = await who.call('listPapers', { id });
  expect(code).toBe(0);
  return (body as Papers).papers;
}

async function only<Item>(items: Promise<readonly Item[]>): Promise<Item> {
  const [one, ...more] = await items;
  expect(more).toEqual([]);
  if (!one) throw new Error('There is none.');
  return one;
}

const open = (url = '') => market.app.inject(url);

describe('The documents of an order', () => {
  test('are shown to the buyer with number, hash and size, and downloaded under a descriptive name', async () => {
    const { id, orderNo } = await paidOrder();
    const shipper = await as('logistics', 'Sato Yui');
    const added = (await shipper.call('staffAddPaper', { id, ...sheet })).body as Papers;
    expect(added).toMatchObject({
      canAdd: true,
      papers: [{ addedBy: 'staff', addedByName: 'Sato Yui', canWithdraw: true }],
    });
    const paper = await only(ownPapers(id));
    expect(paper).toEqual({
      id: expect.any(String) as string,
      kind: 'inspectionCertificate',
      number: 'QISJ-260612-114',
      sha256: createHash('sha256').update(kept).digest('hex'),
      bytes: kept.length,
      type: 'application/pdf',
      name: `${orderNo}-inspectionCertificate-1.pdf`,
      file: expect.stringMatching(/^\/files\/.*\.pdf\?paper=/) as string,
      addedBy: 'staff',
      addedAt: market.services.clock().toISOString(),
      canWithdraw: false,
    });
    const file = await open(paper.file);
    expect([file.statusCode, file.rawPayload.equals(kept)]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${paper.name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('re-encode images added by the buyer, and are visible to every role that reads orders', async () => {
    const { id } = await newOrder();
    const payload = { id, kind: 'receipt', title: ' Bank receipt ', fileBase64: base64(goodPng) };
    expect(await buyer.call('addPaper', payload)).toMatchObject({ code: 0, body: { papers: [{ canWithdraw: true }] } });
    for (const role of ['owner', 'sales', 'accounts', 'logistics', 'readOnly'] as const) {
      const { call } = await as(role);
      const { papers, canAdd } = (await call('staffListPapers', { id })).body as Papers;
      expect(papers).toMatchObject([{ title: 'Bank receipt', type: 'image/jpeg', addedBy: 'buyer' }]);
      expect(papers[0]).not.toHaveProperty('addedByName');
      const { statusCode, headers } = await open(papers[0]?.file);
      expect([statusCode, headers['content-type'], canAdd]).toEqual([200, 'image/jpeg', role !== 'readOnly']);
      expect(papers[0]?.canWithdraw).toBe(role !== 'readOnly');
    }
  });

  test('are deduplicated, even in concurrent calls, unless the number differs', async () => {
    const { id } = await newOrder();
    const { call } = await as('logistics');
    const [one, other] = [await as('owner'), await as('sales')];
    await Promise.all([one, other].map((who) => who.call('staffAddPaper', { id, ...sheet })));
    await call('staffAddPaper', { id, ...sheet });
    await call('staffAddPaper', { id, ...sheet, number: 'QISJ-260612-115' });
    expect((await ownPapers(id)).map(({ number }) => number)).toEqual(['QISJ-260612-114', 'QISJ-260612-115']);
  });

  test('are named to the buyer who adds them, also if the order already has them', async () => {
    const { id } = await newOrder();
    const payload = { id, kind: 'receipt', fileBase64: base64(goodPng) };
    const answers = [await buyer.call('addPaper', payload), await buyer.call('addPaper', payload)];
    const { id: paperId } = await only(ownPapers(id));
    expect(answers).toMatchObject([{ body: { paperId } }, { body: { paperId } }]);
  });

  test('are closed when withdrawn, and stay recorded for staff only', async () => {
    const { id, orderNo } = await newOrder();
    const { call } = await as('logistics', 'Sato Yui');
    await call('staffAddPaper', { id, ...sheet });
    const { id: paperId, file, sha256 } = await only(ownPapers(id));
    const answers = await Promise.all([
      call('staffWithdrawPaper', { id, paperId }),
      (await as('owner')).call('staffWithdrawPaper', { id, paperId }),
    ]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 400]);
    expect(answers.find(({ code }) => code === 400)?.message).toBe('This document no longer exists');
    expect((await open(file)).statusCode).toBe(410);
    expect(await ownPapers(id)).toEqual([]);
    const listed = ((await call('staffListPapers', { id })).body as Papers).papers;
    expect(listed).toMatchObject([{ id: paperId, sha256, canWithdraw: false, withdrawnByName: expect.any(String) }]);
    expect(listed[0]).not.toHaveProperty('file');
    const owner = await as('owner');
    const { body } = await owner.call('staffListActs', { pageSize: 10, subject: orderNo });
    const { acts } = body as { acts: { act: string; before?: string; after?: string }[] };
    expect(acts.map(({ act }) => act)).toEqual(['withdraw-paper', 'add-paper']);
    for (const facts of [acts[0]?.before, acts[1]?.after]) {
      expect(JSON.parse(facts ?? '')).toMatchObject({ id: paperId, sha256, number: 'QISJ-260612-114' });
    }
  });

  test('can be withdrawn by the buyer only if they added them', async () => {
    const { id } = await newOrder();
    await (await as('sales')).call('staffAddPaper', { id, ...sheet });
    await buyer.call('addPaper', { id, kind: 'receipt', fileBase64: base64(goodPng) });
    const [ours, own] = await ownPapers(id);
    expect(await buyer.call('withdrawPaper', { id, paperId: ours?.id })).toMatchObject({ code: 400 });
    expect(await buyer.call('withdrawPaper', { id, paperId: own?.id })).toMatchObject({ code: 0 });
    expect((await only(ownPapers(id))).id).toBe(ours?.id);
  });

  test('cannot be changed or deleted in the database', async () => {
    const { id } = await newOrder();
    await buyer.call('addPaper', { id, ...sheet });
    const { database } = market.services;
    const ofOrder = database.updateTable('order_papers').where('order_id', '=', id);
    await expect(ofOrder.set({ number: 'another' }).execute()).rejects.toThrow('stays as it was added');
    await expect(database.deleteFrom('order_papers').where('order_id', '=', id).execute()).rejects.toThrow('stays');
    await ofOrder.set({ withdrawn_by: 'buyer', withdrawn_at: market.services.clock() }).execute();
    await expect(ofOrder.set({ withdrawn_at: new Date(0) }).execute()).rejects.toThrow('once');
  });
});

describe('A document link', () => {
  test('opens only its document of its order, and nothing for another buyer', async () => {
    const [one, other] = [await newOrder(), await newOrder()];
    const stranger = await market.newBuyer();
    for (const { id } of [one, other]) await buyer.call('addPaper', { id, ...sheet });
    const [link = '', otherLink = ''] = [(await only(ownPapers(one.id))).file, (await only(ownPapers(other.id))).file];
    const [path, query = ''] = link.split('?');
    const pass = new URLSearchParams(query).get('pass') ?? '';
    expect((await open(link)).statusCode).toBe(200);
    const nowhere = [
      path,
      `${path}?pass=${pass}`,
      `${otherLink.replace(/pass=.*/, '')}pass=${pass}`,
      link.replace(buyer.accountId, stranger.accountId),
      link.replace('gpp_', 'gmp_'),
      link.replace('gpp_', 'gfl_'),
    ];
    for (const url of nowhere) expect([url, (await open(url)).statusCode]).toEqual([url, 404]);
    const { code } = await stranger.call('listPapers', { id: one.id });
    expect(code).toBe(400);
  });

  test('expires after an hour, and with the session, the account and the role', async () => {
    const { id } = await newOrder();
    await buyer.call('addPaper', { id, ...sheet });
    const { database, clock } = market.services;
    const late = (await only(ownPapers(id))).file;
    market.advance(hour);
    expect((await open(late)).statusCode).toBe(410);

    const over = (await only(ownPapers(id))).file ?? '';
    const sessionId = new URLSearchParams(over.split('?')[1]).get('pass')?.split('.')[1] ?? '';
    await database
      .updateTable('session')
      .set({ ended_at: clock(), end_reason: 'logout' })
      .where('id', '=', sessionId)
      .execute();
    expect((await open(over)).statusCode).toBe(410);

    const blocked = (await only(ownPapers(id))).file;
    await database.updateTable('account').set({ blocked_at: clock() }).where('id', '=', buyer.accountId).execute();
    expect((await open(blocked)).statusCode).toBe(410);
    await database.updateTable('account').set({ blocked_at: null }).where('id', '=', buyer.accountId).execute();

    const { call, member } = await as('sales');
    const ofSales = (await only(call('staffListPapers', { id }).then(({ body }) => (body as Papers).papers))).file;
    expect((await open(ofSales)).statusCode).toBe(200);
    await database.updateTable('staff_member').set({ role: 'stock' }).where('id', '=', member.memberId).execute();
    expect((await open(ofSales)).statusCode).toBe(410);
  });
});

describe('Refusals with instructions', () => {
  const whole = base64(certificate);
  const files: readonly (readonly [what: string, fileBase64: string, message: string])[] = [
    ['a text', base64(Buffer.from('no paper at all')), 'The file must be a PDF or a JPG, PNG or BMP picture'],
    ['no Base64', 'AAAA!', 'The file must be a PDF or a JPG, PNG or BMP picture'],
    ['half a PDF', base64(certificate.subarray(0, 400)), 'The file is damaged.'],
    ['half a picture', base64(goodPng.subarray(0, 40)), 'The file is damaged.'],
    ['a PDF that runs', base64(active?.[1] ?? Buffer.alloc(0)), 'This PDF contains a script or another file.'],
    ['more than 13 MB', base64(Buffer.alloc(13_312 * 1024 + 1, '%PDF-')), 'The file is larger than 13 MB'],
  ];

  test.each(files)('%s', async (_what, fileBase64, message) => {
    const { id } = await newOrder();
    for (const answer of [
      await buyer.call('addPaper', { id, kind: 'other', fileBase64 }),
      await (await as('logistics')).call('staffAddPaper', { id, kind: 'other', fileBase64 }),
    ]) {
      expect(answer).toMatchObject({ code: 400, message: expect.stringContaining(message) as string });
    }
    expect(await ownPapers(id)).toEqual([]);
  });

  test('for documents of unknown, foreign or cancelled orders', async () => {
    const { id } = await newOrder();
    const stranger = await market.newBuyer();
    const { call } = await as('logistics');
    const gone = { code: 400, message: 'The order no longer exists' };
    for (const operation of ['addPaper', 'listPapers', 'withdrawPaper'] as const) {
      const more = operation === 'addPaper' ? sheet : operation === 'withdrawPaper' ? { paperId: 'p' } : {};
      expect(await stranger.call(operation, { id, ...more })).toEqual(gone);
    }
    expect(await call('staffAddPaper', { id: 'nobodys', ...sheet })).toEqual(gone);
    await buyer.call('addPaper', { id, ...sheet });
    await buyer.call('closeOrder', { id });
    const over = { code: 400, message: 'The status of the order has changed' };
    expect(await buyer.call('addPaper', { id, kind: 'other', fileBase64: whole })).toEqual(over);
    expect(await call('staffAddPaper', { id, kind: 'other', fileBase64: whole })).toEqual(over);
    expect((await buyer.call('listPapers', { id })).body).toMatchObject({
      canAdd: false,
      papers: [{ number: sheet.number }],
    });
  });

  test('for buyers who have used up their quota, even if they have withdrawn the documents', async () => {
    const { database, clock } = market.services;
    const own = await market.newBuyer();
    const vehicleId = await stockAnother(database);
    await own.call('submitOrder', reservationOf(vehicleId));
    const ofVehicle = database.selectFrom('orders').where('vehicle_id', '=', vehicleId);
    const { id } = await ofVehicle.select('id').executeTakeFirstOrThrow();
    const large = {
      id: 'large',
      order_id: id,
      place: 1,
      kind: 'other',
      path: 'large.pdf',
      bytes: uploadQuota,
    } as const;
    await database
      .insertInto('order_papers')
      .values({
        ...large,
        title: null,
        number: null,
        sha256: '0'.repeat(64),
        mime: 'application/pdf',
        added_by: 'buyer',
        added_at: clock(),
      })
      .execute();
    expect(await own.call('withdrawPaper', { id, paperId: large.id })).toMatchObject({ code: 0 });
    const another = { id, kind: 'other', fileBase64: base64(goodPng) };
    const message = failureText('uploadsFull', 'en');
    expect(await own.call('addPaper', another)).toMatchObject({ code: 400, message });
    expect(await (await as('sales')).call('staffAddPaper', another)).toMatchObject({ code: 0 });
  });

  test('for more than 60 documents, until some are withdrawn', async () => {
    const { id } = await newOrder();
    const { database, clock } = market.services;
    await buyer.call('addPaper', { id, ...sheet });
    const first = await database
      .selectFrom('order_papers')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const { withdrawn_at: _at, withdrawn_by: _by, withdrawer_id: _id, ...row } = first;
    const rows = Array.from({ length: 59 }, (_, place) => ({
      ...row,
      id: `${row.id}-${place}`,
      place: place + 2,
      added_at: clock(),
    }));
    await database.insertInto('order_papers').values(rows).execute();
    const another = { id, kind: 'other', fileBase64: base64(goodPng) };
    expect(await buyer.call('addPaper', another)).toMatchObject({
      code: 400,
      message: expect.stringMatching(/^An order can have up to 60 documents/) as string,
    });
    await buyer.call('withdrawPaper', { id, paperId: row.id });
    expect(await buyer.call('addPaper', another)).toMatchObject({ code: 0 });
    expect((await ownPapers(id)).at(-1)?.name).toMatch(/-other-61\.jpg$/);
  });
});
