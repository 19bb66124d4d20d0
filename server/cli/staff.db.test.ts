import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order, OrderSummary } from '#generated/client/types.gen.ts';
import { openMember } from '#server/desk/testing/open-member.ts';
import { checkPass } from '#server/platform/files/file-links.ts';
import {
  type Buyer,
  type Market,
  openMarket,
  reservationOf,
  stockAnother,
} from '#server/marketplace/orders/testing/market.ts';
import { executeCommand } from '#server/cli/execute-command.ts';
import { parseCommand } from '#server/cli/parse-command.ts';
import { orderOf } from '#server/cli/testing/new-order.ts';

let market: Market;
let buyer: Buyer;
beforeAll(async () => {
  market = await openMarket();
  buyer = await market.newBuyer();
});
afterAll(() => market.close());

const staff = (...words: string[]) => executeCommand(market, parseCommand(words, 'Amina'));

const newOrder = () => orderOf(market, buyer);

const mailsAbout = async (orderNo: string) => (await market.mails()).filter(({ body }) => body.includes(orderNo));

/** The verdict on a file link shown to staff. */
function judgeLink(printed: string, path: string): Promise<string> {
  const { services } = market;
  const pass = printed.split(`${services.publicUrl}${path}?pass=`, 2)[1]?.split(/\s/, 1)[0] ?? '';
  return checkPass(services, path, pass, services.clock());
}

