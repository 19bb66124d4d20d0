import { Socket } from 'node:net';
import { Kysely, PostgresAdapter, PostgresDialect, sql, type DialectAdapter, type Driver } from 'kysely';
import { Client, Pool, types, type ClientBase, type ClientConfig, type PoolConfig } from 'pg';
import { readTogether } from './hot-reads.ts';
import type { Database, Tables } from './tables.ts';
import { traceDriver } from './trace-driver.ts';

/** Limits in milliseconds; 0 for none. */
export interface TimeLimits {
  /** Maximum time of a statement, including waiting for locks. */
  statement: number;
  /** Maximum wait for a lock. */
  lock: number;
  /** Maximum idle time inside a transaction. */
  idleTransaction: number;
}

/** A page gives up after 16 seconds, so a longer statement would only block others. */
export const callLimits: TimeLimits = { statement: 12_000, lock: 8_000, idleTransaction: 10_000 };
/** A job's statement ends well before another node may take over the job. */
export const jobLimits: TimeLimits = { statement: 300_000, lock: 60_000, idleTransaction: 60_000 };

export const noLimits: TimeLimits = { statement: 0, lock: 0, idleTransaction: 0 };

export interface ConnectOptions {
  limits?: TimeLimits;
  /** Maximum number of connections. */
  max?: number;
  /** Whether a transaction pool such as PgBouncer is between. It shares sessions, so it must set the limits. */
  isPooled?: boolean;
}

/** Number of connections a node has for its calls. */
export const callConnections = 20;

const bigintType = 20;
const dateType = 1082;
/** Network allowance beyond the server's own limit, which still leaves time to answer before the page gives up. */
const delay = 3_000;

/** Connects to a server's database without migrating it. */
export function connect(
  url: string,
  { limits = callLimits, max = callConnections, isPooled = false }: ConnectOptions = {},
): Database {
  const config: PoolConfig & ResilientConfig = {
    connectionString: url,
    max,
    Client: ResilientClient,
    // A connection may have several statements in flight, such as those of `executeRead`.
    pipeline: true,
    longestSilence: limits.statement && Math.max(limits.statement, limits.idleTransaction) + delay,
    connectionTimeoutMillis: 5_000,
    ...(!isPooled && { onConnect: (client): unknown => prepare(client, limits) }),
    types: { getTypeParser: (oid, format) => parserOf(oid) ?? types.getTypeParser(oid, format) },
  };
  const pool = new Pool(config);
  // The pool reports lost idle connections again. Nothing to do: the next query reconnects.
  pool.on('error', () => undefined);
  const database = new Kysely<Tables>({ dialect: new ServerDialect({ pool }) });
  pools.set(database, pool);
  readTogether(database, pool);
  return database;
}

const pools = new WeakMap<Database, Pool>();

/** How many connections are used and idle, and how much work waits for one. */
export interface PoolUse {
  used: number;
  idle: number;
  waiting: number;
  most: number;
}

/** The pool of a database server; undefined for the embedded engine. */
export function poolUseOf(database: Database): PoolUse | undefined {
  const pool = pools.get(database);
  if (!pool) return undefined;
  const { totalCount, idleCount: idle, waitingCount: waiting, options } = pool;
  return { used: totalCount - idle, idle, waiting, most: options.max };
}

export interface ResilientConfig extends ClientConfig {
  /** Milliseconds of silence after which a connection counts as lost; 0 for never. */
  longestSilence: number;
}

/**
 * Losing this connection fails only its queries. It handles its own 'error' event, which would otherwise end the
 * process: the pool does not listen to connections in use.
 */
export class ResilientClient extends Client {
  constructor(config?: ResilientConfig) {
    super(config);
    this.on('error', () => undefined);
    const silence = config?.longestSilence ?? 0;
    this.on('connect', () => {
      const { stream } = this.connection;
      const endOf = () => stream.destroy(new Error(`The database has been silent for ${silence} ms.`));
      // If the network drops packets silently, the query would otherwise hang for 15 minutes.
      if (stream instanceof Socket) stream.setTimeout(silence, endOf);
    });
  }
}

/** The pool awaits this, though its types do not say so. */
async function prepare(client: ClientBase, { statement, lock, idleTransaction }: TimeLimits): Promise<void> {
  await client.query(
    `set statement_timeout = ${statement}; set lock_timeout = ${lock};
    set idle_in_transaction_session_timeout = ${idleTransaction}`,
  );
  // Our statements take milliseconds, and JIT compilation takes tens of them. An engine without `jit` refuses this
  // setting.
  await client.query('set jit = off').catch(() => undefined);
}

/** Lifts the limits for a long transaction, such as one that fills the database. */
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

  override createDriver(): Driver {
    return traceDriver(super.createDriver());
  }
}

/**
 * `migrate` uses a transaction-level lock. Kysely's own lock belongs to the session: after a failure it would stay on a
 * pooled connection.
 */
class TurnByTransaction extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
