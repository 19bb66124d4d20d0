import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAuditLog, writeAuditLogs } from '#server/platform/calls/audit-log.ts';
import { statements as chainMigration } from '#server/platform/database/migrations/0043-audit-log-chain.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { executeCommand } from '#server/cli/execute-command.ts';
import { parseCommand } from '#server/cli/parse-command.ts';

let server: TestServer;
let ids: number[];

beforeEach(async () => {
  server = await openTestServer({ handlers: {} });
  const { database, clock } = server.services;
  await writeAuditLogs(database, [act('one'), act('two'), act('three')], clock());
  await writeAuditLog(database, { ...act('four'), before: { b: [1.5, 'ü"\\ '] }, after: { a: null } }, clock());
  await writeAuditLog(database, act('five'), clock());
  ids = await readIds();
});
afterEach(() => server.close());

const act = (subject: string) => ({ by: { name: 'Amina', address: '10.0.0.1' }, act: 'cancel', subject });
const verify = (...words: string[]) => executeCommand(server, parseCommand(['verify-log', ...words]));
const headOf = (said: string) => /^Head: ([0-9a-f]{64})$/m.exec(said)?.[1] ?? '';

async function readIds(): Promise<number[]> {
  const rows = await server.services.database.selectFrom('staff_act').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Tampers with the log as the owner of the tables could. */
async function tamper(...statements: readonly string[]): Promise<void> {
  const { database } = server.services;
  const tables = ['staff_act', 'staff_act_link'];
  for (const table of tables) await sql.raw(`alter table ${table} disable trigger user`).execute(database);
  for (const statement of statements) await sql.raw(statement).execute(database);
  for (const table of tables) await sql.raw(`alter table ${table} enable trigger user`).execute(database);
}

describe('The check of the audit log', () => {
  it('Confirms an untouched log, and finds an earlier head in it', async () => {
    const earlier = headOf(await verify());
    const { database, clock } = server.services;
    await writeAuditLog(database, act('six'), clock());
    const said = await verify('--head', earlier.toUpperCase());
    expect(said).toContain('is intact: 6 records, 1 of them since the noted head');
    expect(headOf(said)).not.toBe(earlier);
    await expect(verify('--head', 'abc')).rejects.toThrow('give the 64 hexadecimal digits');
  });

  it('Names the first changed record, in whichever column', async () => {
    for (const change of [`staff_name = 'Baraka'`, `after = '{"a":0}'`, `created_at = created_at + interval '1 ms'`]) {
      await tamper(`create table saved as table staff_act`, `update staff_act set ${change} where id = ${ids[3]}`);
      await expect(verify(), change).rejects.toThrow(`BROKEN after 3 intact records. Record ${ids[3]} was changed.`);
      const columns = 'staff_name, after, created_at';
      await tamper(
        `update staff_act set (${columns}) = (select ${columns} from saved where saved.id = staff_act.id)`,
        `drop table saved`,
      );
    }
    expect(await verify()).toContain('is intact');
  });

  it('Detects a changed record whose own hash was adjusted', async () => {
    await tamper(
      `update staff_act set subject = 'x' where id = ${ids[1]}`,
      `update staff_act_link set hash = encode(sha256(convert_to(staff_act_text(previous_hash, staff_act), 'UTF8')), 'hex')
        from staff_act where staff_act.id = act_id and act_id = ${ids[1]}`,
    );
    await expect(verify()).rejects.toThrow(`Record ${ids[1]} was changed, or the records after it were removed.`);
  });

  it('Names a removed record, with its link or without', async () => {
    await tamper(`delete from staff_act where id = ${ids[2]}`);
    await expect(verify()).rejects.toThrow(`BROKEN after 2 intact records. Record ${ids[2]} was removed.`);
    await tamper(`delete from staff_act_link where act_id = ${ids[2]}`);
    await expect(verify()).rejects.toThrow(`The record after Record ${ids[1]} was removed.`);
    await tamper('update staff_act_link set place = place - 1 where place > 3');
    await expect(verify()).rejects.toThrow(`Record ${ids[1]} was changed, or the records after it were removed.`);
  });

  it('Names a record inserted past the chain, or into it', async () => {
    await tamper(`insert into staff_act (staff_name, act, subject) values ('Mallory', 'cancel', 'x')`);
    const mallory = (await readIds()).at(-1);
    await expect(verify()).rejects.toThrow(`BROKEN after 5 intact records. Record ${mallory} was inserted.`);
    await tamper(
      'update staff_act_link set place = -place where place > 3',
      'update staff_act_link set place = 1 - place where place < 0',
      `insert into staff_act_link select 4, staff_act.id, link.hash,
        encode(sha256(convert_to(staff_act_text(link.hash, staff_act), 'UTF8')), 'hex')
        from staff_act, staff_act_link as link where staff_act.id = ${mallory} and link.place = 3`,
    );
    await expect(verify()).rejects.toThrow(`Record ${mallory} was inserted.`);
  });

  it('Detects by a noted head that records were cut off the end', async () => {
    const noted = headOf(await verify());
    await tamper(`delete from staff_act where id = ${ids[4]}`, `delete from staff_act_link where act_id = ${ids[4]}`);
    expect(await verify()).toContain('is intact: 4 records');
    await expect(verify('--head', noted)).rejects.toThrow('The head given by --head is not in it');
  });

  it('Records from before the chain are chained by the migration', async () => {
    const { database } = server.services;
    const functions = 'chain_staff_act(), link_staff_act(staff_act), staff_act_text(text, staff_act)';
    await sql`drop table staff_act_link`.execute(database);
    await sql.raw(`drop function ${functions} cascade`).execute(database);
    for (const statement of chainMigration) await sql.raw(statement).execute(database);
    await writeAuditLog(database, act('six'), server.services.clock());
    expect(await verify()).toContain('is intact: 6 records');
  });

  it('The links of the chain are append-only, like the records', async () => {
    const { database } = server.services;
    for (const less of [
      'update staff_act_link set place = place',
      'delete from staff_act_link',
      'truncate staff_act_link',
    ])
      await expect(sql.raw(less).execute(database), less).rejects.toThrow('can only grow');
  });
});

it('Concurrent writers on two nodes make one chain, and wait for it only at commit', async () => {
  const other = await openTestServer({ handlers: {}, nodeOf: server });
  const nodes = [server, other];
  const write = (place: number) => {
    const { database, clock } = nodes[place % 2]?.services ?? server.services;
    return database.transaction().execute(async (transaction) => {
      const record = () => writeAuditLog(transaction, act(`${place}`), clock());
      const lockRow = () =>
        sql`insert into setting values ('row', '1') on conflict (name) do update set value = '1'`.execute(transaction);
      // In both orders: a record that locked the chain at once would deadlock.
      for (const step of place % 4 < 2 ? [record, lockRow] : [lockRow, record]) await step();
      if (place % 5 === 4) throw new Error('taken back');
    });
  };
  const settled = await Promise.allSettled(Array.from({ length: 40 }, (_, place) => write(place)));
  const written = settled.filter(({ status }) => status === 'fulfilled').length;
  expect(written).toBe(32);
  expect(await verify()).toContain(`is intact: ${5 + written} records`);
  await other.close();
});
