import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffActs, StaffMembers } from '#generated/client/types.gen.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { joinDesk } from '#server/desk/testing/join-desk.ts';
import { openMember, type TestMember } from '#server/desk/testing/open-member.ts';

let server: TestServer;
let owner: TestMember;

beforeAll(async () => {
  server = await openTestServer();
  owner = await openMember(server, 'owner', { name: 'Amina Otieno' });
});

afterAll(() => server.close());

const as = ({ token }: TestMember) => ({ token });

async function keyInMailTo(email: string): Promise<string> {
  const mails = (await server.mails()).filter(({ recipient }) => recipient === email);
  return /authKey=([\w-]+)/.exec(mails.at(-1)?.body ?? '')?.[1] ?? '';
}

test('An invitation is sent by e-mail and opens one account with its role and address', async () => {
  const email = 'kimani@gariport.example';
  const invited = { email, name: 'Kimani Mwangi', role: 'accounts' };
  expect(await server.call('staffInvite', invited, as(owner))).toEqual({ code: 0 });
  const old = await keyInMailTo(email);
  expect(await server.call('staffInvite', invited, as(owner))).toEqual({ code: 0 });
  expect(await server.call('staffReadInvitation', { authKey: old }), 'a new link ends the old').toMatchObject({
    code: 400,
  });
  const authKey = await keyInMailTo(email);
  const { body } = await server.call('staffReadInvitation', { authKey });
  expect(body).toEqual(invited);
  // The account uses the e-mail of the invitation, whatever else is sent.
  await joinDesk(server, authKey, { name: 'Kimani', email: 'other@gariport.example' });
  const members = (await server.call('staffListMembers', {}, as(owner))).body as StaffMembers;
  expect(members.members).toContainEqual(expect.objectContaining({ email, name: 'Kimani', role: 'accounts' }));
  expect(members.invitations).toEqual([]);
  expect(await server.call('staffInvite', invited, as(owner))).toMatchObject({
    code: 400,
    message: 'A staff member already has this e-mail address',
  });
});

test('An invitation ends after three days or when withdrawn', async () => {
  const email = 'sato@gariport.example';
  await server.call('staffInvite', { email, name: 'Sato Yui', role: 'logistics' }, as(owner));
  const { invitations } = (await server.call('staffListMembers', {}, as(owner))).body as StaffMembers;
  expect(invitations).toMatchObject([{ email, name: 'Sato Yui', role: 'logistics' }]);
  const authKey = await keyInMailTo(email);
  expect(await server.call('staffWithdrawInvitation', { id: invitations[0]?.id }, as(owner))).toEqual({ code: 0 });
  expect(await server.call('staffReadInvitation', { authKey })).toMatchObject({ message: 'This link has expired' });
  await server.call('staffInvite', { email, name: 'Sato Yui', role: 'logistics' }, as(owner));
  const late = await keyInMailTo(email);
  await server.services.database
    .updateTable('staff_invitation')
    .set({ expires_at: server.services.clock() })
    .where('accepted_at', 'is', null)
    .execute();
  expect(await server.call('staffReadInvitation', { authKey: late })).toMatchObject({ code: 400 });
});

test('A changed role applies from the next call, and ended access immediately', async () => {
  const member = await openMember(server, 'readOnly');
  expect(await server.call('staffListMembers', {}, as(member))).toMatchObject({
    code: 433,
    message: 'Your role does not allow this. Ask an owner if it should.',
  });
  const change = { id: member.memberId, role: 'owner' };
  expect(await server.call('staffChangeRole', change, as(owner))).toEqual({ code: 0 });
  expect(await server.call('staffListMembers', {}, as(member))).toMatchObject({ code: 0 });
  expect(await server.call('staffEndMember', { id: member.memberId }, as(owner))).toEqual({ code: 0 });
  expect(await server.call('staffMe', {}, as(member))).toMatchObject({ code: 403 });
  expect(await server.call('staffRefresh', { refreshToken: member.refreshToken })).toMatchObject({ code: 432 });
  expect(await server.call('staffEndMember', { id: member.memberId }, as(owner))).toMatchObject({
    message: 'This staff member no longer has access',
  });
});

test('The last owner cannot lose the role, even when two owners demote each other at once', async () => {
  const last = { message: 'This is the last owner. Make somebody else an owner first.' };
  const demote = (id: string) => ({ id, role: 'sales' });
  expect(await server.call('staffChangeRole', demote(owner.memberId), as(owner))).toMatchObject(last);
  expect(await server.call('staffEndMember', { id: owner.memberId }, as(owner))).toMatchObject(last);
  const second = await openMember(server, 'owner');
  await Promise.all([
    server.call('staffChangeRole', demote(second.memberId), as(owner)),
    server.call('staffChangeRole', demote(owner.memberId), as(second)),
  ]);
  const { database } = server.services;
  const owners = await database
    .selectFrom('staff_member')
    .select('id')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .execute();
  expect(owners).toHaveLength(1);
  await database.updateTable('staff_member').set({ role: 'owner' }).where('id', '=', owner.memberId).execute();
});

test('The audit log shows author, address, old and new values, page by page', async () => {
  const member = await openMember(server, 'sales');
  await server.call('staffChangeRole', { id: member.memberId, role: 'stock' }, as(owner));
  const { acts } = (await server.call('staffListActs', { pageSize: 500, subject: member.email }, as(owner)))
    .body as StaffActs;
  expect(acts).toEqual([
    {
      id: expect.any(String) as string,
      at: server.services.clock().toISOString(),
      memberId: owner.memberId,
      name: 'Amina Otieno',
      address: '127.0.0.1',
      act: 'change-role',
      subject: member.email,
      before: '{"role":"sales"}',
      after: '{"role":"stock"}',
    },
  ]);
  const all = (await server.call('staffListActs', { pageSize: 500 }, as(owner))).body as StaffActs;
  const pages: string[] = [];
  for (let before: string | undefined; pages.length < all.acts.length; before = pages.at(-1)) {
    const page = { pageSize: 2, ...(before !== undefined && { before }) };
    const { body } = await server.call('staffListActs', page, as(owner));
    pages.push(...(body as StaffActs).acts.map(({ id }) => id));
  }
  expect(pages).toEqual(all.acts.map(({ id }) => id));
});

test('The audit log is append-only, even for direct database access', async () => {
  const { database } = server.services;
  const read = () => database.selectFrom('staff_act').selectAll().orderBy('id').execute();
  const before = await read();
  expect(before.length).toBeGreaterThan(0);
  for (const less of ['update staff_act set act = act', 'delete from staff_act', 'truncate staff_act']) {
    await expect(sql.raw(less).execute(database), less).rejects.toThrow('can only grow');
  }
  expect(await read()).toEqual(before);
});
