import { afterAll, describe, expect, test } from 'vitest';
import type { OrderClaims, Papers, StaffClaim, StaffClaimPage, StaffPhotos } from '#generated/client/types.gen.ts';
import { claimHandlers } from '#server/marketplace/claims/handlers.ts';
import { ordersOf } from '#server/marketplace/orders/testing/orders-in-status.ts';
import { goodPng } from '#server/platform/uploads/testing/make-pictures.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

// Takes seconds: each case has its own order with a decoded photo.

const hour = 3_600_000;
const { market, buyer, as, read, lastMail } = await openDeskMarket(claimHandlers);
const orders = ordersOf(market);
afterAll(() => market.close());

/** An order whose receipt the buyer has just confirmed, with a photo among its documents. */
async function arrivedOrder() {
  const { id } = await orders.newOrderIn(buyer, 'completed');
  const fileBase64 = goodPng.toString('base64');
  const { body } = await buyer.call('addPaper', { id, kind: 'other', title: 'Claim photo', fileBase64 });
  return { id, paperId: (body as Papers).papers[0]?.id ?? '' };
}

const reportOf = ({ id, paperId }: { id: string; paperId: string }) => ({
  id,
  kind: 'damage',
  text: 'The left front door has a dent.',
  paperIds: [paperId],
});

async function reported() {
  const order = await arrivedOrder();
  const { code, body } = await buyer.call('reportClaim', reportOf(order));
  expect(code).toBe(0);
  return { ...order, ...claimIn(body) };
}

function claimIn(body: unknown) {
  const [claim] = (body as OrderClaims).claims;
  if (!claim) throw new Error('There is no claim.');
  return { claimId: claim.id, version: claim.version, claim };
}

const decide = async (payload: object) => (await as('sales', 'Amina Otieno')).call('staffDecideClaim', payload);

