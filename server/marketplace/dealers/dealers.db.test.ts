import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPass } from '#server/platform/secrets/signed-pass.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type CallOptions, type TestServer } from '#server/testing/open-test-server.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { dealerHandlers } from './handlers.ts';
import { approveDealer, rejectDealer } from './review.ts';

const company = {
  dealerName: 'Kamau Motors Ltd',
  dealerAddress: 'Moi Avenue 22, Mombasa',
  contactPerson: 'Wanjiku Kamau',
  contactNumber: '+254712345678',
  client: 2,
};
const extras = {
  dealerSize: '12 employees',
  whatsAppNo: '+254712345678',
  email: 'w@example.com',
  vatNo: '0123456K',
  taxNo: 'P05',
};
const sharper = 'The PIN certificate cannot be read. Please upload a sharper picture.';
let server: TestServer;
let dealer: TestAccount;
let pin: string;

beforeAll(async () => {
  server = await openTestServer({ handlers: dealerHandlers });
});

afterAll(() => server.close());

beforeEach(async () => {
  dealer = await openAccount(server);
  pin = await addPicture(dealer);
});

async function addPicture({ accountId }: TestAccount, path = `/files/ab/${newId()}.jpg`): Promise<string> {
  await server.services.database
    .insertInto('upload')
    .values({ id: newId(), account_id: accountId, hash: newId(), path, bytes: 1 })
    .execute();
  return path;
}

type DealerCall = 'getDealerToken' | 'createDealer' | 'updateDealer' | 'getDealerCertificate';

function call(operation: DealerCall, payload: object = {}, account = dealer, options: CallOptions = {}) {
  return server.call(operation, payload, { token: account.token, ...options });
}

async function view(account = dealer): Promise<Record<string, unknown>> {
  return (await call('getDealerCertificate', {}, account)).body as Record<string, unknown>;
}

async function submit(fields: object = {}): Promise<string> {
  expect(await call('createDealer', { ...company, taxNoPic: pin, ...fields })).toEqual({ code: 0 });
  return String((await view())['id']);
}

const reviewer = () => ({ by: { name: 'Aiko' }, services: server.services });
const approve = (id: string) =>
  server.services.database
    .transaction()
    .execute((transaction) => approveDealer(transaction, id, reviewer(), server.services.clock()));
const reject = (id: string, reason = sharper) =>
  server.services.database
    .transaction()
    .execute((transaction) => rejectDealer(transaction, id, reviewer(), reason, server.services.clock()));

describe('Certification pictures', () => {
  test('Pictures are shown by links for their own account, and accepted as such a link or as the bare path', async () => {
    const stored = await server.services.files.put(Buffer.from(newId()), 'jpg');
    const taxNoPic = await addPicture(dealer, stored.path);
    const id = await submit({ taxNoPic });
    const shown = String((await view())['taxNoPic']);
    expect(shown).toMatch(new RegExp(`^${stored.path}\\?pass=gfl_${dealer.accountId}\\.`));
    await reject(id);
    expect(await call('updateDealer', { ...company, id, taxNoPic: shown })).toEqual({ code: 0 });
    const { fields } = await server.services.database
      .selectFrom('dealer_certificate')
      .select('fields')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(fields['taxNoPic']).toBe(stored.path);
  });
});

describe('Submitting a certification', () => {
  test('B-142 B-299 A user who has submitted nothing has status -1 and nothing else', async () => {
    expect(await call('getDealerCertificate')).toEqual({ code: 0, body: { status: -1 } });
  });

  test('B-297 B-141 B-299 A submitted certification is returned with its fields, under review', async () => {
    const vatNoPic = await addPicture(dealer);
    const id = await submit({ ...extras, vatNoPic });
    const { client: _client, ...fields } = company;
    expect(await view()).toEqual({ status: 1, id, ...fields, ...extras, vatNoPic, taxNoPic: pin });
  });

  test('B-236 The required fields are sufficient, and none can be omitted', async () => {
    for (const field of ['dealerName', 'dealerAddress', 'contactPerson', 'contactNumber', 'taxNoPic']) {
      const { [field]: _without, ...rest } = { ...company, taxNoPic: pin } as Record<string, unknown>;
      expect(await call('createDealer', rest)).toMatchObject({ code: 400 });
    }
    await submit();
    expect(await view()).not.toHaveProperty('vatNo');
  });

  test('A user has one certification, whatever its status and however many are sent at once', async () => {
    const payload = { ...company, taxNoPic: pin };
    const answers = await Promise.all([1, 2, 3].map(() => call('createDealer', payload)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 400, 400]);
    const message = 'You have already submitted a company certification';
    expect(await call('createDealer', payload)).toEqual({ code: 400, message });
    await reject(String((await view())['id']));
    expect(await call('createDealer', payload)).toEqual({ code: 400, message });
  });

  test.each(['taxNoPic', 'vatNoPic'])(
    "%s cannot be another account's picture, nor one that was never uploaded",
    async (field) => {
      const foreign = await addPicture(await openAccount(server));
      for (const url of [foreign, '/files/none.jpg', 'https://example.com/pin.jpg']) {
        expect(await call('createDealer', { ...company, taxNoPic: pin, [field]: url })).toEqual({
          code: 400,
          message: 'Please upload the picture again',
        });
      }
      expect(await view()).toEqual({ status: -1 });
    },
  );
});