describe('Staff', () => {
  it('Staff see an order’s payment proofs through their own links', async () => {
    const { id, orderNo } = await newOrder();
    const { path } = await market.services.files.put(Buffer.from('a proof'), 'jpg');
    await buyer.call('payDeposit', { id, proofImage: await market.giveUpload(buyer) });
    await market.services.database
      .updateTable('voucher')
      .set({ images: [path] })
      .where('order_id', '=', id)
      .execute();
    expect(await judgeLink(await staff('order', orderNo), path)).toBe('open');
  });

  it('Staff lead an order from deposit to handover, and the buyer gets an e-mail at each step', async () => {
    const { id, orderNo } = await newOrder();
    await buyer.call('payDeposit', { id, proofImage: await market.giveUpload(buyer) });
    expect(await staff('reject-payment', orderNo, '--reason', 'Not readable')).toContain('0 Pending Payment');
    expect((await buyer.call('getOrder', { id })).body).toMatchObject({
      status: 0,
      proofRemark: 'Not readable',
      records: [{ proofRemark: 'Not readable' }, {}, {}],
    });
    const listed = async () =>
      ((await buyer.call('listOrders', { statusDesc: '', pageNo: 1, pageSize: 500 })).body as OrderSummary[]).find(
        (order) => order.id === id,
      );
    expect(await listed()).toMatchObject({ status: 0, proofRemark: 'Not readable' });
    await buyer.call('payDeposit', { id, proofImage: await market.giveUpload(buyer) });
    const again = (await buyer.call('getOrder', { id })).body as Order;
    expect(again).not.toHaveProperty('proofRemark');
    expect(again.records.map(({ proofRemark }) => proofRemark)).toEqual([
      undefined,
      'Not readable',
      undefined,
      undefined,
    ]);
    expect(await listed()).not.toHaveProperty('proofRemark');
    expect(await staff('approve-payment', orderNo)).toContain('2 In Preparation');
    await staff('ship', orderNo, '--freight-number', 'GPMBA2606001', '--logistics-link', 'https://t.example/1');
    const ask = (day: string) => staff('request-balance', orderNo, '--arrives', day);
    await expect(ask('2026-01-01')).rejects.toThrow('in the past');
    await ask('2026-07-01');
    await buyer.call('payBalance', { id, proofImage: await market.giveUpload(buyer) });
    expect(await staff('approve-payment', orderNo)).toContain('6 In Transit');
    expect(await staff('complete', orderNo)).toContain('7 Completed');

    const mails = await mailsAbout(orderNo);
    expect(mails).toHaveLength(6);
    const all = mails.map(({ body }) => body).join('\n');
    for (const text of ['Not readable', 'GPMBA2606001', 'https://t.example/1', '1 July 2026', 'USD 4,795']) {
      expect(all).toContain(text);
    }
    const { body } = await buyer.call('getOrder', { id });
    expect(body).toMatchObject({
      status: 7,
      sendOutNum: 'GPMBA2606001',
      sendOutWebSite: 'https://t.example/1',
      balancePriceDesc: 'USD 4,795',
    });
    const shown = await staff('order', orderNo);
    expect(shown).toContain('staff:Amina');
    expect(shown).toMatch(/deposit\s+rejected/);
    expect(shown).toMatch(/balance\s+approved/);
  });

  it('Staff accept money without a payment proof, and cancel an order before it is shipped', async () => {
    const { orderNo } = await newOrder();
    await staff('prepare', orderNo);
    await staff('ship', orderNo, '--freight-number', 'F1');
    expect(await staff('in-transit', orderNo)).toContain('6 In Transit');
    const other = await newOrder();
    await staff('prepare', other.orderNo);
    const cancel = (vehicle: string, ...more: string[]) =>
      staff('cancel', other.orderNo, '--reason', 'Damaged', '--vehicle', vehicle, ...more);
    await expect(cancel('gone')).rejects.toThrow('write offered or withdrawn');
    await expect(cancel('withdrawn')).rejects.toThrow('Write one of notPaidInTime, changeOfMind, failedInspection');
    expect(await cancel('withdrawn', '--situation', 'failedInspection')).toContain('8 Cancelled');
    const { stage } = await market.services.database
      .selectFrom('vehicle')
      .innerJoin('orders', 'orders.vehicle_id', 'vehicle.id')
      .select('vehicle.stage')
      .where('orders.order_no', '=', other.orderNo)
      .executeTakeFirstOrThrow();
    expect(stage).toBe('withdrawn');
  });

  it('An impossible action is refused with the possible ones, and nothing is changed or logged', async () => {
    const { orderNo } = await newOrder();
    await expect(staff('ship', orderNo, '--freight-number', 'F1')).rejects.toThrow(
      `${orderNo} is 0 Pending Payment: no ship from there. The staff can: prepare, cancel. The buyer can payDeposit or close.`,
    );
    await expect(staff('complete', 'GP1')).rejects.toThrow('There is no order GP1');
    expect(await mailsAbout(orderNo)).toHaveLength(1);
    const { database } = market.services;
    const acts = await database.selectFrom('staff_act').select('act').where('subject', '=', orderNo).execute();
    expect(acts).toEqual([]);
  });

  it('Staff create the first owner’s link, invite by e-mail, and change and remove members', async () => {
    const { database } = market.services;
    expect(await staff('members')).toContain('owner-link');
    const link = await staff('owner-link');
    expect(link).toMatch(/^https:\/\/gariport\.example\/desk\/invitation\?authKey=sik_/);
    expect(await staff('owner-link'), 'a new link takes the place of the one before').not.toBe(link);
    expect(await staff('invite', 'kimani@gariport.example', '--name', 'Kimani', '--role', 'accounts')).toContain(
      'An e-mail with a link',
    );
    const mails = (await market.mails()).filter(({ recipient }) => recipient === 'kimani@gariport.example');
    expect(mails).toMatchObject([{ subject: 'Amina invites you to the staff of GariPort' }]);
    const owner = await openMember(market, 'owner');
    const seller = await openMember(market, 'sales');
    await expect(staff('end-member', owner.email)).rejects.toThrow('is the last owner');
    await expect(staff('change-role', owner.email, '--role', 'sales')).rejects.toThrow('is the last owner');
    await expect(staff('change-role', seller.email, '--role', 'boss')).rejects.toThrow(
      "--role is 'boss': it is one of owner, sales, accounts, logistics, stock, readOnly.",
    );
    await expect(staff('end-member', 'nobody@gariport.example')).rejects.toThrow('There is no member');
    await expect(staff('invite', 'nobody', '--name', 'N', '--role', 'sales')).rejects.toThrow(
      'is not an e-mail address',
    );
    await staff('change-role', seller.email, '--role', 'stock');
    await staff('end-member', seller.email);
    expect(await staff('members')).toMatch(new RegExp(`${seller.email}.*stock, ended`));
    const acts = await database
      .selectFrom('staff_act')
      .select('act')
      .where('subject', '=', seller.email)
      .orderBy('id')
      .execute();
    expect(acts.map(({ act }) => act)).toEqual(['change-role', 'end-member']);
    const expected = [
      'Amina changed Member sales’s role to Stock',
      'Amina ended Member sales’s access to the desk',
    ].toSorted();
    for (const email of [owner.email, seller.email]) {
      const received = (await market.mails()).filter(({ recipient }) => recipient === email);
      expect(received.map(({ subject }) => subject).toSorted(), email).toEqual(expected);
    }
  });

  it('Every act of staff is in the audit log', async () => {
    const { orderNo } = await newOrder();
    await staff('cancel', orderNo, '--reason', 'Asked by phone', '--as', 'Baraka');
    const { database } = market.services;
    const acts = await database.selectFrom('staff_act').selectAll().where('subject', '=', orderNo).execute();
    expect(acts).toMatchObject([
      {
        staff_name: 'Baraka',
        act: 'cancel',
        detail: { reason: 'Asked by phone' },
        created_at: market.services.clock(),
      },
    ]);
  });

  it('Staff list their waiting tasks, in columns', async () => {
    const { orderNo } = await newOrder();
    const listed = await staff('list');
    expect(listed).toContain(orderNo);
    expect(listed).toContain('prepare, cancel');
    expect(await staff('list', '--status', '7,8')).not.toContain(orderNo);
    await expect(staff('list', '--status', '9')).rejects.toThrow('statuses from 0 to 8');
  });

  it('Staff put a vehicle on flash sale, and its prices follow', async () => {
    const id = await stockAnother(market.services.database);
    expect(await staff('flash-sale', id, '--deduction', '200', '--hours', '48')).toContain(
      'USD 200 off until 2026-06-14 13:00, Nairobi time',
    );
    const { body } = await market.call('getVehicleDetail', { carSourceId: id });
    expect(body).toMatchObject({ vehicle: { flashSale: '1', vehiclePriceDesc: 'USD 6,650' } });
    await expect(staff('flash-sale', id, '--deduction', '99999', '--hours', '1')).rejects.toThrow(
      'less than the vehicle’s price: USD 5,350.',
    );
    await expect(staff('flash-sale', id, '--deduction', '5000', '--hours', '1')).rejects.toThrow(
      'below the minimum price',
    );
    await expect(staff('flash-sale', id, '--deduction', '12.5', '--hours', '1')).rejects.toThrow('whole dollars');
    await expect(staff('flash-sale', id, '--deduction', '10', '--hours', '0')).rejects.toThrow('--hours');
    await buyer.call('submitOrder', reservationOf(id));
    await expect(staff('flash-sale', id, '--deduction', '10', '--hours', '1')).rejects.toThrow('is held, not for sale');
  });

  it('Staff review dealers and answer chats', async () => {
    const { database } = market.services;
    const dealer = await market.newBuyer();
    const { path } = await market.services.files.put(Buffer.from('a certificate'), 'jpg');
    const fields = JSON.stringify({ dealerName: 'Kamau Motors', taxNoPic: path });
    await database
      .insertInto('dealer_certificate')
      .values({ id: 'd1', account_id: dealer.accountId, status: 1, fields, remark: null })
      .execute();
    const listed = await staff('dealers');
    expect(listed).toContain('Kamau Motors');
    expect(await judgeLink(listed, path)).toBe('open');
    expect(await staff('approve-dealer', 'd1')).toBe('Certification d1: approved');
    await expect(staff('reject-dealer', 'd1', '--reason', 'Too late')).rejects.toThrow('not under review');
    await expect(staff('approve-dealer', 'd2')).rejects.toThrow('There is no certification d2');

    await database
      .insertInto('chat_message')
      .values({ account_id: dealer.accountId, sender: 'buyer', staff_name: null, text: 'Hello' })
      .execute();
    expect(await staff('chats')).toContain('Hello');
    await staff('answer-chat', `${dealer.accountId}@example.com`, '--text', 'Good morning');
    expect(await staff('chats')).toContain('Good morning');
    await expect(staff('answer-chat', 'nobody@example.com', '--text', 'x')).rejects.toThrow('There is no account');
  });

  it('B-253 Staff decide who makes posters, and under which name and phone', async () => {
    const agent = await market.newBuyer();
    const email = `${agent.accountId}@example.com`;
    const vehicleId = await stockAnother(market.services.database);
    const posterOf = async () => (await agent.call('getVehicleDetail', { carSourceId: vehicleId })).body;
    expect(await posterOf()).toMatchObject({ poster: { insiderType: 0 } });
    await staff('make-agent', email, '--name', 'Akinyi', '--phone', '+254733000222');
    const poster = { insiderType: 1, nickName: 'Akinyi', phone: '+254733000222' };
    expect(await posterOf()).toMatchObject({ poster });
    await expect(staff('make-agent', email, '--name', 'x'.repeat(41), '--phone', '1')).rejects.toThrow('--name');
    await staff('dismiss-agent', email);
    expect(await posterOf()).toMatchObject({ poster: { insiderType: 0 } });
    await expect(staff('dismiss-agent', 'nobody@example.com')).rejects.toThrow('There is no account');
  });
});
