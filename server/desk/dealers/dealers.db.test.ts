import { afterAll, describe, expect, test } from 'vitest';
import type { StaffDealer, StaffDealerPage } from '#generated/client/types.gen.ts';
import type { StaffRole } from '#generated/operations.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, as } = await openDeskMarket();
afterAll(() => market.close());

const { database, clock, files } = market.services;

/** A dealer under review with a stored document. */
async function newDealer() {
  const dealer = await market.newBuyer({ language: 'ja' });
  const id = newId();
  const { path } = await files.put(Buffer.from(`paper ${id}`), 'jpg');
  await database
    .insertInto('dealer_certificate')
    .values({
      id,
      account_id: dealer.accountId,
      status: 1,
      fields: JSON.stringify({ dealerName: `Kamau Motors ${id}`, contactPerson: 'Kamau', taxNoPic: path }),
      remark: null,
      created_at: clock(),
      changed_at: clock(),
    })
    .execute();
  return { id, dealer, path };
}

async function listed(id: string, role: StaffRole = 'owner'): Promise<StaffDealer | undefined> {
  const { call } = await as(role);
  const { code, body } = await call('staffListDealers', { pageNo: 1, pageSize: 500 });
  expect(code).toBe(0);
  return (body as StaffDealerPage).dealers.find((dealer) => dealer.id === id);
}

async function linkFor(id: string, { call }: Awaited<ReturnType<typeof as>>): Promise<string> {
  const { body } = await call('staffListDealers', { pageNo: 1, pageSize: 500, status: 1 });
  const dealer = (body as StaffDealerPage).dealers.find((one) => one.id === id);
  return dealer?.papers[0]?.image ?? '';
}

const open = async (url: string) => (await market.app.inject(url)).statusCode;
const mailsTo = async (accountId: string) =>
  (await market.mails()).filter(({ recipient }) => recipient === `${accountId}@example.com`);

describe('A dealer under review', () => {
  test('is listed with the application, and with documents only for roles that review dealers', async () => {
    const { id, dealer } = await newDealer();
    expect(await listed(id, 'sales')).toMatchObject({
      status: 1,
      email: `${dealer.accountId}@example.com`,
      language: 'jp',
      contactPerson: 'Kamau',
      papers: [{ kind: 'taxNoPic' }],
    });
    expect(await listed(id, 'readOnly')).toMatchObject({ id, papers: [] });
  });

  test('has document links that expire with the session, the role and the replaced document', async () => {
    const { id } = await newDealer();
    const [seller, leaver] = [await as('sales'), await as('sales')];
    const [link, other] = [await linkFor(id, seller), await linkFor(id, leaver)];
    expect(link).not.toBe(other);
    expect((await market.app.inject(link)).body).toBe(`paper ${id}`);
    await database
      .updateTable('staff_member')
      .set({ role: 'accounts' })
      .where('id', '=', leaver.member.memberId)
      .execute();
    expect(await open(other), 'who judges payments sees no papers').toBe(410);
    await database
      .updateTable('staff_session')
      .set({ ended_at: clock() })
      .where('id', '=', seller.member.sessionId)
      .execute();
    expect(await open(link)).toBe(410);
    const third = await linkFor(id, await as('owner'));
    expect(await open(third)).toBe(200);
    await database.deleteFrom('dealer_certificate').where('id', '=', id).execute();
    expect(await open(third)).toBe(410);
  });

  test('cannot be decided by a role without permission', async () => {
    const { id } = await newDealer();
    const seen = { id, changedAt: (await listed(id))?.changedAt ?? '' };
    for (const role of ['readOnly', 'accounts', 'logistics', 'stock'] as const) {
      const { call } = await as(role);
      expect(await call('staffCertifyDealer', seen), role).toMatchObject({ code: 433 });
      expect(await call('staffRefuseDealer', { ...seen, reason: 'No' }), role).toMatchObject({ code: 433 });
    }
    expect(await listed(id)).toMatchObject({ status: 1 });
  });

  test('is certified once, as reviewed, with an audit entry and an e-mail', async () => {
    const { id, dealer } = await newDealer();
    const { member, call } = await as('sales', 'Amina Otieno');
    const seen = { id, changedAt: (await listed(id))?.changedAt ?? '' };
    const earlier = { id, changedAt: new Date(clock().getTime() - 60_000).toISOString() };
    expect(await call('staffCertifyDealer', earlier), 'an earlier submission was seen').toMatchObject({ code: 409 });
    expect(await call('staffCertifyDealer', seen)).toMatchObject({ code: 0 });
    expect(await call('staffRefuseDealer', { ...seen, reason: 'Too late' })).toMatchObject({ code: 409 });
    expect(await call('staffCertifyDealer', { ...seen, id: 'none' })).toMatchObject({ code: 400 });
    expect(await listed(id)).toMatchObject({ status: 2 });
    const acts = await database.selectFrom('staff_act').selectAll().where('subject', '=', id).execute();
    expect(acts).toMatchObject([
      { staff_name: 'Amina Otieno', member_id: member.memberId, address: '127.0.0.1', act: 'approveDealer' },
    ]);
    expect(await mailsTo(dealer.accountId)).toMatchObject([{ language: 'ja' }]);
  });

  test('is rejected with a reason they can read', async () => {
    const { id, dealer } = await newDealer();
    const { call } = await as('owner');
    const seen = { id, changedAt: (await listed(id))?.changedAt ?? '' };
    const reason = '証明書が読み取れません。';
    expect(await call('staffRefuseDealer', { ...seen, reason: ` ${reason} ` })).toMatchObject({ code: 0 });
    expect(await listed(id)).toMatchObject({ status: 3, remark: reason });
    expect((await mailsTo(dealer.accountId))[0]?.body).toContain(reason);
  });
});
