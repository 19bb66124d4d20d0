import { afterAll, beforeEach, expect, test } from 'vitest';
import type { StaffActs, StaffBankAccount, StaffBankAccounts } from '#generated/client/types.gen.ts';
import type { StaffRole } from '#generated/operations.ts';
import { NoPayAccount } from '#server/platform/calls/unmet-settings.ts';
import { inLanguage, readShownAccount, showAccount } from '#server/marketplace/orders/collection-agent.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, as, newOrder, lastMail, read: readOrder } = await openDeskMarket();
const { database, clock } = market.services;
afterAll(() => market.close());

const minute = 60_000;
const facts = {
  holder: 'Pwani Collections Ltd',
  bank: 'KCB Bank, Mombasa',
  number: '0110 0012 3456',
  swift: 'KCBLKENX',
};

beforeEach(async () => {
  await database.deleteFrom('told_account').execute();
  await database.deleteFrom('payment_request').execute();
  await database.deleteFrom('bank_account').execute();
});

async function list(role: StaffRole = 'owner'): Promise<StaffBankAccount[]> {
  const { call } = await as(role);
  return ((await call('staffListBankAccounts', {})).body as StaffBankAccounts).accounts;
}

/** Proposes an account as a staff member and returns its id. */
async function propose(change: object = {}): Promise<string> {
  const { call } = await as('accounts', 'Kimani Mwangi');
  expect(await call('staffProposeBankAccount', { payUnit: 'USD', ...facts, ...change })).toEqual({ code: 0 });
  return (await list()).find(({ state }) => state === 'proposed')?.id ?? '';
}

async function release(id: string): Promise<void> {
  const { call } = await as('owner', 'Amina Otieno');
  expect(await call('staffReleaseBankAccount', { id })).toEqual({ code: 0 });
}

async function releasedAndShown(change: object = {}): Promise<string> {
  const id = await propose(change);
  await release(id);
  market.advance(60 * minute);
  return id;
}

async function shownNow(order: { id: string; pay_unit: 'USD' | 'JPY' }) {
  const shown = await readShownAccount(database, order, clock());
  const { agent, details } = inLanguage(shown.agent, 'en');
  return { agent, number: details.find(({ label }) => label === 'Account number')?.value };
}

const nobodys = { id: 'no-order', pay_unit: 'USD' } as const;

test('A bank account needs a proposer and a releaser, is shown to buyers an hour later, and is recorded', async () => {
  const id = await propose();
  expect(await list()).toMatchObject([{ id, state: 'proposed', facts, proposedBy: 'Kimani Mwangi', isOwn: false }]);
  await expect(shownNow(nobodys)).rejects.toThrow(NoPayAccount);
  await release(id);
  const shownFrom = new Date(clock().getTime() + 60 * minute).toISOString();
  expect(await list()).toMatchObject([{ id, state: 'released', releasedBy: 'Amina Otieno', shownFrom }]);
  market.advance(60 * minute - 1);
  await expect(shownNow(nobodys)).rejects.toThrow(NoPayAccount);
  market.advance(1);
  expect(await shownNow(nobodys)).toEqual({ agent: facts.holder, number: facts.number });
  expect(await list('sales')).toMatchObject([{ id, state: 'shown' }]);
  const { call } = await as('owner');
  const { acts } = (await call('staffListActs', { pageSize: 2, subject: 'bank-accounts' })).body as StaffActs;
  expect(acts.map(({ act, name }) => [act, name])).toEqual([
    ['release-bank-account', 'Amina Otieno'],
    ['propose-bank-account', 'Kimani Mwangi'],
  ]);
  expect(acts.every(({ after = '' }) => after.includes(facts.number))).toBe(true);
});

test('Nobody releases their own proposal, not even an owner', async () => {
  const { call } = await as('owner');
  await call('staffProposeBankAccount', { payUnit: 'USD', ...facts });
  const [own] = ((await call('staffListBankAccounts', {})).body as StaffBankAccounts).accounts;
  expect(own?.isOwn).toBe(true);
  expect(await call('staffReleaseBankAccount', { id: own?.id })).toEqual({
    code: 400,
    message: 'You proposed this yourself. Another owner or accounts colleague must release it.',
  });
  expect(await list()).toMatchObject([{ state: 'proposed' }]);
  const { id } = (await list())[0] ?? { id: '' };
  const change = database.updateTable('bank_account').set((row) => ({ releaser_id: row.ref('proposer_id') }));
  await expect(change.where('id', '=', id).execute(), 'the database refuses it too').rejects.toThrow('check');
});

test('Each currency has one pending account, and a second proposal is refused', async () => {
  await propose();
  const { call } = await as('owner');
  const again = await call('staffProposeBankAccount', { payUnit: 'USD', ...facts, number: '9999' });
  expect(again).toMatchObject({ code: 400, message: expect.stringMatching(/waiting for release/) });
  expect(await call('staffProposeBankAccount', { payUnit: 'JPY', ...facts })).toEqual({ code: 0 });
  expect(await list()).toHaveLength(2);
});

