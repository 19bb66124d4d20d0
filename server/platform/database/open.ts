import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { machineFault, StartRefused } from '#wire/host/start.ts';
import { connect, noLimits, type TimeLimits } from './connect.ts';
import { endBeginning, restoring, withoutVersion } from './embedded-folder.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

export interface DatabaseOptions {
  /** The address of a PostgreSQL server. Without it the embedded engine keeps its data in `folder`. */
  url?: string;
  /** The same server without a transaction pool, if `url` leads through one. */
  directUrl?: string;
  /** Data folder of the embedded engine; `memory` for tests. */
  folder: string;
  /** Limits on a server; by default those of calls. */
  limits?: TimeLimits;
  /** Opens an existing embedded database without changing its tables, to compare it with what was backed up. */
  isUnmigrated?: boolean;
  /** Called when the embedded engine has crashed and is reopened. */
  onTrap?: (trap: Error) => void;
}

/** Opens the database and migrates it. On failure, one line says what to do. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, directUrl, folder, limits, isUnmigrated = false, onTrap } = options;
  if (isUnmigrated && !existsSync(join(folder, 'PG_VERSION'))) throw new StartRefused(withoutVersion(folder));
  const isPooled = directUrl !== undefined;
  const database = url ? connect(url, { isPooled, ...(limits && { limits }) }) : await openEmbedded(folder, onTrap);
  try {
    await sql`select 1`.execute(database);
    if (url) await refuseUnfinishedMove(database);
    if (isPooled) await refusePoolWithoutLimits(database);
    if (!isUnmigrated) await (url ? migrateServer(directUrl ?? url) : migrate(database));
  } catch (error) {
    await database.destroy().catch(() => undefined);
    const reason = reasonOf(error);
    const message = url
      ? `The database cannot be used: ${reason} Check DATABASE_URL.`
      : `The data in ${folder} cannot be used: ${reason} ${restoring}`;
    throw error instanceof StartRefused ? error : (machineFault(error) ?? new StartRefused(message));
  }
  endBeginning(folder);
  return database;
}

/** A half-filled database would show a marketplace without some of its data, and what is written there would be lost. */
async function refuseUnfinishedMove(database: Database): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regnamespace('unfinished_move') is not null as found`.execute(database);
  if (rows[0]?.found) {
    throw new StartRefused('The database has an interrupted move: run the same npm run move again to finish it.');
  }
}

/** Limits set on one connection of a transaction pool would apply to others, so the pool must set them. */
async function refusePoolWithoutLimits(database: Database): Promise<void> {
  const { rows } = await sql<{ statement: string; lock: string; idle: string }>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(database);
  const [limits] = rows;
  if (limits && Object.values(limits).every((limit) => limit !== '0')) return;
  throw new StartRefused(
    'The pool at DATABASE_URL sets no time limits: give it the connect_query of deploy/cluster/pgbouncer.ini, or ' +
      'remove DATABASE_DIRECT_URL if there is no pool.',
  );
}

/** Migrates on its own connection: on a connection for calls a long silence counts as its loss. */
async function migrateServer(url: string): Promise<void> {
  const database = connect(url, { limits: noLimits, max: 1 });
  try {
    await migrate(database);
  } finally {
    await database.destroy();
  }
}

/** Imported lazily: a node on PostgreSQL need not load the other engine. */
async function openEmbedded(folder: string, onTrap: DatabaseOptions['onTrap']): Promise<Database> {
  const { embed } = await import('./embedded.ts');
  return embed(folder, onTrap);
}

function reasonOf(error: unknown): string {
  // The WebAssembly engine does not say what it cannot read.
  if (error instanceof WebAssembly.RuntimeError) return 'The engine cannot read it.';
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
