import { afterAll, describe, expect, it } from 'vitest';
import { type OrderState, orderStatusOf } from '#states/order-state.ts';
import type { OrderTimeline, Paper, Papers } from '#generated/client/types.gen.ts';
import { goodPng } from '#server/platform/uploads/testing/make-pictures.ts';
import { openMoneyMarket } from '#server/desk/testing/money-market.ts';

const desk = await openMoneyMarket();
const { market, buyer, as, paidOrder, costsOf, done, moneyOf, receive } = desk;
afterAll(() => market.close());

const fileBase64 = goodPng.toString('base64');
const bill = { kind: 'billOfLading', number: 'OOLU2606-7731', fileBase64 } as const;

async function first(papers: Promise<{ body?: unknown }>): Promise<Paper> {
  const paper = ((await papers).body as Papers).papers[0];
  if (!paper) throw new Error('There is no paper.');
  return paper;
}

const asBuyer = (id: string) => first(buyer.call('listPapers', { id }));
const status = async (address = '') => (await market.app.inject(address)).statusCode;

async function setState(id: string, to: OrderState): Promise<void> {
  await market.services.database
    .updateTable('orders')
    .set({ status: orderStatusOf[to] })
    .where('id', '=', id)
    .execute();
}

describe('A bill of lading', () => {
  it('is listed for its buyer without the file until the balance is paid, and open to staff', async () => {
    const { id } = await paidOrder();
    const { call } = await as('logistics');
    const added = await first(call('staffAddPaper', { id, ...bill }));
    expect(added).toMatchObject({ held: true, file: expect.any(String) as string });
    expect(await status(added.file)).toBe(200);
    const held = await asBuyer(id);
    expect(held).toMatchObject({ kind: 'billOfLading', number: bill.number, held: true });
    expect(held).not.toHaveProperty('file');
    const { steps } = (await buyer.call('getOrderTimeline', { id })).body as OrderTimeline;
    expect(steps.flatMap(({ papers = [] }) => papers.map(({ file }) => file))).toEqual([undefined]);

    await setState(id, 'inTransit');
    const paid = await asBuyer(id);
    expect(paid).not.toHaveProperty('held');
    expect(await status(paid.file)).toBe(200);
    await setState(id, 'balanceInReview');
    expect(await status(paid.file), 'a link from before').toBe(410);
  });

  it('stays open after full payment when a claim is refunded', async () => {
    const id = await desk.awaitingBalance();
    const { deposit, total } = await costsOf(id);
    const { call } = await as('logistics');
    await call('staffAddPaper', { id, ...bill });
    await receive(id, 100_00);
    const lineId = (await moneyOf(id)).lines.at(-1)?.id;
    await done(id, 'staffReversePayment', { lineId, reason: 'Recorded on the wrong order' });
    expect(await asBuyer(id)).toMatchObject({ held: true });
    await receive(id, total - deposit);
    expect(await asBuyer(id)).not.toHaveProperty('held');
    const refund = { amount: 220_00, payUnit: 'USD', reason: 'Claim', bank: 'Equity Bank', lastDigits: '4471' };
    await done(id, 'staffProposeRefund', refund);
    expect(await asBuyer(id)).not.toHaveProperty('held');
  });

  it('is added without being held by owners and accounts only, with an audit entry', async () => {
    const { id, orderNo } = await paidOrder();
    const adding = { id, ...bill, isHeld: false };
    expect(await (await as('logistics')).call('staffAddPaper', adding)).toMatchObject({
      code: 400,
      message: expect.stringContaining('Only owners and accounts') as string,
    });
    expect(await first((await as('accounts')).call('staffAddPaper', adding))).not.toHaveProperty('held');
    const acts = await market.services.database
      .selectFrom('staff_act')
      .select('after')
      .where('act', '=', 'add-paper')
      .where('subject', '=', orderNo)
      .execute();
    expect(acts).toMatchObject([{ after: { kind: 'billOfLading', isHeld: false } }]);
  });

  it('is released early with a reason by owners and accounts only, with an audit entry', async () => {
    const { id, orderNo } = await paidOrder();
    const { call } = await as('logistics');
    const { id: paperId, canRelease } = await first(call('staffAddPaper', { id, ...bill }));
    const release = { id, paperId, reason: 'The bank confirmed it by telephone' };
    expect(canRelease).toBeUndefined();
    expect(await call('staffReleasePaper', release)).toMatchObject({ code: 433 });
    const accounts = await as('accounts', 'Kimani Mwangi');
    expect(await first(accounts.call('staffReleasePaper', release))).toMatchObject({
      release: { by: 'Kimani Mwangi', reason: release.reason },
    });
    expect(await accounts.call('staffReleasePaper', release), 'again').toMatchObject({ code: 400 });
    const released = await asBuyer(id);
    expect(released).not.toHaveProperty('release');
    expect(await status(released.file)).toBe(200);
    const acts = await market.services.database
      .selectFrom('staff_act')
      .select(['staff_name', 'after'])
      .where('act', '=', 'release-paper')
      .where('subject', '=', orderNo)
      .execute();
    expect(acts).toEqual([{ staff_name: 'Kimani Mwangi', after: { id: paperId, reason: release.reason } }]);
  });
});

describe('Any document', () => {
  it('is withheld if staff choose so, but never if the buyer added it', async () => {
    const { id } = await paidOrder();
    const { call } = await as('logistics');
    await call('staffAddPaper', { id, kind: 'customsEntry', fileBase64 });
    await call('staffAddPaper', { id, kind: 'invoice', fileBase64, isHeld: true });
    await call('staffAddPaper', { id, kind: 'receipt', fileBase64 });
    const { body } = await buyer.call('addPaper', { id, ...bill, number: 'own' });
    expect((body as Papers).papers.map(({ held = false }) => held)).toEqual([false, true, false, false]);
  });
});
