import { afterAll, describe, expect, test } from 'vitest';
import type { StaffOrder } from '#generated/client/types.gen.ts';
import type { OperationId } from '#generated/operations.ts';
import { pathOf } from '#server/platform/files/file-links.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';
import { type TestMember } from '#server/desk/testing/open-member.ts';

const minute = 60_000;
const hour = 60 * minute;

const { market, as, paidOrder } = await openDeskMarket();
afterAll(() => market.close());

describe('A payment proof', () => {
  /** The pictures of an order that a role can see. */
  async function imagesFor(id: string, { call }: { call: (id: OperationId, payload: object) => Promise<object> }) {
    const { body } = (await call('staffGetOrder', { id })) as { body: StaffOrder };
    return body.proofs.flatMap(({ images }) => images);
  }

  async function storedProof(): Promise<{ id: string; bytes: Buffer }> {
    const { id, proof } = await paidOrder();
    const bytes = Buffer.from(`proof ${id}`);
    const { path } = await market.services.files.put(bytes, 'jpg');
    await market.services.database
      .updateTable('voucher')
      .set({ images: [path] })
      .where('order_id', '=', id)
      .execute();
    expect(proof).not.toBe(path);
    return { id, bytes };
  }

  const open = async (url: string) => (await market.app.inject(url)).statusCode;

  test('is shown by personal links to roles that review payments, and to no other role', async () => {
    const { id, bytes } = await storedProof();
    for (const role of ['sales', 'logistics', 'readOnly'] as const) {
      expect(await imagesFor(id, await as(role)), role).toEqual([]);
    }
    const [accountant, owner] = [await as('accounts'), await as('owner')];
    const [link = ''] = await imagesFor(id, accountant);
    const [ownersLink = ''] = await imagesFor(id, owner);
    expect(link).not.toBe(ownersLink);
    expect((await market.app.inject(link)).rawPayload).toEqual(bytes);
    expect(await open(ownersLink)).toBe(200);
  });

  test('has links that expire with the session, role, membership and hour', async () => {
    const { id } = await storedProof();
    const { database, clock } = market.services;
    const ends: Record<string, (member: TestMember) => Promise<unknown>> = {
      session: ({ sessionId }) =>
        database.updateTable('staff_session').set({ ended_at: clock() }).where('id', '=', sessionId).execute(),
      role: ({ memberId }) =>
        database.updateTable('staff_member').set({ role: 'sales' }).where('id', '=', memberId).execute(),
      membership: ({ memberId }) =>
        database.updateTable('staff_member').set({ ended_at: clock() }).where('id', '=', memberId).execute(),
    };
    for (const [what, end] of Object.entries(ends)) {
      const accountant = await as('accounts');
      const [link = ''] = await imagesFor(id, accountant);
      expect(await open(link), what).toBe(200);
      await end(accountant.member);
      expect(await open(link), what).toBe(410);
    }
    const [late = ''] = await imagesFor(id, await as('accounts'));
    market.advance(hour);
    expect(await open(late)).toBe(410);
  });

  test('has links that open exactly that file, and nothing but proofs', async () => {
    const [one, other] = [await storedProof(), await storedProof()];
    const accountant = await as('accounts');
    const [link = ''] = await imagesFor(one.id, accountant);
    const [otherLink = ''] = await imagesFor(other.id, accountant);
    expect(await open(`${otherLink.split('?')[0]}?${link.split('?')[1]}`)).toBe(404);
    await market.services.database
      .updateTable('voucher')
      .set({ images: [pathOf('0'.repeat(64), 'jpg')] })
      .where('order_id', '=', one.id)
      .execute();
    expect(await open(link), 'a file that proves nothing any more').toBe(410);
  });
});
