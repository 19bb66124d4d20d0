import { Socket } from 'node:net';
import { Kysely, PostgresAdapter, PostgresDialect, sql, type DialectAdapter } from 'kysely';
import { Client, Pool, types, type ClientBase, type ClientConfig, type PoolConfig } from 'pg';
import type { Database, Tables } from './tables.ts';

/** In milliseconds; 0 is as long as it takes. */
export interface TimeLimits {
  /** For one statement, its waiting for others included. */
  statement: number;
  /** For waiting until another lets go of a row or table. */
  lock: number;
  /** For a transaction that asks nothing. */
  idleTransaction: number;
}

/** A page gives up after 16 seconds. What still ran then would only keep others waiting. */
export const callLimits: TimeLimits = { statement: 12_000, lock: 8_000, idleTransaction: 10_000 };
/** Ends well before another node may take the job over. */
export const jobLimits: TimeLimits = { statement: 300_000, lock: 60_000, idleTransaction: 60_000 };

export const noLimits: TimeLimits = { statement: 0, lock: 0, idleTransaction: 0 };

export interface ConnectOptions {
  limits?: TimeLimits;
  /** How many connections at once. */
  max?: number;
}

const bigintType = 20;
const dateType = 1082;
/** The network may take this long beyond what the server allows itself; a call is then answered before its page gives up. */
const delay = 3_000;

/** A server's database as it is, whatever its tables. */
export function connect(url: string, { limits = callLimits, max = 20 }: ConnectOptions = {}): Database {
  const config: PoolConfig & SturdyConfig = {
    connectionString: url,
    max,
    Client: SturdyClient,
    longestSilence: limits.statement && Math.max(limits.statement, limits.idleTransaction) + delay,
    connectionTimeoutMillis: 5_000,
    onConnect: (client): unknown => prepare(client, limits),
    types: { getTypeParser: (oid, format) => parserOf(oid) ?? types.getTypeParser(oid, format) },
  };
  const pool = new Pool(config);
  // The pool tells again of what an idle connection died of. The next query opens another.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new ServerDialect({ pool }) });
}

export interface SturdyConfig extends ClientConfig {
  /** Milliseconds without a byte after which the connection counts as lost; 0 for never. */
  longestSilence: number;
}

/**
 * A connection whose loss ends its queries and nothing else. Without a listener of its own its 'error' would end the
 * process, and the pool has none on a connection that is in use.
 */
export class SturdyClient extends Client {
  constructor(config?: SturdyConfig) {
    super(config);
    this.on('error', () => undefined);
    const silence = config?.longestSilence ?? 0;
    this.on('connect', () => {
      const { stream } = this.connection;
      const endOf = () => stream.destroy(new Error(`The database has been silent for ${silence} ms.`));
      // A network that drops packets without a word would else hold the query for a quarter of an hour.
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
  // Our statements take milliseconds, and compiling one takes tens of them. An engine that knows no `jit` refuses this.
  await client.query('set jit = off').catch(() => undefined);
}

/** For a transaction that may take long, such as one that fills the database. */
export async function liftTimeLimits(transaction: Database): Promise<void> {
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await sql`set local ${sql.raw(name)} = 0`.execute(transaction);
  }
}

/** Money and counts stay below 2^53, so they are numbers; a day is a text, since it has no time zone. */
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
 * `migrate` takes its turn by a lock of its transaction. The usual one belongs to the session: after a failure it would
 * stay on a connection that others use next.
 */
class TurnByTransaction extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