test('A proposed or released account can be withdrawn until buyers see it', async () => {
  // Every call uses a new session, because sessions expire after an hour.
  const withdraw = async (id: string) => (await as('accounts', 'Sato Yui')).call('staffWithdrawBankAccount', { id });
  const gone = { code: 400, message: 'This account is no longer waiting for release. Check the current list.' };
  const first = await propose();
  expect(await withdraw(first)).toEqual({ code: 0 });
  expect(await list()).toMatchObject([{ state: 'withdrawn', withdrawnBy: 'Sato Yui' }]);
  const { call } = await as('owner');
  expect(await call('staffReleaseBankAccount', { id: first })).toEqual(gone);
  const second = await propose();
  await release(second);
  expect(await withdraw(second), 'within its hour').toEqual({ code: 0 });
  market.advance(60 * minute);
  await expect(shownNow(nobodys)).rejects.toThrow(NoPayAccount);
  const third = await releasedAndShown();
  expect(await withdraw(third)).toEqual(gone);
  expect(await withdraw('nothing')).toEqual(gone);
});

test('One of two concurrent releases succeeds, and the audit log has one release', async () => {
  const id = await propose();
  const members = [await as('owner', 'Amina Otieno'), await as('accounts', 'Sato Yui')];
  const answers = await Promise.all(members.map(({ call }) => call('staffReleaseBankAccount', { id })));
  expect(answers.toSorted((one, other) => one.code - other.code)).toEqual([
    { code: 0 },
    { code: 400, message: 'This account is no longer waiting for release. Check the current list.' },
  ]);
  const winner = answers[0]?.code === 0 ? 'Amina Otieno' : 'Sato Yui';
  expect(await list()).toMatchObject([{ id, state: 'released', releasedBy: winner }]);
  const releases = await database
    .selectFrom('staff_act')
    .select(['staff_name', 'after'])
    .where('act', '=', 'release-bank-account')
    .orderBy('id')
    .execute();
  expect(releases.filter(({ after }) => JSON.stringify(after).includes(id))).toMatchObject([{ staff_name: winner }]);
});

test('Concurrent release and withdrawal end in one of the two states', async () => {
  const id = await propose();
  const [one, other] = [await as('owner'), await as('accounts')];
  await Promise.all([one.call('staffReleaseBankAccount', { id }), other.call('staffWithdrawBankAccount', { id })]);
  // A released account can be withdrawn within the hour; a withdrawn one cannot be released.
  expect(await list()).toMatchObject([{ id, state: 'withdrawn' }]);
  market.advance(60 * minute);
  await expect(shownNow(nobodys)).rejects.toThrow(NoPayAccount);
});

test('One of two concurrent proposals for the same currency succeeds', async () => {
  const members = [await as('owner'), await as('accounts')];
  const answers = await Promise.all(
    members.map(({ call }) => call('staffProposeBankAccount', { payUnit: 'USD', ...facts })),
  );
  expect(answers.map(({ code }) => code).toSorted((a, z) => a - z)).toEqual([0, 400]);
  expect(await list()).toHaveLength(1);
});

test('A new account replaces the previous one, and yen can have their own', async () => {
  const first = await releasedAndShown();
  const second = await releasedAndShown({ number: '0222 0000 0001' });
  expect((await list()).map(({ id, state }) => [id, state])).toEqual([
    [second, 'shown'],
    [first, 'past'],
  ]);
  const inYen = { id: 'no-order', pay_unit: 'JPY' } as const;
  expect((await shownNow(inYen)).number).toBe('0222 0000 0001');
  await releasedAndShown({ payUnit: 'JPY', number: '7654321', bank: 'Mizuho', branch: 'Yokohama' });
  expect((await shownNow(inYen)).number).toBe('7654321');
  expect((await shownNow(nobodys)).number).toBe('0222 0000 0001');
});

test('An order keeps the account its buyer saw until another is announced, and e-mails never contain the number', async () => {
  await releasedAndShown();
  const { id } = await newOrder();
  const { body = '' } = (await lastMail()) ?? {};
  expect(body).toContain('Pwani Collections Ltd');
  expect(body.replaceAll(/\D/g, '')).not.toContain('011000123456');
  await releasedAndShown({ number: '0333 0000 0001' });
  const { version } = await readOrder(id);
  const order = { id, pay_unit: 'USD' } as const;
  expect((await shownNow(order)).number).toBe('0110 0012 3456');
  expect((await showAccount(database, order, clock())).hasChanged).toBe(true);
  expect((await shownNow(order)).number).toBe('0333 0000 0001');
  expect((await readOrder(id)).version, 'which does not count as a change of it').toBe(version);
});

test.each([
  [{ number: '12' }, 'number must have at least 4 characters'],
  [{ number: '12<34>' }, 'number has the wrong format'],
  [{ swift: 'kcb' }, 'swift has the wrong format'],
  [{ holder: ' ' }, 'holder has the wrong format'],
  [{ payUnit: 'KES' }, 'payUnit is none of the allowed values'],
])('An invalid account is refused with the name of the field: %j', async (wrong, message) => {
  const { call } = await as('accounts');
  expect(await call('staffProposeBankAccount', { payUnit: 'USD', ...facts, ...wrong })).toMatchObject({
    code: 400,
    message,
  });
  expect(await list()).toEqual([]);
});
