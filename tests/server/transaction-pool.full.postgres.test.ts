import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { executeRead } from '#server/platform/database/hot-reads.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { findPostgres, freePort, type Postgres, startPostgres } from '#server/testing/postgres.mjs';

// Our connections through the PgBouncer of deploy/cluster. Starts and migrates a database, which takes a few seconds.

const pgbouncer = '/usr/sbin/pgbouncer';
const hasPgbouncer = existsSync(pgbouncer);
if (!hasPgbouncer) console.warn('The transaction pool is not tested: install PgBouncer by apt-get install pgbouncer.');

describe.skipIf(!hasPgbouncer)('Behind PgBouncer in transaction mode', () => {
  let folder: string;
  let postgres: Postgres;
  let pool: ChildProcess;
  let database: Database;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gariport-pool-'));
    await chmod(folder, 0o755);
    postgres = await startPostgres({ folder: findPostgres() });
    const port = await freePort();
    const settings = (await readFile('deploy/cluster/pgbouncer.ini', 'utf8'))
      .replaceAll('port=5432 dbname=gariport', `port=${postgres.port} dbname=postgres`)
      .replace('{address}', '127.0.0.1')
      .replace('6432', String(port))
      .replace('scram-sha-256', 'trust')
      .replaceAll('{folder}', folder)
      // Fewer than the statements at once, so that they share sessions.
      .replace('default_pool_size = 20', 'default_pool_size = 3');
    await writeFile(join(folder, 'pgbouncer.ini'), settings);
    await writeFile(join(folder, 'users.txt'), '"gariport" ""\n');
    // It refuses to run as root.
    const asNobody = process.getuid?.() === 0 ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups'] : [];
    const [program, ...words] = [...asNobody, pgbouncer, join(folder, 'pgbouncer.ini')];
    pool = spawn(program, words, { stdio: 'ignore' });
    database = await vi.waitFor(
      () =>
        openDatabase({
          url: `postgres://gariport@127.0.0.1:${port}/gariport`,
          directUrl: postgres.url,
          folder: 'memory',
        }),
      { timeout: 30_000, interval: 200 },
    );
  });

  afterAll(async () => {
    await database.destroy();
    pool.kill();
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  it('each of many reads and transactions at once gets its own answer', async () => {
    const numbers = Array.from({ length: 200 }, (_, place) => place);
    const read = async (number: number) => {
      const query = sql<{ number: number }>`select ${number}::integer as number`.compile(database);
      return (await executeRead(database, query))[0]?.number;
    };
    const change = (number: number) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('setting')
          .values({ name: `pool-${number}`, value: String(number) })
          .execute();
        const written = await transaction
          .selectFrom('setting')
          .select('value')
          .where('name', '=', `pool-${number}`)
          .executeTakeFirst();
        return Number(written?.value);
      });
    const answers = await Promise.all(numbers.map((number) => (number % 2 === 0 ? read(number) : change(number))));
    expect(answers).toEqual(numbers);
  });

  it('every session has the time limits of calls', async () => {
    const asked = Array.from({ length: 20 }, async () => {
      const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
        database,
      );
      return rows[0]?.limit;
    });
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['12s']));
  });
});
