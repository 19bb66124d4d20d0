import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { OrderTimeline, StaffOrderState, TimelineStep, UploadedImage } from '#generated/client/types.gen.ts';
import type { OperationId } from '#generated/operations.ts';
import { pathIn } from '#server/platform/files/file-links.ts';
import { uploadHandlers } from '#server/platform/uploads/handlers.ts';
import { goodPng } from '#server/platform/uploads/testing/make-pictures.ts';
import { pdf } from '#server/platform/uploads/testing/make-pdfs.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const second = 1000;
const { market, buyer, as, newOrder, read } = await openDeskMarket(uploadHandlers);
afterAll(() => market.close());

const today = market.services.clock().toISOString().slice(0, 10);

async function timelineFor(who: { call: (id: OperationId, payload: object) => Promise<object> }, id: string) {
  const operation = who === buyer ? 'getOrderTimeline' : 'staffGetTimeline';
  const answer = (await who.call(operation, { id })) as { code: number; body: OrderTimeline };
  expect(answer.code).toBe(0);
  return answer.body;
}

const whatOf = ({ steps }: OrderTimeline) => steps.map(({ what, by }) => `${what} by ${by}`);

function stepOf({ steps }: OrderTimeline, what: TimelineStep['what']): TimelineStep {
  const step = steps.findLast((one) => one.what === what);
  if (!step) throw new Error(`There is no step ${what}.`);
  return step;
}

/** Runs an action on the current order, then advances the clock, so that no two steps share a timestamp. */
async function act(
  who: { call: (id: OperationId, payload: object) => Promise<object> },
  id: string,
  operation: OperationId,
  more: object = {},
): Promise<StaffOrderState> {
  const { version } = await read(id);
  const answer = (await who.call(operation, { id, version, ...more })) as { code: number; body: StaffOrderState };
  expect([operation, answer.code]).toEqual([operation, 0]);
  market.advance(second);
  return answer.body;
}

async function handIn(id: string): Promise<string> {
  const { body } = await buyer.call('uploadImage', { imgBase64: goodPng.toString('base64') });
  const { url } = body as UploadedImage;
  expect(await buyer.call('payDeposit', { id, proofImage: url })).toMatchObject({ code: 0 });
  market.advance(second);
  return pathIn(url);
}

