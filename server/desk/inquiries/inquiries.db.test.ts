import { afterAll, expect, test } from 'vitest';
import type { InquiryPayload, StaffInquiry, StaffInquiryPage } from '#generated/client/types.gen.ts';
import { stockAnother } from '#server/marketplace/orders/testing/market.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, as } = await openDeskMarket();
afterAll(() => market.close());

const { database } = market.services;

/** An inquiry with its own buyer and vehicle. */
async function newInquiry() {
  const buyer = await market.newBuyer({ language: 'zh' });
  const vehicleId = await stockAnother(database);
  const payload: InquiryPayload = {
    carSourceId: vehicleId,
    styleId: '5001',
    id: vehicleId,
    endPortId: 'p-mba',
    transportType: '1',
    freightType: 1,
    commitType: 1,
    name: 'Wanjiku Kamau',
    email: 'wanjiku.kamau@example.com',
    phone: '+254712345678',
    countryCode: 'KE',
    cityId: '11',
    address: 'Nyali Road 14',
    payUnit: 'USD',
    vehiclePriceDesc: 'USD 5,350',
    vehiclePriceUSD: 5350,
    vehiclePriceJPY: 813_200,
    totalPriceDesc: 'USD 6,850',
    totalPriceUSD: 6850,
    totalPriceJPY: 1_041_200,
    displayClearancePrice: 1,
    checkClearancePrice: 0,
    flashSale: '0',
  };
  expect(await buyer.call('submitInquiry', payload)).toEqual({ code: 0 });
  const { id } = await database
    .selectFrom('inquiry')
    .select('id')
    .where('account_id', '=', buyer.accountId)
    .executeTakeFirstOrThrow();
  return { id, buyer, vehicleId };
}

async function find(id: string, isAnswered: boolean): Promise<StaffInquiry | undefined> {
  const { call } = await as('readOnly');
  const { code, body } = await call('staffListInquiries', { isAnswered, pageNo: 1, pageSize: 500 });
  expect(code).toBe(0);
  return (body as StaffInquiryPage).inquiries.find((inquiry) => inquiry.id === id);
}

test('An inquiry is shown with buyer, destination and quoted prices', async () => {
  const { id, buyer, vehicleId } = await newInquiry();
  expect(await find(id, false)).toMatchObject({
    email: `${buyer.accountId}@example.com`,
    language: 'cn',
    name: 'Wanjiku Kamau',
    phone: '+254712345678',
    portName: 'Mombasa',
    vehicle: { id: vehicleId },
    prices: [
      { label: 'Vehicle', value: 'USD 5,350' },
      { label: 'Total (CIF)', value: 'USD 6,850' },
    ],
  });
});

test('A reply is sent by e-mail once, recorded in the audit log, and settles the inquiry', async () => {
  const { id, buyer } = await newInquiry();
  const { member, call } = await as('sales', 'Amina Otieno');
  const text = '到蒙巴萨总价为 USD 6,850。';
  expect(await call('staffAnswerInquiry', { id, text })).toMatchObject({ code: 0 });
  expect(await find(id, false)).toBeUndefined();
  expect(await find(id, true)).toMatchObject({ answer: text, answeredBy: 'Amina Otieno' });
  expect(await call('staffAnswerInquiry', { id, text: 'Once more' })).toMatchObject({ code: 409 });
  const mails = (await market.mails()).filter(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.language).toBe('zh');
  expect(mails[0]?.body).toContain(text);
  const acts = await database.selectFrom('staff_act').selectAll().where('subject', '=', id).execute();
  expect(acts).toMatchObject([{ member_id: member.memberId, act: 'answer-inquiry', after: { answer: text } }]);
});

test('An inquiry answered elsewhere is marked with a name and without an e-mail', async () => {
  const { id, buyer } = await newInquiry();
  const { call } = await as('owner', 'Kimani');
  expect(await call('staffSettleInquiry', { id })).toMatchObject({ code: 0 });
  expect(await find(id, true)).toMatchObject({ answeredBy: 'Kimani' });
  expect((await market.mails()).filter(({ recipient }) => recipient.startsWith(buyer.accountId))).toEqual([]);
});

test('Roles without permission change nothing, and unknown inquiries cannot be answered', async () => {
  const { id } = await newInquiry();
  for (const role of ['readOnly', 'accounts', 'logistics', 'stock'] as const) {
    const { call } = await as(role);
    expect(await call('staffAnswerInquiry', { id, text: 'Hello' }), role).toMatchObject({ code: 433 });
  }
  expect(await find(id, false)).toMatchObject({ id });
  const { call } = await as('sales');
  expect(await call('staffAnswerInquiry', { id: 'none', text: 'Hello' })).toMatchObject({
    code: 400,
    message: 'This inquiry does not exist.',
  });
});
