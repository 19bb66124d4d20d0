import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { readContents } from '#server/platform/database/table-contents.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { type FakeS3, startFakeS3 } from '#server/platform/files/testing/fake-s3.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { openBareDatabase, type TestDatabase } from '#server/testing/test-databases.ts';
import { move } from './move.ts';

// Takes seconds: a move opens an embedded database on disk and creates all tables in an empty one.

const keys = { accessKey: 'key', secretKey: 'secret' };
const photo = Buffer.from('a photo');
const hash = createHash('sha256').update(photo).digest('hex');
const photoPath = `/files/${hash.slice(0, 2)}/${hash}.jpg`;

describe('a move to PostgreSQL', () => {
  let dataDir: string;
  let s3: FakeS3;
  let target: TestDatabase;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'gariport-move-'));
    const upload = join(dataDir, 'uploads', photoPath);
    await mkdir(dirname(upload), { recursive: true });
    await writeFile(upload, photo);
    await onSource(fillSource);
    s3 = await startFakeS3(keys);
  });

  afterAll(async () => {
    await s3.close();
    await rm(dataDir, { recursive: true });
  });

  beforeEach(async () => {
    target = await openBareDatabase();
  });
  afterEach(() => target.drop());

  async function onSource<T>(act: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({ folder: join(dataDir, 'database') });
    try {
      return await act(database);
    } finally {
      await database.destroy();
    }
  }

  const toBucket = (secretKey = keys.secretKey) => ({
    dataDir,
    storage: { ...keys, secretKey, endpoint: s3.endpoint, bucket: 'market', region: 'us-east-1' },
  });
  const url = () => target.url ?? '';

  it('copies every table and file, and leaves triggers, foreign keys and ids in order', async () => {
    expect(await move(toBucket(), url())).toMatch(
      /^Moved and verified: \d+ tables with [\d,]+ rows, all hashes equal\. 1 uploaded files/,
    );
    expect(await readContents(target.database)).toEqual(await onSource(readContents));
    expect(s3.objects.get(`/market${photoPath}`)).toEqual(photo);
    const node = await openDatabase({ url: url(), folder: 'memory' });
    const acts = () => node.selectFrom('staff_act').select('id').orderBy('id').execute();
    const last = (await acts()).at(-1)?.id ?? 0;
    await addAct(node);
    expect((await acts()).at(-1)?.id).toBeGreaterThan(last);
    // Triggers chain the audit log and refuse changes to it.
    const { rows } = await sql`select act_id from staff_act_link order by place`.execute(node);
    expect(rows.map((row) => (row as { act_id: number }).act_id)).toEqual((await acts()).map(({ id }) => id));
    await expect(node.deleteFrom('staff_act').execute()).rejects.toThrow('can only grow');
    await expect(
      sql`insert into favorite (account_id, vehicle_id) values ('nobody', 'none')`.execute(node),
    ).rejects.toThrow(/foreign key/);
    await node.destroy();
  });

  it('continues an interrupted move, which no node may start on', async () => {
    await expect(move(toBucket('wrong'), url())).rejects.toThrow('The file storage answered 403');
    await expect(openDatabase({ url: url(), folder: 'memory' })).rejects.toThrow('interrupted move');
    const marks = sql<{ xmin: string }>`select xmin from account`;
    const before = await marks.execute(target.database);
    // As if it had ended before this table.
    await sql`delete from staff_act`.execute(target.database);
    await sql`update unfinished_move.progress set next_page = 0 where name = 'staff_act'`.execute(target.database);
    await move(toBucket(), url());
    expect(await marks.execute(target.database)).toEqual(before);
    expect(await readContents(target.database)).toEqual(await onSource(readContents));
  });

  it('refuses to continue with other data, and reports tables that differ', async () => {
    await expect(move(toBucket('wrong'), url())).rejects.toThrow('403');
    await sql`update account set email = 'x@example.com'`.execute(target.database);
    await expect(move(toBucket(), url())).rejects.toThrow('these tables differ: account (1 rows, now 1)');
    await onSource((database) => addAct(database));
    await expect(move(toBucket(), url())).rejects.toThrow('an interrupted move of other data');
  });

  it('refuses a target with tables and a source in use, and changes neither', async () => {
    await sql`create table own (name text)`.execute(target.database);
    await expect(move({ dataDir }, url())).rejects.toThrow('The target is not empty (1 tables), so nothing was moved');
    await sql`drop table own`.execute(target.database);
    await onSource(async () => {
      await expect(move({ dataDir }, url())).rejects.toThrow('is in use by process');
    });
    const { rows } = await sql`select 1 from pg_class where relnamespace = 'public'::regnamespace`.execute(
      target.database,
    );
    expect(rows).toEqual([]);
  });

  it('reports a wrong address, a missing marketplace and a damaged upload', async () => {
    await expect(move({ dataDir }, 'postgres://127.0.0.1:1/none')).rejects.toThrow(
      /^The target cannot be used: .*Check the address/,
    );
    await expect(move({ dataDir: join(dataDir, 'none') }, url())).rejects.toThrow('There is no marketplace in');
    await writeFile(join(dataDir, 'uploads', photoPath), 'cut');
    await expect(move(toBucket(), url())).rejects.toThrow(`The upload ${photoPath.slice(1)} is damaged`);
    await writeFile(join(dataDir, 'uploads', photoPath), photo);
  });
});

/** Rows whose values are easily changed in transit. */
async function fillSource(database: Database): Promise<void> {
  const accountId = newId();
  await database
    .insertInto('account')
    .values({
      id: accountId,
      email: 'ann@example.com',
      password_hash: String.raw`a,"b\c'(d) ${'\n'} 中 {e} null`,
      country_name: '',
    })
    .execute();
  // Its column has the name that a query could give to a whole row.
  await sql`insert into address (id, account_id, name, email, phone, country_code, city_id, line)
    values ('a', ${accountId}, 'Ann', 'ann@example.com', '1', 'KE', 'n', 'Samora Avenue 31')`.execute(database);
  await database
    .insertInto('setting')
    .values({
      name: 'odd',
      value: JSON.stringify({ text: String.raw`\N "quoted" \\ 日本`, big: 1e300, list: [null, ''] }),
    })
    .execute();
  await addAct(database);
}

async function addAct(database: Database): Promise<void> {
  await database
    .insertInto('staff_act')
    .values({ staff_name: 'Ann', act: 'test', subject: 'a', detail: '{}' })
    .execute();
}