describe('The timeline of an order', () => {
  test('shows the buyer each step with evidence and next action, and staff also names', async () => {
    const { id } = await newOrder();
    const [accountant, shipper] = [await as('accounts', 'Kimani Mwangi'), await as('logistics', 'Sato Yui')];
    const { depositDueAt } = await read(id);
    expect((await timelineFor(buyer, id)).next).toEqual({ turn: 'buyer', what: 'payDeposit', dueAt: depositDueAt });
    market.advance(second);

    const path = await handIn(id);
    const file = (await market.services.files.read(path)) ?? Buffer.alloc(0);
    const proof = { sha256: createHash('sha256').update(file).digest('hex'), bytes: file.length };
    expect((await timelineFor(buyer, id)).next).toEqual({ turn: 'us', what: 'checkDeposit' });
    await act(accountant, id, 'staffRejectPayment', { reason: 'The amount cannot be read.' });
    await handIn(id);
    await act(accountant, id, 'staffApprovePayment');

    await act(shipper, id, 'staffNoteInspection', { inspectedBy: 'QISJ', plannedOn: today });
    const certificate = { inspectedBy: 'QISJ', plannedOn: today, passedOn: today, certificateNumber: 'QISJ-114' };
    await act(shipper, id, 'staffNoteInspection', { ...certificate, checkAt: 'https://check.example.com/114' });
    await shipper.call('staffAddPaper', {
      id,
      kind: 'inspectionCertificate',
      number: 'QISJ-114',
      fileBase64: (await pdf()).toString('base64'),
    });
    market.advance(second);
    const voyage = { vessel: 'MV Highway Star 041', departsOn: '2026-06-20', arrivesOn: '2026-07-18' };
    await act(shipper, id, 'staffChangeShipment', voyage);
    expect((await timelineFor(buyer, id)).next).toEqual({ turn: 'us', what: 'ship', dueOn: '2026-06-20' });
    await act(shipper, id, 'staffShipOrder', { freightNumber: 'F1', ...voyage, arrivesOn: '2026-07-22' });
    expect((await timelineFor(buyer, id)).next).toEqual({ turn: 'us', what: 'askBalance', dueOn: '2026-07-12' });

    const shown = await timelineFor(buyer, id);
    expect(whatOf(shown)).toEqual([
      'reserved by buyer',
      'proofReceived by buyer',
      'proofRejected by staff',
      'proofReceived by buyer',
      'paymentConfirmed by staff',
      'inspectionPlanned by staff',
      'inspectionPassed by staff',
      'paperAdded by staff',
      'vesselNamed by staff',
      'departureSet by staff',
      'arrivalExpected by staff',
      'shipped by staff',
      'arrivalExpected by staff',
    ]);
    expect(shown.can).toEqual([]);
    expect(shown.steps[1]).toMatchObject({ payment: 'deposit', proofs: [proof] });
    expect(shown.steps[2]).toMatchObject({ payment: 'deposit', remark: 'The amount cannot be read.' });
    expect(stepOf(shown, 'inspectionPassed')).toMatchObject({
      day: today,
      inspectedBy: 'QISJ',
      number: 'QISJ-114',
      checkAt: 'https://check.example.com/114',
      papers: [
        { kind: 'inspectionCertificate', number: 'QISJ-114', file: expect.stringContaining('paper=') as string },
      ],
    });
    expect(stepOf(shown, 'arrivalExpected')).toMatchObject({ day: '2026-07-22', formerDay: '2026-07-18' });
    expect(shown.way).toEqual({
      inspectedBy: 'QISJ',
      inspectionPlannedOn: today,
      inspectionPassedOn: today,
      certificateNumber: 'QISJ-114',
      checkAt: 'https://check.example.com/114',
      ...voyage,
      arrivesOn: '2026-07-22',
    });
    for (const text of ['Kimani', 'Sato']) expect(JSON.stringify(shown)).not.toContain(text);

    const shipperTimeline = await timelineFor(shipper, id);
    expect(whatOf(shipperTimeline)).toEqual(whatOf(shown));
    expect(stepOf(shipperTimeline, 'paymentConfirmed').byName).toBe('Kimani Mwangi');
    expect(stepOf(shipperTimeline, 'inspectionPassed').byName).toBe('Sato Yui');
    expect(shipperTimeline.can).toEqual(['noteInspection', 'noteArrival']);
    expect((await timelineFor(await as('sales'), id)).can).toEqual([]);
  });

  test('shows the usual voyage time under way, and the next action after arrival and release', async () => {
    const { id } = await newOrder();
    const owner = await as('owner', 'Amina Otieno');
    await act(owner, id, 'staffRecordPayment');
    await act(owner, id, 'staffShipOrder', { freightNumber: 'F1', arrivesOn: '2026-07-22' });
    await act(owner, id, 'staffRecordPayment');
    const underWay = { turn: 'ship', what: 'arrive', dueOn: '2026-07-22', minDays: 24, maxDays: 40 };
    expect((await timelineFor(buyer, id)).next).toEqual(underWay);
    await act(owner, id, 'staffNoteArrival', { arrivedOn: today });
    expect((await timelineFor(buyer, id)).next).toEqual({ turn: 'us', what: 'release' });
    await act(owner, id, 'staffNoteArrival', { arrivedOn: today, releasedOn: today });
    expect((await timelineFor(buyer, id)).next).toEqual({ turn: 'buyer', what: 'confirmReceipt' });
    // It belongs to another order.
    await act(owner, id, 'staffNoteArrival');
    const taken = await timelineFor(buyer, id);
    expect(taken.next).toEqual(underWay);
    expect(taken.way).toEqual({ arrivesOn: '2026-07-22' });
    expect(stepOf(taken, 'released')).not.toHaveProperty('day');
    expect(stepOf(taken, 'released').formerDay).toBe(today);
    await buyer.call('confirmDelivery', { id });
    const over = await timelineFor(buyer, id);
    expect(over).not.toHaveProperty('next');
    expect(over.steps.at(-1)).toMatchObject({ what: 'delivered', by: 'buyer' });
  });

  test('shows the buyer where the original documents are, until they are withdrawn', async () => {
    const { id } = await newOrder();
    const owner = await as('owner', 'Amina Otieno');
    await act(owner, id, 'staffRecordPayment');
    await act(owner, id, 'staffShipOrder', { freightNumber: 'F1', arrivesOn: '2026-07-22' });
    const originals = { sentOn: today, courier: 'DHL', number: '4471', trackAt: 'https://courier.example.com/4471' };
    await act(owner, id, 'staffNoteArrival', { originals: { ...originals, courier: ' DHL ' } });
    const shown = await timelineFor(buyer, id);
    expect(shown.way.originals).toEqual(originals);
    expect(whatOf(shown).at(-1)).not.toContain('originals');
    await act(owner, id, 'staffNoteArrival');
    expect((await timelineFor(buyer, id)).way).not.toHaveProperty('originals');
  });

  test('shows cancellation reasons and withdrawn documents only to staff', async () => {
    const { id } = await newOrder();
    const { call } = await as('owner', 'Amina Otieno');
    await buyer.call('addPaper', { id, kind: 'receipt', fileBase64: goodPng.toString('base64') });
    const [added] = (await timelineFor({ call }, id)).steps.at(-1)?.papers ?? [];
    market.advance(second);
    await buyer.call('withdrawPaper', { id, paperId: added?.id });
    market.advance(second);
    await act({ call }, id, 'staffCancelOrder', { reason: 'Asked for on the telephone' });
    expect(whatOf(await timelineFor(buyer, id))).toEqual(['reserved by buyer', 'cancelled by staff']);
    expect(stepOf(await timelineFor(buyer, id), 'cancelled')).not.toHaveProperty('remark');
    const ours = await timelineFor({ call }, id);
    expect(whatOf(ours).slice(1)).toEqual(['paperAdded by buyer', 'paperWithdrawn by buyer', 'cancelled by staff']);
    expect(stepOf(ours, 'cancelled').remark).toBe('Asked for on the telephone');
    expect(stepOf(ours, 'paperWithdrawn').papers?.[0]).not.toHaveProperty('file');
  });
});

