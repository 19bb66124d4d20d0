import { Socket } from 'node:net';
import { Kysely, PostgresAdapter, PostgresDialect, sql, type DialectAdapter } from 'kysely';
import { Client, Pool, types, type ClientBase, type ClientConfig, type PoolConfig } from 'pg';
import { readTogether } from './hot-reads.ts';
import type { Database, Tables } from './tables.ts';

/** Limits in milliseconds; 0 sets no limit. */
export interface TimeLimits {
  /** How long one statement may take, its waiting for others included. */
  statement: number;
  /** How long a statement may wait until another lets go of a row or table. */
  lock: number;
  /** How long a transaction may stand open without asking anything. */
  idleTransaction: number;
}

/** A page gives up after 16 seconds, so a statement that runs longer would only keep others waiting. */
export const callLimits: TimeLimits = { statement: 12_000, lock: 8_000, idleTransaction: 10_000 };
/** A job's statement ends well before another node may take the job over. */
export const jobLimits: TimeLimits = { statement: 300_000, lock: 60_000, idleTransaction: 60_000 };

export const noLimits: TimeLimits = { statement: 0, lock: 0, idleTransaction: 0 };

export interface ConnectOptions {
  limits?: TimeLimits;
  /** How many connections at once. */
  max?: number;
}

/** How many connections a node has for its calls. */
export const callConnections = 20;

const bigintType = 20;
const dateType = 1082;
/**
 * The network may take this much longer than the server's own limit, and the call is still answered before its page
 * gives up.
 */
const delay = 3_000;

/** A server's database as it is, whatever its tables. */
export function connect(url: string, { limits = callLimits, max = callConnections }: ConnectOptions = {}): Database {
  const config: PoolConfig & SturdyConfig = {
    connectionString: url,
    max,
    Client: SturdyClient,
    // Several statements may be under way on a connection, as those of `executeRead` are.
    pipeline: true,
    longestSilence: limits.statement && Math.max(limits.statement, limits.idleTransaction) + delay,
    connectionTimeoutMillis: 5_000,
    onConnect: (client): unknown => prepare(client, limits),
    types: { getTypeParser: (oid, format) => parserOf(oid) ?? types.getTypeParser(oid, format) },
  };
  const pool = new Pool(config);
  // The pool reports again why an idle connection was lost. Nothing is to be done: the next query opens another.
  pool.on('error', () => undefined);
  const database = new Kysely<Tables>({ dialect: new ServerDialect({ pool }) });
  readTogether(database, pool);
  return database;
}

export interface SturdyConfig extends ClientConfig {
  /** After this many milliseconds without a byte the connection counts as lost; 0 means never. */
  longestSilence: number;
}

/**
 * When this connection is lost, only its queries fail. It listens to its own 'error' event, which would otherwise end
 * the process, since the pool does not listen to a connection that is in use.
 */
export class SturdyClient extends Client {
  constructor(config?: SturdyConfig) {
    super(config);
    this.on('error', () => undefined);
    const silence = config?.longestSilence ?? 0;
    this.on('connect', () => {
      const { stream } = this.connection;
      const endOf = () => stream.destroy(new Error(`The database has been silent for ${silence} ms.`));
      // If the network silently drops packets, the query would otherwise hang for a quarter of an hour.
      if (stream instanceof Socket) stream.setTimeout(silence, endOf);
    });
  }
}

/** The pool waits for this, though its types do not say so. */
async function prepare(client: ClientBase, { statement, lock, idleTransaction }: TimeLimits): Promise<void> {
  await client.query(
    `set statement_timeout = ${statement}; set lock_timeout = ${lock};
    set idle_in_transaction_session_timeout = ${idleTransaction}`,
  );
  // Our statements take milliseconds, and compiling one would take tens of them. An engine without `jit` refuses this
  // setting.
  await client.query('set jit = off').catch(() => undefined);
}

/** Lifts the limits for a transaction that may take long, such as one that fills the database. */
export async function liftTimeLimits(transaction: Database): Promise<void> {
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await sql`set local ${sql.raw(name)} = 0`.execute(transaction);
  }
}

/** Money and counts stay below 2^53, so they are read as numbers. A day has no time zone, so it is read as text. */
function parserOf(oid: number): ((text: string) => unknown) | undefined {
  if (oid === bigintType) return Number;
  return oid === dateType ? String : undefined;
}

class ServerDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new TurnByTransaction();
  }
}

/**
 * `migrate` takes its turn with a lock of its transaction. Kysely's own lock belongs to the session: after a failure it
 * would stay on a connection that others use next.
 */
class TurnByTransaction extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
