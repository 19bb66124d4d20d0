import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-databases.ts';
import { describeUndistributable } from './support/distributed-sql.ts';

const page = 'docs/capacity.md';

describe('what a distributed engine would not accept', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase({ isStocked: false });
  });
  afterAll(() => test.drop());

  it('is listed in docs/capacity.md as it is today (`vitest -u` writes it)', async () => {
    const text = readFileSync(page, 'utf8');
    const findings = await describeUndistributable(test.database);
    const current = text.replace(/(?<=<!-- findings -->\n\n).*?(?=\n\n<!-- end -->)/s, () => findings);
    await expect(current).toMatchFileSnapshot(`../../${page}`);
  });

  it('is found in tables: a new kind changes its row', async () => {
    await sql`create table room (id integer primary key, during tstzrange, exclude using gist (during with &&))`.execute(
      test.database,
    );
    const rows = (await describeUndistributable(test.database)).split('\n');
    expect(rows.find((row) => row.startsWith('| exclusion'))).toMatch(/^\| exclusion constraints \| 1 \| `room` \|/);
    await sql`drop table room`.execute(test.database);
  });
});
