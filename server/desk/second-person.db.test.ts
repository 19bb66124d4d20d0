import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { statements } from '#server/platform/database/migrations/0038-second-person.ts';
import { dollars, openMoneyMarket } from '#server/desk/testing/money-market.ts';
import { codeOf } from '#server/desk/testing/code-of.ts';
import { joinDesk } from '#server/desk/testing/join-desk.ts';
import { openMember, type TestMember } from '#server/desk/testing/open-member.ts';

/**
 * One owner, or a thief of an owner’s session, tries to act as both people of the two-person rule. Every step is refused.
 */
const { market, act, done, as, paidOrder, moneyOf, costsOf } = await openMoneyMarket();
const { database } = market.services;
afterAll(() => market.close());

const minute = 60_000;
const hour = 60 * minute;
const account = {
  payUnit: 'USD',
  holder: 'Pwani Collections Ltd',
  bank: 'KCB Bank, Mombasa',
  number: '0110 0012 3456',
};
const factorWanted = { code: 434, message: expect.stringContaining('Confirm that it is you') as string };
const refused = (words: string) => ({ code: 400, message: expect.stringContaining(words) as string });

let amina: TestMember;

beforeEach(async () => {
  // The demo account stays, because reservations need an account to pay to.
  await database.deleteFrom('bank_account').where('id', '!=', 'demo-account').execute();
  amina = await openMember(market, 'owner', { name: 'Amina Otieno' });
});

type Caller = { token: string };
const call = (caller: Caller, id: OperationId, payload: object = {}) =>
  market.call(id, payload, { token: caller.token });

/** A new session with a fresh second factor, because sessions expire after an hour. */
async function freshly({ memberId }: TestMember): Promise<TestMember> {
  const other = await openMember(market, 'owner');
  await database.updateTable('staff_session').set({ member_id: memberId }).where('id', '=', other.sessionId).execute();
  return other;
}

async function subjectsTo(email: string): Promise<string[]> {
  const mails = (await market.mails()).filter(({ recipient }) => recipient === email);
  return mails.map(({ subject }) => subject);
}

async function keyInMailTo(email: string): Promise<string> {
  const mails = (await market.mails()).filter(({ recipient }) => recipient === email);
  return mails.flatMap(({ body }) => /authKey=([\w-]+)/.exec(body)?.[1] ?? []).at(-1) ?? '';
}

/** Invites an address and accepts the invitation. */
async function invite(by: Caller, email: string, role = 'accounts'): Promise<Caller> {
  expect(await call(by, 'staffInvite', { email, name: 'Second Mailbox', role })).toEqual({ code: 0 });
  const { tokens } = await joinDesk(market, await keyInMailTo(email));
  return { token: tokens.accessToken };
}

async function joinedLongAgo(email: string): Promise<void> {
  const joined_at = new Date(market.services.clock().getTime() - 73 * hour);
  await database.updateTable('staff_member').set({ joined_at }).where('email', '=', email).execute();
}

