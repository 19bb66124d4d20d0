import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StaffInvitation, StaffLogInStep, StaffTokens, StaffWelcome } from '../../generated/client/types.gen.ts';
import { openAccount } from '../testing/open-account.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { drawFirstOwnerLink, drawOwnerLink } from './invitations.ts';
import { codeOf } from './testing/code-of.ts';
import { openMember } from './testing/open-member.ts';

const password = 'Mombasa2026';
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

async function becomeOwner(email = 'amina@gariport.example'): Promise<StaffWelcome & { totp: string }> {
  const { database, publicUrl } = server.services;
  const authKey = keyIn(await drawOwnerLink(database, publicUrl, { name: 'test' }, now()));
  const { totp } = await bodyOf<StaffInvitation>(server.call('staffReadInvitation', { authKey }));
  const code = codeOf(totp.secret, now());
  const payload = { authKey, name: 'Amina Otieno', password, code, email };
  const welcome = await bodyOf<StaffWelcome>(server.call('staffAcceptInvitation', payload));
  return { ...welcome, totp: totp.secret };
}

async function ticketFor(email: string): Promise<string> {
  return (await bodyOf<StaffLogInStep>(server.call('staffLogIn', { email, password }))).ticket;
}

test('The first owner comes by a link that is drawn once, and from then on logs in with password and code', async () => {
  const { database, publicUrl } = server.services;
  const link = await drawFirstOwnerLink(database, publicUrl, now());
  expect(await drawFirstOwnerLink(database, publicUrl, now())).toBeUndefined();
  const authKey = keyIn(link ?? '');
  const invitation = await bodyOf<StaffInvitation>(server.call('staffReadInvitation', { authKey }));
  expect(invitation).toEqual({ role: 'owner', totp: { secret: expect.any(String), uri: expect.any(String) } });
  expect(await bodyOf<StaffInvitation>(server.call('staffReadInvitation', { authKey }))).toEqual(invitation);
  const { secret } = invitation.totp;
  const accept = { authKey, name: ' Amina Otieno ', password, code: codeOf(secret, now()) };
  expect(await server.call('staffAcceptInvitation', accept)).toMatchObject({
    code: 400,
    message: 'Please enter the e-mail address that you will log in with',
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

test('Of two who bring the same code at once, one gets in', async () => {
  const { totp } = await becomeOwner();
  server.advance(halfMinute);
  const tickets = await Promise.all([ticketFor('amina@gariport.example'), ticketFor('amina@gariport.example')]);
  const code = codeOf(totp, now());
  const answers = await Promise.all(
    tickets.map((ticket) => server.call('staffConfirmLogIn', { ticket, kind: 'totp', code })),
  );
  expect(answers.map((answer) => answer.code).toSorted((one, other) => one - other)).toEqual([0, 400]);
});

test('A recovery code is taken once, however it is typed, and new ones take the place of all', async () => {
  const { recoveryCodes, tokens } = await becomeOwner();
  const [first = '', second = ''] = recoveryCodes;
  const confirm = async (code: string) =>
    server.call('staffConfirmLogIn', { ticket: await ticketFor('amina@gariport.example'), kind: 'recovery', code });
  expect(await confirm(first.toUpperCase().replace('-', ' '))).toMatchObject({ code: 0 });
  expect(await confirm(first)).toMatchObject({ code: 400 });
  const token = tokens.accessToken;
  expect(await server.call('staffRenewRecoveryCodes', { password: 'Nairobi2027' }, { token })).toMatchObject({
    code: 400,
    message: 'The password is not correct',
  });
  const renewed = await bodyOf<{ recoveryCodes: string[] }>(
    server.call('staffRenewRecoveryCodes', { password }, { token }),
  );
  expect(await confirm(second)).toMatchObject({ code: 400 });
  expect(await confirm(renewed.recoveryCodes[0] ?? '')).toMatchObject({ code: 0 });
});

test('A wrong password, an unknown e-mail and a member who has left are answered alike; guessing ends soon', async () => {
  const member = await openMember(server, 'sales', { password });
  await server.services.database
    .updateTable('staff_member')
    .set({ ended_at: now() })
    .where('id', '=', member.memberId)
    .execute();
  await becomeOwner();
  const refused = await server.call('staffLogIn', { email: 'amina@gariport.example', password: 'Nairobi2027' });
  expect(refused.code).toBe(417);
  expect(await server.call('staffLogIn', { email: 'nobody@gariport.example', password })).toEqual(refused);
  expect(await server.call('staffLogIn', { email: member.email, password })).toEqual(refused);
  const answers = [];
  for (let count = 0; count < 8; count += 1) {
    answers.push(await server.call('staffLogIn', { email: 'amina@gariport.example', password: 'Nairobi2027' }));
  }
  expect(answers.map(({ code }) => code)).toEqual([417, 417, 417, 417, 417, 417, 417, 400]);
  server.advance(15 * minute);
  expect(await server.call('staffLogIn', { email: 'amina@gariport.example', password })).toMatchObject({ code: 0 });
});

test('A ticket ends with its tries and with its time', async () => {
  const { totp } = await becomeOwner();
  server.advance(halfMinute);
  const ticket = await ticketFor('amina@gariport.example');
  for (let count = 0; count < 5; count += 1) {
    expect(await server.call('staffConfirmLogIn', { ticket, kind: 'recovery', code: 'wrong' })).toMatchObject({
      message: 'The code is not right, or was used already. Enter the one that the app shows now.',
    });
  }
  const code = () => codeOf(totp, now());
  const over = 'The login took too long or had too many tries. Please begin again with your password.';
  expect(await server.call('staffConfirmLogIn', { ticket, kind: 'totp', code: code() })).toMatchObject({
    message: over,
  });
  const late = await ticketFor('amina@gariport.example');
  server.advance(5 * minute);
  expect(await server.call('staffConfirmLogIn', { ticket: late, kind: 'totp', code: code() })).toMatchObject({
    message: over,
  });
});

test('Buyers are nobody at the desk, and the staff nobody on the site', async () => {
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

test('A session ends after 15 minutes without a call; what the page asks by itself does not count', async () => {
  const { token, refreshToken } = await openMember(server, 'accounts');
  server.advance(4 * minute);
  expect(await server.call('staffMe', {}, { token })).toMatchObject({ code: 0 });
  server.advance(4 * minute);
  expect(await server.call('staffMe', {}, { token })).toMatchObject({ code: 430 });
  const renewed = await bodyOf<StaffTokens>(server.call('staffRefresh', { refreshToken }));
  server.advance(4 * minute);
  expect(await server.call('staffToday', {}, { token: renewed.accessToken })).toMatchObject({ code: 0 });
  server.advance(8 * minute);
  expect(await server.call('staffToday', {}, { token: renewed.accessToken })).toMatchObject({ code: 431 });
  expect(await server.call('staffRefresh', { refreshToken: renewed.refreshToken })).toMatchObject({ code: 431 });
});

test('A session ends 12 hours after its login, however busy it is', async () => {
  let { token, refreshToken } = await openMember(server, 'accounts');
  for (let spent = 0; spent < 12 * 60 - 14; spent += 14) {
    server.advance(14 * minute);
    const tokens = await bodyOf<StaffTokens>(server.call('staffRefresh', { refreshToken }));
    token = tokens.accessToken;
    refreshToken = tokens.refreshToken;
    expect(await server.call('staffMe', {}, { token })).toMatchObject({ code: 0 });
  }
  server.advance(6 * minute);
  expect(await server.call('staffMe', {}, { token })).toMatchObject({ code: 431 });
  expect(await server.call('staffRefresh', { refreshToken })).toMatchObject({ code: 431 });
});

test('A refresh token that is used again after its grace is taken for stolen, and its session ends', async () => {
  const { refreshToken } = await openMember(server, 'sales');
  const tokens = await bodyOf<StaffTokens>(server.call('staffRefresh', { refreshToken }));
  expect(await bodyOf(server.call('staffRefresh', { refreshToken })), 'a lost answer is repeated').toEqual(tokens);
  server.advance(minute + 1);
  expect(await server.call('staffRefresh', { refreshToken })).toMatchObject({ code: 432 });
  expect(await server.call('staffMe', {}, { token: tokens.accessToken })).toMatchObject({ code: 432 });
});

test('A new password, a log-out and an end from elsewhere end sessions', async () => {
  const member = await openMember(server, 'sales', { password });
  const { token } = member;
  const other = await openMember(server, 'sales');
  const ticket = await ticketFor(member.email);
  const code = codeOf(member.totp, now());
  const second = await bodyOf<StaffTokens>(server.call('staffConfirmLogIn', { ticket, kind: 'totp', code }));
  const sessions = await bodyOf<{ id: string; isOwn: boolean }[]>(server.call('staffListSessions', {}, { token }));
  expect(sessions.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  expect(sessions).toHaveLength(2);
  // Somebody else's session is nobody's.
  expect(await server.call('staffEndSession', { id: other.sessionId }, { token })).toMatchObject({ code: 0 });
  expect(await server.call('staffMe', {}, { token: other.token })).toMatchObject({ code: 0 });
  const newPassword = 'Nairobi2027!';
  const change = { oldPassword: password, newPassword };
  expect(await server.call('staffChangePassword', change, { token })).toMatchObject({ code: 0 });
  expect(await server.call('staffMe', {}, { token: second.accessToken })).toMatchObject({ code: 432 });
  expect(await server.call('staffLogIn', { email: member.email, password })).toMatchObject({ code: 417 });
  expect(await server.call('staffLogOut', {}, { token })).toMatchObject({ code: 0 });
  expect(await server.call('staffMe', {}, { token })).toMatchObject({ code: 432 });
});

test('A new secret counts once a code of it was given, and the one before until then', async () => {
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

test('A copy of the database alone holds no secret of the second factor, no password and no token', async () => {
  const { totp, recoveryCodes, tokens } = await becomeOwner();
  const { database } = server.services;
  const tables = ['staff_member', 'staff_recovery_code', 'staff_session', 'staff_token', 'staff_invitation'] as const;
  const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
  const text = JSON.stringify(rows) + JSON.stringify(await database.selectFrom('idempotency').selectAll().execute());
  for (const secret of [totp, password, tokens.accessToken, tokens.refreshToken, ...recoveryCodes]) {
    expect(text).not.toContain(secret);
  }
});
