import { sql } from 'kysely';
import { machineFault, StartRefused } from '../../wire/host/start.ts';
import { connect, noLimits, type TimeLimits } from './connect.ts';
import { endBeginning, restoring } from './embedded-folder.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

export interface DatabaseOptions {
  /** The address of a PostgreSQL server. Without it the embedded engine keeps its data in `folder`. */
  url?: string;
  /** Where the embedded engine keeps its data; `memory` for tests. */
  folder: string;
  /** The limits on a server; without them those of calls apply. */
  limits?: TimeLimits;
  /** Told when the embedded engine broke down and is opened again. */
  onTrap?: (trap: Error) => void;
}

/** Opens the database and brings its tables up to date. If it cannot, it says in one line what to do. */
export async function openDatabase({ url, folder, limits, onTrap }: DatabaseOptions): Promise<Database> {
  const database = url ? connect(url, { ...(limits && { limits }) }) : await openEmbedded(folder, onTrap);
  try {
    await sql`select 1`.execute(database);
    await (url ? migrateServer(url) : migrate(database));
  } catch (error) {
    await database.destroy().catch(() => undefined);
    const reason = reasonOf(error);
    const message = url
      ? `The database cannot be used: ${reason} Check DATABASE_URL.`
      : `The data in ${folder} cannot be used: ${reason} ${restoring}`;
    throw machineFault(error) ?? new StartRefused(message);
  }
  endBeginning(folder);
  return database;
}

/** Migrates on a connection of its own, since on a connection for calls a long silence counts as its loss. */
async function migrateServer(url: string): Promise<void> {
  const database = connect(url, { limits: noLimits, max: 1 });
  try {
    await migrate(database);
  } finally {
    await database.destroy();
  }
}

/** A node on PostgreSQL need not hold the other engine. */
async function openEmbedded(folder: string, onTrap: DatabaseOptions['onTrap']): Promise<Database> {
  const { embed } = await import('./embedded.ts');
  return embed(folder, onTrap);
}

function reasonOf(error: unknown): string {
  // The engine in WebAssembly does not say what it cannot read.
  if (error instanceof WebAssembly.RuntimeError) return 'The engine cannot read it.';
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
