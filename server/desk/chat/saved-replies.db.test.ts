import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffReadyAnswer, StaffReadyAnswers } from '#generated/client/types.gen.ts';
import type { StaffRole } from '#generated/operations.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { openMember } from '#server/desk/testing/open-member.ts';

const texts = { en: 'Good day', cn: '您好', jp: 'こんにちは' };
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function as(role: StaffRole) {
  const { token } = await openMember(server, role);
  return (id: Parameters<TestServer['call']>[0], payload: object = {}) => server.call(id, payload, { token });
}

async function all(): Promise<StaffReadyAnswer[]> {
  const { body } = await (await as('readOnly'))('staffListReadyAnswers');
  return (body as StaffReadyAnswers).answers;
}

test('A saved reply is stored in three languages, edited with conflict detection, and deleted, with audit entries', async () => {
  const call = await as('sales');
  const added = (await call('staffAddReadyAnswer', { name: ' Greeting ', texts })).body as StaffReadyAnswer;
  expect(added).toMatchObject({ name: 'Greeting', texts, version: 1 });
  expect(await all()).toEqual([added]);
  const { id } = added;
  const changed = { id, version: 1, name: 'Greeting', texts: { ...texts, en: 'Good day, how can I help?' } };
  expect(await call('staffChangeReadyAnswer', changed)).toMatchObject({ code: 0, body: { version: 2 } });
  expect(await call('staffChangeReadyAnswer', changed), 'a colleague has changed it').toMatchObject({ code: 409 });
  expect(await call('staffRemoveReadyAnswer', { id, version: 1 })).toMatchObject({ code: 409 });
  expect(await all()).toMatchObject([{ texts: changed.texts }]);
  expect(await call('staffRemoveReadyAnswer', { id, version: 2 })).toMatchObject({ code: 0 });
  expect(await call('staffRemoveReadyAnswer', { id, version: 2 })).toMatchObject({ code: 0 });
  expect(await call('staffChangeReadyAnswer', changed)).toMatchObject({
    code: 400,
    message: 'This saved reply no longer exists',
  });
  expect(await all()).toEqual([]);
  const acts = await server.services.database
    .selectFrom('staff_act')
    .selectAll()
    .where('subject', '=', id)
    .orderBy('id')
    .execute();
  expect(acts.map(({ act }) => act)).toEqual(['add-ready-answer', 'change-ready-answer', 'remove-ready-answer']);
  expect(acts[1]).toMatchObject({
    before: { en: 'Good day' },
    after: { en: 'Good day, how can I help?', ja: 'こんにちは' },
  });
});

test('A marketplace can have up to 200 saved replies', async () => {
  const { database, clock } = server.services;
  const rows = Array.from({ length: 200 }, (_, place) => ({
    id: `many-${place}`,
    name: `Answer ${place}`,
    texts: JSON.stringify({ en: 'a', zh: 'b', ja: 'c' }),
    changed_at: clock(),
  }));
  await database.insertInto('ready_answer').values(rows).execute();
  const call = await as('owner');
  expect(await call('staffAddReadyAnswer', { name: 'One more', texts })).toMatchObject({
    code: 400,
    message: 'You have the maximum of 200 saved replies. Delete one first.',
  });
});
