import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '#server/platform/database/migrate.ts';
import { connect } from '#server/platform/database/connect.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { seedDemo } from '#demo/seed/seed-demo.ts';
import { openCopy } from '#server/testing/template.ts';

/** The templates of a run's databases: files of the embedded engine, or databases of a PostgreSQL server. */
export interface TestDatabases {
  /** The server's maintenance database; absent for the embedded engine. */
  url?: string;
  /** The SQL strategy for copying a template. */
  copy?: string;
  /** The template with empty tables. */
  empty: string;
  /** The template with the demo's stock and people, as of `testMoment`. */
  stocked: string;
}

export interface TestDatabase {
  database: Database;
  /** URL for another node; absent for the embedded engine, which has a single user. */
  url?: string;
  /** Closes it and removes it if nobody else uses it. */
  drop: () => Promise<void>;
}

export const testMoment = new Date('2026-06-12T10:00:00Z');
export const demoPassword = 'Mombasa2026';

export function currentDatabases(): TestDatabases | undefined {
  const text = process.env['TEST_DATABASES'];
  return text === undefined ? undefined : (JSON.parse(text) as TestDatabases);
}

/** Opens a new database on the run's engine. */
export async function openTestDatabase({ isStocked }: { isStocked: boolean }): Promise<TestDatabase> {
  const databases = currentDatabases();
  if (!databases) return openAlone(isStocked);
  const template = isStocked ? databases.stocked : databases.empty;
  if (databases.url === undefined) return embedded(await openCopy(template));
  return openOnServer(databases, template, (url) => openDatabase({ url, folder: 'memory' }));
}

/** Creates a database without tables on the server. */
export async function openBareDatabase(): Promise<TestDatabase> {
  return openOnServer(currentDatabases() ?? {}, 'template1', async (url) => connect(url));
}

async function openOnServer(
  { url: server = '', copy = '' }: Pick<TestDatabases, 'url' | 'copy'>,
  template: string,
  open: (url: string) => Promise<Database>,
): Promise<TestDatabase> {
  const name = `gariport_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template} ${copy}`);
  const url = addressOf(server, name);
  const database = await open(url);
  return {
    url,
    database,
    async drop() {
      await database.destroy();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

function embedded(database: Database): TestDatabase {
  return { database, drop: () => database.destroy() };
}

/** Templates for use outside of a prepared run, such as in a script. */
async function openAlone(isStocked: boolean): Promise<TestDatabase> {
  if (process.env['VITEST'] !== undefined) throw new Error('A test that opens a database is named *.db.test.ts.');
  const database = await openDatabase({ folder: 'memory' });
  if (isStocked) await fill(database);
  return embedded(database);
}

export async function fill(database: Database): Promise<void> {
  await migrate(database);
  await seedDemo(database, testMoment, { password: demoPassword });
}

export function addressOf(url: string, database: string): string {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
}

export async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
