import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type {
  LoginChallenge,
  StaffInvitation,
  StaffLogInStep,
  StaffTokens,
  StaffTotp,
  StaffWelcome,
} from '#generated/client/types.gen.ts';
import { deleteExpired } from '#server/delete-expired.ts';
import { openAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { createFirstOwnerLink, createOwnerLink } from '#server/desk/invitations.ts';
import { payFor } from '#server/marketplace/accounts/testing/people.ts';
import { codeOf } from '#server/desk/testing/code-of.ts';
import { joinDesk, joinPassword } from '#server/desk/testing/join-desk.ts';
import { openMember } from '#server/desk/testing/open-member.ts';

const password = joinPassword;
const minute = 60_000;
const halfMinute = 30_000;
let server: TestServer;

beforeEach(async () => {
  server = await openTestServer();
});

afterEach(() => server.close());

const now = () => server.services.clock();

function keyIn(link: string): string {
  return new URL(link).searchParams.get('authKey') ?? '';
}

async function bodyOf<Body>(answer: ReturnType<TestServer['call']>): Promise<Body> {
  const { code, body, message } = await answer;
  expect([code, message]).toEqual([0, undefined]);
  return body as Body;
}

async function becomeOwner(email = 'amina@gariport.example') {
  const { database, publicUrl } = server.services;
  const authKey = keyIn(await createOwnerLink(database, publicUrl, { name: 'test' }, now()));
  return joinDesk(server, authKey, { name: 'Amina Otieno', email });
}

async function ticketFor(email: string, from = {}): Promise<string> {
  return (await bodyOf<StaffLogInStep>(server.call('staffLogIn', { email, password }, from))).ticket;
}

test('The first owner joins by a link that is created once, then logs in with password and code', async () => {
  const { database, publicUrl } = server.services;
  const link = await createFirstOwnerLink(database, publicUrl, now());
  expect(await createFirstOwnerLink(database, publicUrl, now())).toBeUndefined();
  const authKey = keyIn(link ?? '');
  const invitation = await bodyOf<StaffInvitation>(server.call('staffReadInvitation', { authKey }));
  expect(invitation).toEqual({ role: 'owner' });
  const { secret } = await bodyOf<StaffTotp>(server.call('staffBeginInvitationTotp', { authKey }));
  const accept = { authKey, name: ' Amina Otieno ', password, code: codeOf(secret, now()) };
  expect(await server.call('staffAcceptInvitation', accept)).toMatchObject({
    code: 400,
    message: 'Enter the e-mail address that you will log in with',
  });
  const email = 'amina@gariport.example';
  expect(await server.call('staffAcceptInvitation', { ...accept, email, code: '000000' })).toMatchObject({ code: 400 });
  const welcome = await bodyOf<StaffWelcome>(server.call('staffAcceptInvitation', { ...accept, email }));
  expect(new Set(welcome.recoveryCodes).size).toBe(10);
  expect(await server.call('staffAcceptInvitation', { ...accept, email })).toMatchObject({ code: 400 });
  const token = welcome.tokens.accessToken;
  expect(await server.call('staffMe', {}, { token })).toMatchObject({
    code: 0,
    body: { email, name: 'Amina Otieno', role: 'owner', recoveryCodesLeft: 10, passkeys: [] },
  });

  const ticket = await ticketFor('AMINA@gariport.example');
  const used = { ticket, kind: 'totp', code: accept.code };
  expect(await server.call('staffConfirmLogIn', used), 'a code is taken once').toMatchObject({ code: 400 });
  server.advance(halfMinute);
  const code = codeOf(secret, now());
  const tokens = await bodyOf<StaffTokens>(server.call('staffConfirmLogIn', { ...used, code }));
  expect(await server.call('staffMe', {}, { token: tokens.accessToken })).toMatchObject({ code: 0, body: { email } });
  expect(await server.call('staffConfirmLogIn', { ...used, code }), 'so is a ticket').toMatchObject({ code: 400 });
});

test('Only one of two concurrent logins with the same code succeeds', async () => {
  const { totp } = await becomeOwner();
  server.advance(halfMinute);
  const tickets = await Promise.all([ticketFor('amina@gariport.example'), ticketFor('amina@gariport.example')]);
  const code = codeOf(totp, now());
  const answers = await Promise.all(
    tickets.map((ticket) => server.call('staffConfirmLogIn', { ticket, kind: 'totp', code })),
  );
  expect(answers.map((answer) => answer.code).toSorted((one, other) => one - other)).toEqual([0, 400]);
});

test('A recovery code works once in any notation, and new codes invalidate all others', async () => {
  const { recoveryCodes, tokens } = await becomeOwner();
  const [first = '', second = ''] = recoveryCodes;
  const confirm = async (code: string) =>
    server.call('staffConfirmLogIn', { ticket: await ticketFor('amina@gariport.example'), kind: 'recovery', code });
  expect(await confirm(first.toUpperCase().replace('-', ' '))).toMatchObject({ code: 0 });
  expect(await confirm(first)).toMatchObject({ code: 400 });
  const token = tokens.accessToken;
  expect(await server.call('staffRenewRecoveryCodes', { password: 'not that one' }, { token })).toMatchObject({
    code: 400,
    message: 'The password is not correct',
  });
  const renewed = await bodyOf<{ recoveryCodes: string[] }>(
    server.call('staffRenewRecoveryCodes', { password }, { token }),
  );
  expect(await confirm(second)).toMatchObject({ code: 400 });
  expect(await confirm(renewed.recoveryCodes[0] ?? '')).toMatchObject({ code: 0 });
});

test('A wrong password, an unknown e-mail and a former staff member get the same refusal', async () => {
  const member = await openMember(server, 'sales', { password });
  await server.services.database
    .updateTable('staff_member')
    .set({ ended_at: now() })
    .where('id', '=', member.memberId)
    .execute();
  await becomeOwner();
  const refused = await server.call('staffLogIn', { email: 'amina@gariport.example', password: 'not that one' });
  expect(refused.code).toBe(417);
  expect(await server.call('staffLogIn', { email: 'nobody@gariport.example', password })).toEqual(refused);
  expect(await server.call('staffLogIn', { email: member.email, password })).toEqual(refused);
});

describe('Password guesses', () => {
  const email = 'amina@gariport.example';
  const from = (place: number) => ({ remoteAddress: `198.51.${place >> 8}.${place & 255}` });
  const guess = (place: number) => server.call('staffLogIn', { email, password: 'a wrong guess' }, from(place));

  it('are counted per staff member across addresses, so that 200 addresses do not get 200 attempts', async () => {
    await becomeOwner();
    const answers = [];
    for (let place = 1; place <= 200; place += 1) answers.push((await guess(place)).code);
    expect(answers.filter((code) => code === 417)).toHaveLength(10);
    expect(answers.filter((code) => code === 428)).toHaveLength(190);
    const mails = (await server.mails()).filter(({ recipient }) => recipient === email);
    expect(mails.filter(({ subject }) => subject === 'Wrong passwords for your desk account')).toHaveLength(1);
  });

  it('add proof of work to the owner’s login without blocking it', async () => {
    await becomeOwner();
    for (let place = 1; place <= 10; place += 1) await guess(place);
    expect(await server.call('staffLogIn', { email, password }, from(300))).toMatchObject({ code: 428 });
    const { body } = await server.call('staffGetLogInChallenge', { email }, from(300));
    const proof = await payFor(body as LoginChallenge);
    expect(await server.call('staffLogIn', { email, password, ...proof }, from(300))).toMatchObject({ code: 0 });
    expect(await server.call('staffLogIn', { email, password, ...proof }, from(300)), 'once').toMatchObject({
      code: 428,
    });
  });
});

describe('Wrong codes after a correct password', () => {
  const email = 'amina@gariport.example';
  const stranger = { remoteAddress: '203.0.113.77' };
  const confirm = async (from: { remoteAddress?: string }, kind: 'totp' | 'recovery', code: string) => {
    const step = await bodyOf<StaffLogInStep>(server.call('staffLogIn', { email, password }, from));
    return server.call('staffConfirmLogIn', { ticket: step.ticket, kind, code }, from);
  };

  it('block neither logins from known addresses nor those with a recovery code', async () => {
    const { totp, recoveryCodes } = await becomeOwner();
    server.advance(40 * 24 * 60 * minute);
    await deleteExpired(server.services);
    const { id } = await server.services.database.selectFrom('staff_member').select('id').executeTakeFirstOrThrow();
    const window_start = new Date(Math.floor(now().getTime() / (15 * minute)) * 15 * minute);
    await server.services.database
      .insertInto('rate_count')
      .values({ key: `staff-code:${id}:elsewhere`, window_start, count: 15 })
      .execute();
    server.advance(halfMinute);
    const code = codeOf(totp, now());
    expect(await confirm(stranger, 'totp', code)).toMatchObject({ code: 400 });
    expect(await confirm({}, 'totp', code)).toMatchObject({ code: 0 });
    expect(await confirm({ remoteAddress: '192.0.2.5' }, 'recovery', recoveryCodes[0] ?? '')).toMatchObject({
      code: 0,
    });
  });

  it('add proof of work to the next login and notify the staff member by e-mail', async () => {
    await becomeOwner();
    const { ticket } = await bodyOf<StaffLogInStep>(server.call('staffLogIn', { email, password }, stranger));
    for (let count = 0; count < 5; count += 1) {
      await server.call('staffConfirmLogIn', { ticket, kind: 'totp', code: '000000' }, stranger);
    }
    expect(await server.call('staffLogIn', { email, password }, stranger)).toMatchObject({ code: 428 });
    const mails = (await server.mails()).filter(({ recipient }) => recipient === email);
    expect(mails.filter(({ subject }) => subject === 'Somebody has your desk password')).toHaveLength(1);
  });
});

test('A new staff password must be long, may use any characters, and must not be a common one', async () => {
  const { tokens } = await becomeOwner();
  const change = (newPassword: string) =>
    server.call('staffChangePassword', { oldPassword: password, newPassword }, { token: tokens.accessToken });
  expect(await change('elevenchars')).toMatchObject({
    code: 400,
    message: 'newPassword must have at least 12 characters',
  });
  expect(await change('password12345')).toMatchObject({
    code: 400,
    message: 'This password is too common and easy to guess. Choose another one.',
  });
  expect(await change('AminaOtieno2026')).toMatchObject({ code: 400 });
  expect(await change('夜のモンバサ港はとても静かで、船の灯りだけが見える')).toMatchObject({ code: 0 });
});

test('Every secret of an invitation is shown once and recorded, and only the last one works', async () => {
  const { database, publicUrl } = server.services;
  const authKey = keyIn(await createOwnerLink(database, publicUrl, { name: 'test' }, now()));
  const first = await bodyOf<StaffTotp>(server.call('staffBeginInvitationTotp', { authKey }));
  const second = await bodyOf<StaffTotp>(server.call('staffBeginInvitationTotp', { authKey }));
  expect(second.secret).not.toBe(first.secret);
  const accept = { authKey, name: 'Amina', password, email: 'amina@gariport.example' };
  const withCode = (secret: string) => server.call('staffAcceptInvitation', { ...accept, code: codeOf(secret, now()) });
  expect(await withCode(first.secret)).toMatchObject({ code: 400 });
  expect(await withCode(second.secret)).toMatchObject({ code: 0 });
  const shown = await database.selectFrom('staff_act').select('address').where('act', '=', 'show-totp').execute();
  expect(shown).toEqual([{ address: '127.0.0.1' }, { address: '127.0.0.1' }]);
});

test('Staff are notified by e-mail of new recovery codes, another app and a changed password', async () => {
  const { tokens } = await becomeOwner();
  const token = tokens.accessToken;
  await bodyOf(server.call('staffRenewRecoveryCodes', { password }, { token }));
  const { secret } = await bodyOf<StaffTotp>(server.call('staffBeginTotp', { password }, { token }));
  await server.call('staffConfirmTotp', { code: codeOf(secret, now()) }, { token });
  await server.call('staffChangePassword', { oldPassword: password, newPassword: 'long nights of Nairobi' }, { token });
  const mails = (await server.mails()).filter(({ recipient }) => recipient === 'amina@gariport.example');
  expect(mails.slice(-3).map(({ subject }) => subject)).toEqual([
    'You have new recovery codes',
    'Your authenticator app was replaced',
    'Your desk password was changed',
  ]);
});

test('A login ticket expires after its attempts or its time', async () => {
  const { totp } = await becomeOwner();
  server.advance(halfMinute);
  const ticket = await ticketFor('amina@gariport.example');
  for (let count = 0; count < 5; count += 1) {
    expect(await server.call('staffConfirmLogIn', { ticket, kind: 'recovery', code: 'wrong' })).toMatchObject({
      message: 'The code is wrong or already used. Enter the code that the app shows now.',
    });
  }
  const code = () => codeOf(totp, now());
  const over = 'The login took too long or had too many attempts. Start again with your password.';
  expect(await server.call('staffConfirmLogIn', { ticket, kind: 'totp', code: code() })).toMatchObject({
    message: over,
  });
  const late = await ticketFor('amina@gariport.example', { remoteAddress: '192.0.2.5' });
  server.advance(5 * minute);
  expect(await server.call('staffConfirmLogIn', { ticket: late, kind: 'totp', code: code() })).toMatchObject({
    message: over,
  });
});

test('Tokens of buyers are invalid at the desk, and tokens of staff on the site', async () => {
  const buyer = await openAccount(server);
  const { token } = await openMember(server, 'owner');
  const visitor = (await bodyOf<{ accessToken: string }>(server.call('getBaseToken'))).accessToken;
  for (const other of [buyer.token, visitor]) {
    expect(await server.call('staffMe', {}, { token: other })).toMatchObject({ code: 421 });
  }
  expect(await server.call('staffMe')).toMatchObject({ code: 421 });
  expect(await server.call('getUserInfo', {}, { token })).toMatchObject({ code: 421 });
  expect(await server.call('listMakes', {}, { token })).toMatchObject({ code: 431 });
  expect(await server.call('getUserInfo', {}, { token: buyer.token })).toMatchObject({ code: 0 });
});

test('A session ends after 15 minutes without activity; polling does not count', async () => {
  const { token, refreshToken } = await openMember(server, 'accounts');
  server.advance(4 * minute);
  expect(await server.call('staffListSessions', {}, { token })).toMatchObject({ code: 0 });
  server.advance(4 * minute);
  expect(await server.call('staffMe', {}, { token })).toMatchObject({ code: 430 });
  const renewed = await bodyOf<StaffTokens>(server.call('staffRefresh', { refreshToken }));
  server.advance(4 * minute);
  expect(await server.call('staffMe', {}, { token: renewed.accessToken })).toMatchObject({ code: 0 });
  expect(await server.call('staffToday', {}, { token: renewed.accessToken })).toMatchObject({ code: 0 });
  server.advance(8 * minute);
  expect(await server.call('staffToday', {}, { token: renewed.accessToken })).toMatchObject({ code: 431 });
  expect(await server.call('staffRefresh', { refreshToken: renewed.refreshToken })).toMatchObject({ code: 431 });
});

test('A polled list counts as activity when its page or filter changes, and not while it is the same', async () => {
  const { token, refreshToken } = await openMember(server, 'sales');
  const list = (pageNo: number, by = token) => server.call('staffListDealers', { pageNo, pageSize: 20 }, { token: by });
  expect(await list(1)).toMatchObject({ code: 0 });
  server.advance(4 * minute);
  expect(await list(2)).toMatchObject({ code: 0 });
  server.advance(12 * minute);
  const renewed = await bodyOf<StaffTokens>(server.call('staffRefresh', { refreshToken }));
  expect(await list(2, renewed.accessToken)).toMatchObject({ code: 0 });
  server.advance(3 * minute);
  expect(await list(2, renewed.accessToken)).toMatchObject({ code: 431 });
});

test('A session ends 12 hours after the login, even if active', async () => {
  let { token, refreshToken } = await openMember(server, 'accounts');
  for (let spent = 0; spent < 12 * 60 - 14; spent += 14) {
    server.advance(14 * minute);
    const tokens = await bodyOf<StaffTokens>(server.call('staffRefresh', { refreshToken }));
    token = tokens.accessToken;
    refreshToken = tokens.refreshToken;
    expect(await server.call('staffListSessions', {}, { token })).toMatchObject({ code: 0 });
  }
  server.advance(6 * minute);
  expect(await server.call('staffMe', {}, { token })).toMatchObject({ code: 431 });
  expect(await server.call('staffRefresh', { refreshToken })).toMatchObject({ code: 431 });
});

test('Reusing a refresh token after its grace period ends the session as stolen', async () => {
  const { refreshToken } = await openMember(server, 'sales');
  const tokens = await bodyOf<StaffTokens>(server.call('staffRefresh', { refreshToken }));
  expect(await bodyOf(server.call('staffRefresh', { refreshToken })), 'a lost answer is repeated').toEqual(tokens);
  server.advance(minute + 1);
  expect(await server.call('staffRefresh', { refreshToken })).toMatchObject({ code: 432 });
  expect(await server.call('staffMe', {}, { token: tokens.accessToken })).toMatchObject({ code: 432 });
});

test('A changed password, a logout and a remote logout end sessions', async () => {
  const member = await openMember(server, 'sales', { password });
  const { token } = member;
  const other = await openMember(server, 'sales');
  const ticket = await ticketFor(member.email);
  const code = codeOf(member.totp, now());
  const second = await bodyOf<StaffTokens>(server.call('staffConfirmLogIn', { ticket, kind: 'totp', code }));
  const sessions = await bodyOf<{ id: string; isOwn: boolean }[]>(server.call('staffListSessions', {}, { token }));
  expect(sessions.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  expect(sessions).toHaveLength(2);
  // A session of another staff member cannot be ended.
  expect(await server.call('staffEndSession', { id: other.sessionId }, { token })).toMatchObject({ code: 0 });
  expect(await server.call('staffMe', {}, { token: other.token })).toMatchObject({ code: 0 });
  const newPassword = 'long nights of Nairobi';
  const change = { oldPassword: password, newPassword };
  expect(await server.call('staffChangePassword', change, { token })).toMatchObject({ code: 0 });
  expect(await server.call('staffMe', {}, { token: second.accessToken })).toMatchObject({ code: 432 });
  expect(await server.call('staffLogIn', { email: member.email, password })).toMatchObject({ code: 417 });
  expect(await server.call('staffLogOut', {}, { token })).toMatchObject({ code: 0 });
  expect(await server.call('staffMe', {}, { token })).toMatchObject({ code: 432 });
});

test('A new authenticator secret replaces the old one only after a code confirmed it', async () => {
  const { totp, tokens } = await becomeOwner();
  const token = tokens.accessToken;
  const drawn = await bodyOf<{ secret: string }>(server.call('staffBeginTotp', { password }, { token }));
  server.advance(halfMinute);
  const ticket = await ticketFor('amina@gariport.example');
  const early = { ticket, kind: 'totp', code: codeOf(drawn.secret, now()) };
  expect(await server.call('staffConfirmLogIn', early)).toMatchObject({ code: 400 });
  expect(await server.call('staffConfirmTotp', { code: codeOf(totp, now()) }, { token })).toMatchObject({ code: 400 });
  const first = { code: codeOf(drawn.secret, now()) };
  expect(await server.call('staffConfirmTotp', first, { token })).toMatchObject({ code: 0 });
  server.advance(halfMinute);
  const again = { ticket, kind: 'totp' };
  expect(await server.call('staffConfirmLogIn', { ...again, code: codeOf(totp, now()) })).toMatchObject({ code: 400 });
  expect(await server.call('staffConfirmLogIn', { ...again, code: codeOf(drawn.secret, now()) })).toMatchObject({
    code: 0,
  });
});

test('A copy of the database contains no plain second factor, password or token', async () => {
  const { totp, recoveryCodes, tokens } = await becomeOwner();
  const { database } = server.services;
  const tables = ['staff_member', 'staff_recovery_code', 'staff_session', 'staff_token', 'staff_invitation'] as const;
  const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
  const text = JSON.stringify(rows) + JSON.stringify(await database.selectFrom('idempotency').selectAll().execute());
  for (const secret of [totp, password, tokens.accessToken, tokens.refreshToken, ...recoveryCodes]) {
    expect(text).not.toContain(secret);
  }
});
