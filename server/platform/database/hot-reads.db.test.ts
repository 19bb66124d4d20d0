import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-databases.ts';
import { executeRead, prepareRead } from './hot-reads.ts';
import type { Database } from './tables.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase({ isStocked: false });
});
afterAll(() => opened.drop());

interface Given {
  name: string;
  number: number;
}

let built = 0;
const echo = prepareRead((_database, { name, number }: Given) => {
  built += 1;
  const query = sql<Given>`select ${name}::text as name, ${number}::integer as number`;
  return { compile: () => query.compile(opened.database) };
});

it('A prepared read is built once, and each caller gets the rows for its own values', async () => {
  const given = Array.from({ length: 50 }, (_, number) => ({ name: `${number}'; --`, number }));
  const rows = await Promise.all(given.map((each) => echo(opened.database, each)));
  expect(rows).toEqual(given.map((each) => [each]));
  expect(built).toBe(1);
});

it('One failing read of a batch fails alone', async () => {
  const divide = (by: number) =>
    executeRead(opened.database, sql`select 6 / ${by}::integer as part`.compile(opened.database));
  const results = await Promise.allSettled([divide(2), divide(0), divide(3)]);
  expect(results).toMatchObject([
    { value: [{ part: 3 }] },
    { status: 'rejected', reason: { message: 'division by zero' } },
    { value: [{ part: 2 }] },
  ]);
});

it('More concurrent reads than connections are all answered', async () => {
  const wanted = Array.from({ length: 500 }, (_, number) => number);
  const rows = await Promise.all(wanted.map((number) => echo(opened.database, { name: '', number })));
  expect(rows.flat().map(({ number }) => number)).toEqual(wanted);
});

it('A read in a transaction sees its writes, and a read outside does not', async () => {
  const count = prepareRead((database: Database) =>
    database.selectFrom('make').select(({ fn }) => fn.countAll<number>().as('count')),
  );
  let beside: Promise<{ count: number }[]> | undefined;
  const takenBack = opened.database.transaction().execute(async (transaction) => {
    const make = { id: 'm', letter: 'T', name: 'T', names: '{}', hot_rank: null, sort: 1 };
    await transaction.insertInto('make').values(make).execute();
    beside = count(opened.database, {});
    expect(await count(transaction, {})).toEqual([{ count: 1 }]);
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  expect(await beside).toEqual([{ count: 0 }]);
});