async function propose(by: Caller): Promise<string> {
  expect(await call(by, 'staffProposeBankAccount', account)).toEqual({ code: 0 });
  const { id } = await database
    .selectFrom('bank_account')
    .select('id')
    .where('released_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

let mailboxes = 0;
const newMailbox = () => `second.${(mailboxes += 1)}@gariport.example`;

describe('A stolen access token', () => {
  it('cannot invite, change roles, end access, release or refund minutes after its login', async () => {
    const id = await propose(await openMember(market, 'accounts'));
    const other = await openMember(market, 'sales');
    const order = await paidOrder();
    await done(order.id, 'staffApprovePayment');
    market.advance(4 * minute + 55_000);
    const thief = amina;
    const refund = { amount: 1, payUnit: 'USD', reason: 'Mine', bank: 'Mine', lastDigits: '0001' };
    const tries: [OperationId, object][] = [
      ['staffInvite', { email: newMailbox(), name: 'Second', role: 'owner' }],
      ['staffChangeRole', { id: other.memberId, role: 'owner' }],
      ['staffEndMember', { id: other.memberId }],
      ['staffReleaseBankAccount', { id }],
      ['staffProposeRefund', { id: order.id, version: 1, ...refund }],
      ['staffReleaseRefund', { id: order.id, version: 1, refundId: 'r1' }],
    ];
    // The refresh token is stolen too, and polling keeps the session alive.
    market.advance(10_000);
    const { body } = await market.call('staffRefresh', { refreshToken: thief.refreshToken });
    const token = (body as { accessToken: string }).accessToken;
    for (const [operation, payload] of tries) {
      expect(await call({ token }, operation, payload), operation).toEqual(factorWanted);
    }
    expect(await call({ token }, 'staffConfirmByCode', { code: '000000' })).toMatchObject({ code: 400 });
    const code = codeOf(amina.totp, market.services.clock());
    expect(await call({ token }, 'staffConfirmByCode', { code }), 'the owner has the app').toEqual({ code: 0 });
    expect(await call({ token }, 'staffReleaseBankAccount', { id })).toEqual({ code: 0 });
    expect(await call({ token }, 'staffConfirmByCode', { code }), 'a code is good once').toMatchObject({ code: 400 });
  });
});

describe('A second account of one owner', () => {
  it('never releases the owner’s proposals, nor the owner its proposals', async () => {
    const email = newMailbox();
    const second = await invite(amina, email);
    const id = await propose(amina);
    expect(await call(second, 'staffReleaseBankAccount', { id })).toEqual(refused('invited the other'));
    await joinedLongAgo(email);
    expect(await call(second, 'staffReleaseBankAccount', { id })).toEqual(refused('invited the other'));
    await call(amina, 'staffWithdrawBankAccount', { id });
    // The list shows the latest proposal first.
    market.advance(1000);
    const other = await propose(second);
    expect(await call(amina, 'staffReleaseBankAccount', { id: other })).toEqual(refused('invited the other'));
    expect((await call(amina, 'staffListBankAccounts')).body).toMatchObject({
      accounts: [{ state: 'proposed', releaseBar: 'related' }, { state: 'withdrawn' }, { state: 'shown' }],
    });
  });

  it('releases nothing for 72 hours', async () => {
    const email = newMailbox();
    const second = await invite(amina, email);
    const id = await propose(await openMember(market, 'accounts'));
    expect(await call(second, 'staffReleaseBankAccount', { id })).toEqual(refused('72 hours'));
    await joinedLongAgo(email);
    expect(await call(second, 'staffReleaseBankAccount', { id })).toEqual({ code: 0 });
  });

  it('proposes nothing for 72 hours that the owner could release through a chain of invitations', async () => {
    const middle = await invite(amina, newMailbox(), 'owner');
    const email = newMailbox();
    const id = await propose(await invite(middle, email));
    expect(await call(amina, 'staffReleaseBankAccount', { id })).toEqual(refused('72 hours'));
    await joinedLongAgo(email);
    expect(await call(amina, 'staffReleaseBankAccount', { id })).toEqual({ code: 0 });
  });

  it('is reported to all owners, with its role, its releases and its end', async () => {
    const watcher = await openMember(market, 'owner');
    const email = newMailbox();
    const second = await invite(amina, email, 'sales');
    const { body } = await call(second, 'staffMe');
    const { id } = body as { id: string };
    await call(amina, 'staffChangeRole', { id, role: 'accounts' });
    await joinedLongAgo(email);
    await call(second, 'staffReleaseBankAccount', { id: await propose(await openMember(market, 'accounts')) });
    await call(amina, 'staffEndMember', { id });
    expect(await subjectsTo(watcher.email)).toEqual([
      `Amina Otieno invited ${email} to the desk`,
      'Kimani Mwangi has joined the desk',
      'Amina Otieno changed Kimani Mwangi’s role to Accounts',
      'Kimani Mwangi released a bank account for payments',
      'Amina Otieno ended Kimani Mwangi’s access to the desk',
    ]);
  });
});

describe('An owner who silences the others', () => {
  it('is reported to them as they are demoted or removed', async () => {
    const demoted = await openMember(market, 'owner', { name: 'Njeri' });
    const removed = await openMember(market, 'owner', { name: 'Juma' });
    await call(amina, 'staffChangeRole', { id: demoted.memberId, role: 'sales' });
    await call(amina, 'staffEndMember', { id: removed.memberId });
    expect(await subjectsTo(demoted.email)).toEqual(['Amina Otieno changed Njeri’s role to Sales']);
    const both = ['Amina Otieno changed Njeri’s role to Sales', 'Amina Otieno ended Juma’s access to the desk'];
    expect(await subjectsTo(removed.email)).toEqual(both);
    expect(await subjectsTo(amina.email)).toEqual(both);
  });
});

describe('An invitation', () => {
  it('is invalidated when its sender loses access or ownership', async () => {
    const other = await openMember(market, 'owner');
    const ends: [OperationId, object][] = [
      ['staffEndMember', {}],
      ['staffChangeRole', { role: 'sales' }],
    ];
    for (const [end, payload] of ends) {
      const sender = await openMember(market, 'owner');
      const email = newMailbox();
      await call(sender, 'staffInvite', { email, name: 'Left Behind', role: 'owner' });
      const authKey = await keyInMailTo(email);
      expect(await call(other, end, { id: sender.memberId, ...payload })).toEqual({ code: 0 });
      expect(await market.call('staffBeginInvitationTotp', { authKey })).toEqual(refused('expired'));
      // Not even if the sender becomes an owner again, or sent it at the moment their access ended.
      await call(other, 'staffChangeRole', { id: sender.memberId, role: 'owner' });
      expect(await market.call('staffBeginInvitationTotp', { authKey })).toEqual(refused('expired'));
    }
    const gone = await openMember(market, 'owner');
    const email = newMailbox();
    await call(gone, 'staffInvite', { email, name: 'In That Moment', role: 'owner' });
    const { memberId } = gone;
    await database.updateTable('staff_member').set({ role: 'sales' }).where('id', '=', memberId).execute();
    expect(await market.call('staffReadInvitation', { authKey: await keyInMailTo(email) })).toEqual(refused('expired'));
  });
});

describe('A staff member invited again after leaving', () => {
  it.each(['same', 'capitals', 'tag'])('is the same person for their own proposal: %s', async (how) => {
    const other = await openMember(market, 'owner');
    const email = newMailbox();
    const first = await invite(other, email);
    const id = await propose(first);
    const { body } = await call(first, 'staffMe');
    await call(amina, 'staffEndMember', { id: (body as { id: string }).id });
    const again = { same: email, capitals: email.toUpperCase(), tag: email.replace('@', '+2@') }[how] ?? email;
    const back = await invite(amina, again);
    await joinedLongAgo(again);
    expect(await call(back, 'staffReleaseBankAccount', { id })).toEqual(refused('proposed this yourself'));
  });

  it('is still related to the first inviter', async () => {
    const email = newMailbox();
    const first = await invite(amina, email);
    const { body } = await call(first, 'staffMe');
    const other = await openMember(market, 'owner');
    await call(other, 'staffEndMember', { id: (body as { id: string }).id });
    const back = await invite(other, email);
    await joinedLongAgo(email);
    const id = await propose(amina);
    expect(await call(back, 'staffReleaseBankAccount', { id })).toEqual(refused('invited the other'));
  });
});

describe('An invitation from before inviters were stored', () => {
  it('relates the staff member to the inviter in the audit log', async () => {
    const second = await openMember(market, 'accounts');
    const { joined_at } = await database
      .selectFrom('staff_member')
      .select('joined_at')
      .where('id', '=', second.memberId)
      .executeTakeFirstOrThrow();
    const by = { name: amina.name, memberId: amina.memberId };
    await writeAuditLog(database, { by, act: 'invite', subject: second.email.toUpperCase() }, joined_at);
    for (const statement of statements.filter((one) => one.startsWith('update'))) {
      await sql.raw(statement).execute(database);
    }
    const id = await propose(amina);
    expect(await call(second, 'staffReleaseBankAccount', { id })).toEqual(refused('invited the other'));
  });
});

describe('A refund', () => {
  it('follows the same two-person rule as a bank account', async () => {
    const { id } = await paidOrder();
    const { deposit } = await costsOf(id);
    await done(id, 'staffApprovePayment');
    await done(id, 'staffCancelOrder', { reason: 'Damaged', situation: 'failedInspection' }, await as('owner'));
    const owner = await freshly(amina);
    const email = newMailbox();
    const second = await invite(owner, email);
    const by = (caller: Caller) => ({
      member: amina,
      call: (operation: OperationId, payload: object) => call(caller, operation, payload),
    });
    const refund = { amount: deposit, payUnit: 'USD', reason: 'Cancelled', bank: 'Equity', lastDigits: '4471' };
    await done(id, 'staffProposeRefund', refund, by(owner));
    const refundId = (await moneyOf(id)).refunds[0]?.id;
    expect(await act(id, 'staffReleaseRefund', { refundId }, by(second))).toEqual(refused('invited the other'));
    const { body } = await call(second, 'staffGetOrder', { id });
    expect(body).toMatchObject({ money: { refunds: [{ releaseBar: 'related', can: ['withdraw'] }] } });
    expect(await act(id, 'staffReleaseRefund', { refundId }, by(owner))).toEqual(refused('proposed this yourself'));
    expect(await act(id, 'staffReleaseRefund', { refundId }, await as('accounts'))).toMatchObject({ code: 0 });
    const mails = (await market.mails()).filter(({ recipient }) => recipient === amina.email);
    expect(mails.at(-1)?.subject).toContain(`released a refund of ${dollars(deposit)}`);
  });
});