describe('Reviewing a certification', () => {
  test('B-184 An approved certification has status 2, an audit log entry and an e-mail to the dealer', async () => {
    const id = await submit();
    expect(await approve(id)).toBe('done');
    expect(await view()).toMatchObject({ status: 2 });
    expect(await actsOn(id)).toEqual([{ staff_name: 'Aiko', act: 'approveDealer', detail: {} }]);
    expect((await server.mails()).filter(({ recipient }) => recipient === dealer.email).length).toBe(1);
  });

  test('B-185 A rejected certification has status 3 and its reason', async () => {
    const id = await submit();
    expect(await reject(id, ` ${sharper} `)).toBe('done');
    expect(await view()).toMatchObject({ status: 3, remark: sharper });
    expect(await actsOn(id)).toEqual([{ staff_name: 'Aiko', act: 'rejectDealer', detail: { remark: sharper } }]);
    const mail = (await server.mails()).find(({ recipient }) => recipient === dealer.email);
    expect(mail?.body).toContain(sharper);
  });

  test('A certification is decided once, even if two staff members decide at the same moment', async () => {
    const id = await submit();
    const outcomes = await Promise.all([approve(id), reject(id)]);
    expect(outcomes.toSorted()).toEqual(['decided', 'done']);
    expect(await approve(id)).toBe('decided');
    expect((await actsOn(id)).length).toBe(1);
    expect(await approve('none')).toBe('gone');
  });

  test('A rejection needs a reason', async () => {
    const id = await submit();
    await expect(reject(id, '  ')).rejects.toThrow('reason');
    expect(await view()).toMatchObject({ status: 1 });
  });
});

describe('Resubmitting a certification', () => {
  test('B-190 B-298 A rejected certification is replaced in every field and is under review again', async () => {
    const id = await submit(extras);
    await reject(id);
    const taxNoPic = await addPicture(dealer);
    expect(await call('updateDealer', { ...company, dealerName: 'Kamau & Sons', id, taxNoPic })).toEqual({ code: 0 });
    const { client: _client, ...fields } = company;
    expect(await view()).toEqual({ status: 1, id, ...fields, dealerName: 'Kamau & Sons', taxNoPic });
  });

  test('A resubmitted certification may keep its pictures', async () => {
    const id = await submit();
    await reject(id);
    await server.services.database.deleteFrom('upload').where('account_id', '=', dealer.accountId).execute();
    expect(await call('updateDealer', { ...company, id, taxNoPic: pin })).toEqual({ code: 0 });
  });

  test("Another account's picture is refused, and nothing changes", async () => {
    const id = await submit();
    await reject(id);
    const taxNoPic = await addPicture(await openAccount(server));
    const message = 'Please upload the picture again';
    expect(await call('updateDealer', { ...company, id, taxNoPic })).toEqual({ code: 400, message });
    expect(await view()).toMatchObject({ status: 3, taxNoPic: pin });
  });

  test('Only a rejected certification can be changed, and only by its owner', async () => {
    const refused = { code: 400, message: 'Only a certification that was not approved can be changed' };
    const id = await submit();
    const payload = { ...company, id, taxNoPic: pin };
    expect(await call('updateDealer', payload)).toEqual(refused);
    await reject(id);
    const stranger = await openAccount(server);
    const own = { ...payload, taxNoPic: await addPicture(stranger) };
    expect(await call('updateDealer', own, stranger)).toEqual(refused);
    expect(await view(stranger)).toEqual({ status: -1 });
    expect(await call('updateDealer', payload)).toEqual({ code: 0 });
    await approve(id);
    expect(await call('updateDealer', payload)).toEqual(refused);
  });
});

test('A-271 A dealer token names its holder for 15 minutes and gives no other access', async () => {
  const { token } = (await call('getDealerToken')).body as { token: string };
  const { secret, clock } = server.services;
  const holder = { accountId: dealer.accountId, sessionId: dealer.sessionId };
  expect(readPass(secret, 'dealer', token, clock())).toEqual(holder);
  expect(readPass(secret, 'dealer', token, new Date(clock().getTime() + 15 * 60_000))).toBeUndefined();
  expect(readPass(secret, 'chat', token, clock())).toBeUndefined();
  expect(readPass(secret, 'chat', token.replace('gdt_', 'gct_'), clock())).toBeUndefined();
  expect(readPass(Buffer.alloc(32), 'dealer', token, clock())).toBeUndefined();
  expect(readPass(secret, 'dealer', `${token}.x`, clock())).toBeUndefined();
  expect(await server.call('getDealerCertificate', {}, { token })).toMatchObject({ code: 421 });
});

function actsOn(id: string) {
  return server.services.database
    .selectFrom('staff_act')
    .select(['staff_name', 'act', 'detail'])
    .where('subject', '=', id)
    .execute();
}