describe('Recording shipment events', () => {
  async function preparedOrder() {
    const order = await newOrder();
    const owner = await as('owner');
    await act(owner, order.id, 'staffRecordPayment');
    return { ...order, owner, version: (await read(order.id)).version };
  }

  test('stores old and new values in the audit log, and adds no step without a change', async () => {
    const { id, orderNo, owner } = await preparedOrder();
    const planned = { inspectedBy: 'JEVIC', plannedOn: '2026-06-14' };
    await act(owner, id, 'staffNoteInspection', planned);
    await act(owner, id, 'staffNoteInspection', planned);
    await act(owner, id, 'staffNoteInspection', { ...planned, plannedOn: '2026-06-15' });
    const shown = (await timelineFor(owner, id)).steps.filter(({ what }) => what === 'inspectionPlanned');
    expect(shown.map(({ day, formerDay }) => [day, formerDay])).toEqual([
      ['2026-06-14', undefined],
      ['2026-06-15', '2026-06-14'],
    ]);
    const { body } = await owner.call('staffListActs', { pageSize: 10, subject: orderNo });
    const { acts } = body as { acts: { act: string; before: string; after: string }[] };
    expect(acts[0]?.act).toBe('note-inspection');
    expect(JSON.parse(acts[0]?.before ?? '')).toMatchObject({ inspectionPlanned: { day: '2026-06-14' } });
    expect(JSON.parse(acts[0]?.after ?? '')).toMatchObject({ inspectionPlanned: { day: '2026-06-15' } });
  });

  test('accepts the first of two concurrent calls and reports a conflict to the other', async () => {
    const { id, version, owner } = await preparedOrder();
    const shipper = await as('logistics');
    const answers = await Promise.all([
      owner.call('staffNoteInspection', { id, version, inspectedBy: 'QISJ', plannedOn: today }),
      shipper.call('staffNoteInspection', { id, version, inspectedBy: 'JEVIC', plannedOn: today }),
    ]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409]);
    expect((await timelineFor(owner, id)).steps.filter(({ what }) => what === 'inspectionPlanned')).toHaveLength(1);
  });

  test('is refused with instructions if invalid, and changes nothing', async () => {
    const { id, version, owner } = await preparedOrder();
    const before = await timelineFor(owner, id);
    const changed = 'The status of the order has changed';
    const dayMissing = 'Enter the planned day of the inspection, or the day on which it was passed.';
    for (const [operation, payload, message] of [
      ['staffNoteInspection', { plannedOn: '2026-02-30' }, 'This date does not exist. Choose another.'],
      ['staffNoteInspection', { passedOn: today }, 'Enter the vehicle’s certificate number.'],
      ['staffNoteInspection', { plannedOn: today, certificateNumber: 'C1' }, dayMissing],
      ['staffNoteInspection', { checkAt: 'https://check.example.com/114' }, dayMissing],
      ['staffNoteInspection', { inspectedBy: 'QISJ' }, dayMissing],
      [
        'staffNoteInspection',
        { passedOn: '2099-01-01', certificateNumber: 'C1' },
        'This day is in the future. Enter today or an earlier day.',
      ],
      ['staffNoteArrival', { arrivedOn: '2099-01-01' }, 'This day is in the future. Enter today or an earlier day.'],
      ['staffNoteArrival', { releasedOn: today }, 'A vehicle is released after it has arrived. Check both days.'],
      ['staffNoteArrival', { arrivedOn: today }, changed],
    ] as const) {
      const answer = await owner.call(operation, { id, version, ...payload });
      expect([operation, answer]).toEqual([operation, { code: 400, message }]);
    }
    expect(await owner.call('staffNoteInspection', { id: 'nobodys', version: 1 })).toMatchObject({ code: 400 });
    expect(await timelineFor(owner, id)).toEqual(before);
    expect((await read(id)).version).toBe(version);
    const stranger = await market.newBuyer();
    expect(await stranger.call('getOrderTimeline', { id })).toEqual({
      code: 400,
      message: 'The order no longer exists',
    });
  });

  test('is append-only in the database', async () => {
    const { id, owner } = await preparedOrder();
    await act(owner, id, 'staffNoteInspection', { inspectedBy: 'QISJ', plannedOn: today });
    const { database } = market.services;
    const change = database
      .updateTable('order_way')
      .set({ actor: 'staff:Nobody' })
      .where('order_id', '=', id)
      .execute();
    await expect(change).rejects.toThrow('can only be followed');
    await expect(database.deleteFrom('order_way').where('order_id', '=', id).execute()).rejects.toThrow('can only');
  });
});
