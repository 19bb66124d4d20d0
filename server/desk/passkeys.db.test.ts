import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffPasskeyRequest, StaffSelf, StaffTokens } from '#generated/client/types.gen.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { createAuthenticator } from '#server/desk/testing/authenticator.ts';
import { openMember, type TestMember } from '#server/desk/testing/open-member.ts';
import { siteOf } from '#server/desk/passkeys.ts';

const password = 'harbour light 2026';
let server: TestServer;
let member: TestMember;

beforeAll(async () => {
  server = await openTestServer();
  member = await openMember(server, 'sales', { password });
});

afterAll(() => server.close());

const refused = {
  code: 400,
  message: 'The passkey was not accepted. Try again, or log in with your password.',
};

const origin = () => server.services.publicUrl;
const asMember = () => ({ token: member.token });

async function begin(operation: 'staffBeginPasskeyLogIn' | 'staffBeginPasskey'): Promise<StaffPasskeyRequest> {
  const isNew = operation === 'staffBeginPasskey';
  const { body } = await server.call(operation, isNew ? { password } : {}, isNew ? asMember() : {});
  return body as StaffPasskeyRequest;
}

async function save(device: ReturnType<typeof createAuthenticator>, name = 'Office laptop') {
  const { challengeId, options } = await begin('staffBeginPasskey');
  return server.call('staffSavePasskey', { challengeId, name, answer: device.create(options) }, asMember());
}

async function logIn(device: ReturnType<typeof createAuthenticator>) {
  const { challengeId, options } = await begin('staffBeginPasskeyLogIn');
  return server.call('staffPasskeyLogIn', { challengeId, answer: device.get(options) });
}

test('A saved passkey logs its owner in until it is removed', async () => {
  const device = createAuthenticator(origin());
  expect(await logIn(device), 'before it is saved').toMatchObject(refused);
  expect(await save(device)).toEqual({ code: 0 });
  const { body } = await logIn(device);
  const me = await server.call('staffMe', {}, { token: (body as StaffTokens).accessToken });
  const { email, passkeys } = me.body as StaffSelf;
  expect(email).toBe(member.email);
  expect(passkeys).toMatchObject([{ name: 'Office laptop', usedAt: server.services.clock().toISOString() }]);
  const other = await openMember(server, 'owner');
  const [passkey] = passkeys;
  await server.call('staffRemovePasskey', { id: passkey?.id }, { token: other.token });
  expect(await logIn(device), 'nobody removes what is another’s').toMatchObject({ code: 0 });
  await server.call('staffRemovePasskey', { id: passkey?.id }, asMember());
  expect(await logIn(device)).toMatchObject(refused);
});

test('A challenge works once, in time, for its owner and its own response', async () => {
  const device = createAuthenticator(origin());
  await save(device);
  const { challengeId, options } = await begin('staffBeginPasskeyLogIn');
  const answer = device.get(options);
  expect(await server.call('staffPasskeyLogIn', { challengeId, answer })).toMatchObject({ code: 0 });
  expect(await server.call('staffPasskeyLogIn', { challengeId, answer })).toMatchObject(refused);
  const another = await begin('staffBeginPasskeyLogIn');
  expect(await server.call('staffPasskeyLogIn', { challengeId: another.challengeId, answer })).toMatchObject(refused);

  const forMember = await begin('staffBeginPasskey');
  const stranger = await openMember(server, 'sales');
  const stolen = { challengeId: forMember.challengeId, name: 'Mine', answer: device.create(forMember.options) };
  expect(await server.call('staffSavePasskey', stolen, { token: stranger.token })).toMatchObject(refused);
});

test('Another site, another device and a missing user verification are refused', async () => {
  expect(await save(createAuthenticator('https://gariport.example.evil.example'))).toMatchObject(refused);
  expect(await save(createAuthenticator(origin(), { isUserVerified: false }))).toMatchObject(refused);
  const { challengeId, options } = await begin('staffBeginPasskeyLogIn');
  const unknown = createAuthenticator(origin()).get(options);
  expect(await server.call('staffPasskeyLogIn', { challengeId, answer: unknown })).toMatchObject(refused);
  for (const answer of ['{}', '[]', 'null', 'no JSON', '{"id":"a"}']) {
    const next = await begin('staffBeginPasskeyLogIn');
    expect(await server.call('staffPasskeyLogIn', { challengeId: next.challengeId, answer })).toMatchObject(refused);
  }
});

test('Adding a passkey requires the password, and former staff cannot log in with one', async () => {
  expect(await server.call('staffBeginPasskey', { password: 'Nairobi2027' }, asMember())).toMatchObject({
    message: 'The password is not correct',
  });
  const leaver = await openMember(server, 'stock', { password });
  const device = createAuthenticator(origin());
  const request = await server.call('staffBeginPasskey', { password }, { token: leaver.token });
  const { challengeId, options } = request.body as StaffPasskeyRequest;
  const saving = { challengeId, name: 'Phone', answer: device.create(options) };
  expect(await server.call('staffSavePasskey', saving, { token: leaver.token })).toEqual({ code: 0 });
  const owner = await openMember(server, 'owner');
  await server.call('staffEndMember', { id: leaver.memberId }, { token: owner.token });
  expect(await logIn(device)).toMatchObject(refused);
});

test('One’s own passkey confirms the second factor, and a colleague’s does not', async () => {
  const owner = await openMember(server, 'owner', { password });
  const asOwner = { token: owner.token };
  const [own, colleagues] = [createAuthenticator(origin()), createAuthenticator(origin())];
  expect(await save(colleagues, 'Phone')).toEqual({ code: 0 });
  const begun = (await server.call('staffBeginPasskey', { password }, asOwner)).body as StaffPasskeyRequest;
  const saving = { challengeId: begun.challengeId, name: 'Laptop', answer: own.create(begun.options) };
  expect(await server.call('staffSavePasskey', saving, asOwner)).toEqual({ code: 0 });
  expect((await server.mails()).findLast(({ recipient }) => recipient === owner.email)?.subject).toBe(
    'A passkey was added to your desk account',
  );
  const confirm = async (device: typeof own) => {
    const { body } = await server.call('staffBeginConfirmByPasskey', {}, asOwner);
    const { challengeId, options } = body as StaffPasskeyRequest;
    return server.call('staffConfirmByPasskey', { challengeId, answer: device.get(options) }, asOwner);
  };
  const invited = { email: 'new.colleague@gariport.example', name: 'Sato Yui', role: 'sales' };
  await server.services.database
    .updateTable('staff_session')
    .set({ proven_at: null })
    .where('id', '=', owner.sessionId)
    .execute();
  expect(await confirm(colleagues)).toMatchObject(refused);
  expect(await server.call('staffInvite', invited, asOwner)).toMatchObject({ code: 434 });
  expect(await confirm(own)).toEqual({ code: 0 });
  expect(await server.call('staffInvite', invited, asOwner)).toEqual({ code: 0 });
});

test('Local development uses localhost, because browsers refuse passkeys for IP addresses', () => {
  const siteAt = (publicUrl: string) => siteOf({ services: { ...server.services, publicUrl } });
  expect(siteAt('http://127.0.0.1:4000')).toEqual({ rpID: 'localhost', origin: 'http://localhost:4000' });
  expect(siteAt('https://gariport.example')).toEqual({ rpID: 'gariport.example', origin: 'https://gariport.example' });
});