describe('A claim', () => {
  test('can be reported within the claim period, and one at a time', async () => {
    const early = await orders.newOrderIn(buyer, 'inTransit');
    const { body } = await buyer.call('getClaims', { id: early.id });
    expect(body).toMatchObject({ window: { hours: 48, isOpen: false }, canReport: false, claims: [] });
    const order = await arrivedOrder();
    expect((await buyer.call('getClaims', { id: order.id })).body).toMatchObject({ canReport: true });
    expect(await buyer.call('reportClaim', { ...reportOf(order), paperIds: ['none'] })).toMatchObject({ code: 400 });
    expect(await buyer.call('reportClaim', reportOf(order))).toMatchObject({
      code: 0,
      body: { canReport: false, claims: [{ state: 'open', turn: 'us', photos: [{ id: order.paperId }] }] },
    });
    expect(await buyer.call('reportClaim', reportOf(order))).toMatchObject({
      code: 400,
      message: expect.stringContaining('has an open claim') as string,
    });
  });

  test('marks its photos on the body, beside the photos from before the shipment', async () => {
    const order = await arrivedOrder();
    const marks = [{ paperId: order.paperId, part: 'leftFrontDoor' }];
    const { body } = await buyer.call('reportClaim', {
      ...reportOf(order),
      marks: [...marks, { ...marks[0], paperId: 'none' }],
    });
    const { parts, photosBefore } = body as OrderClaims;
    expect(claimIn(body).claim.marks).toEqual(marks);
    expect(parts).toContainEqual({ part: 'leftFrontDoor', text: 'Front door, left' });
    expect(photosBefore?.[0]).toMatch(/^\/pictures\//);
    const { call } = await as('readOnly');
    const page = (await call('staffListClaims', { isClosed: false, pageNo: 1, pageSize: 50 })).body as StaffClaimPage;
    expect(page.claims.find((claim) => claim.marks)).toMatchObject({ marks, photosBefore });
  });

  test('keeps its photos when the buyer or staff try to withdraw them', async () => {
    const { id, paperId, claimId } = await reported();
    expect((await buyer.call('listPapers', { id })).body).toMatchObject({
      papers: [{ id: paperId, canWithdraw: false }],
    });
    const refused = { code: 400, message: 'This document is evidence of a claim and cannot be withdrawn.' };
    expect(await buyer.call('withdrawPaper', { id, paperId })).toMatchObject(refused);
    const { call } = await as('logistics');
    expect(await call('staffWithdrawPaper', { id, paperId })).toMatchObject(refused);
    const page = (await call('staffListClaims', { isClosed: false, pageNo: 1, pageSize: 50 })).body as StaffClaimPage;
    const shown = page.claims.find((claim) => claim.id === claimId);
    expect(shown?.photos).toMatchObject([{ id: paperId, canWithdraw: false }]);
  });

  test('is not compared with photos that were added after the shipment', async () => {
    const { id, vehicleId } = await orders.newOrderIn(buyer, 'preparing');
    const { call } = await as('stock');
    const imgBase64 = goodPng.toString('base64');
    const add = async () => ((await call('staffAddPhoto', { id: vehicleId, imgBase64 })).body as StaffPhotos).photos;
    const [before] = await add();
    market.advance(1000);
    await orders.move(buyer, id, 'ship');
    market.advance(1000);
    expect(await add()).toHaveLength(2);
    const { photosBefore } = (await buyer.call('getClaims', { id })).body as OrderClaims;
    expect(photosBefore).toEqual([before?.image]);
  });

  test('is refused after the window, with one message that says what to do', async () => {
    const order = await arrivedOrder();
    market.advance(49 * hour);
    expect(await buyer.call('reportClaim', reportOf(order))).toMatchObject({
      code: 400,
      message: 'The time to report a claim is over. Contact us, and we will see what we can do.',
    });
  });

  test('is offered money, accepted and settled, with state and deadline for both sides', async () => {
    const { id, claimId, version } = await reported();
    const offer = { claimId, version, step: 'offer', text: 'We pay the repair.', amount: 22_000 };
    expect(await decide({ ...offer, amount: undefined })).toMatchObject({ code: 400 });
    expect(await decide({ ...offer, amount: 200_000_000 }), 'more than was paid').toMatchObject({ code: 400 });
    const offered = (await decide(offer)).body as StaffClaim;
    expect(offered).toMatchObject({ state: 'offered', turn: 'buyer', offer: 'USD 220', payUnit: 'USD' });
    expect((await lastMail())?.body).toContain('USD 220');
    expect(await decide(offer), 'another member has acted meanwhile').toMatchObject({ code: 400 });
    const seen = (await buyer.call('getClaims', { id })).body;
    expect(claimIn(seen).claim).toMatchObject({ dueAt: offered.dueAt, messages: [{ by: 'buyer' }, { by: 'staff' }] });
    const accept = { claimId, version: offered.version, answer: 'accept' };
    const accepted = claimIn((await buyer.call('answerClaim', accept)).body);
    expect(accepted.claim).toMatchObject({ state: 'accepted', turn: 'us' });
    const goBack = { ...offer, version: accepted.version };
    expect(await decide({ ...goBack, amount: 1 }), 'less than was accepted').toMatchObject({ code: 400 });
    expect(await decide({ ...goBack, step: 'decline', amount: undefined })).toMatchObject({ code: 400 });
    const settle = { claimId, version: accepted.version, step: 'settle', text: 'The refund is on its way.' };
    expect(await decide(settle), 'without its refund').toMatchObject({ code: 400 });
    const { call: callAsAccounts } = await as('accounts');
    const seenOrder = { id, version: (await read(id)).version };
    const refund = { amount: 22_000, payUnit: 'USD', reason: 'Claim', bank: 'Equity Bank', lastDigits: '4471' };
    expect(await callAsAccounts('staffProposeRefund', { ...seenOrder, ...refund })).toMatchObject({ code: 0 });
    expect((await decide(settle)).body).toMatchObject({ state: 'settled', turn: 'nobody' });
    expect(await buyer.call('answerClaim', { claimId, version: 4, answer: 'message', text: 'Thanks' })).toMatchObject({
      code: 400,
    });
    const { call } = await as('readOnly');
    const page = (await call('staffListClaims', { isClosed: true, pageNo: 1, pageSize: 50 })).body as StaffClaimPage;
    expect(page.claims.map((claim) => claim.id)).toContain(claimId);
  });

  test('stays our turn with its deadline when somebody writes after the offer was accepted', async () => {
    const { claimId, version } = await reported();
    const offer = { claimId, version, step: 'offer', text: 'We pay the repair.', amount: 22_000 };
    const offered = (await decide(offer)).body as StaffClaim;
    const accept = { claimId, version: offered.version, answer: 'accept' };
    const accepted = claimIn((await buyer.call('answerClaim', accept)).body);
    market.advance(hour);
    const answer = { claimId, version: accepted.version, step: 'answer', text: 'The refund is being prepared.' };
    const answered = (await decide(answer)).body as StaffClaim;
    const owed = { state: 'accepted', turn: 'us', dueAt: accepted.claim.dueAt };
    expect(answered).toMatchObject(owed);
    const message = { claimId, version: answered.version, answer: 'message', text: 'Thank you' };
    expect(claimIn((await buyer.call('answerClaim', message)).body).claim).toMatchObject(owed);
  });

  test('of another buyer does not exist', async () => {
    const { id, claimId, version } = await reported();
    const stranger = await market.newBuyer();
    expect(await stranger.call('getClaims', { id })).toMatchObject({ code: 400 });
    const answer = { claimId, version, answer: 'message', text: 'Mine' };
    expect(await stranger.call('answerClaim', answer)).toMatchObject({ code: 400 });
  });

  test('has deadlines that an owner sets', async () => {
    const { call } = await as('owner');
    const terms = { version: 0, hours: 72, answerDays: 2, replyDays: 10 };
    expect((await call('staffSetClaimTerms', terms)).body).toEqual({ ...terms, version: 1 });
    expect(await call('staffSetClaimTerms', terms)).toMatchObject({ code: 409 });
    const order = await arrivedOrder();
    expect((await buyer.call('getClaims', { id: order.id })).body).toMatchObject({ window: { hours: 72 } });
  });
});
