import type { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './tables.ts';
import { traceStatement } from './trace-driver.ts';

/** Placeholder for a value given later. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Slots<Given> = { readonly [Name in keyof Given]: Given[Name] };

/**
 * Builds a statement once and runs it with other values, since building takes longer than sending. The values must not
 * change the statement's text.
 */
export function prepareRead<Given extends object, Row>(
  build: (database: Database, given: Slots<Given>) => { compile(): CompiledQuery<Row> },
): (database: Database, given: Given) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return (database, given) => {
    built ??= build(database, slotsOf<Given>()).compile();
    const parameters = built.parameters.map((value) =>
      value instanceof Slot ? given[value.name as keyof Given] : value,
    );
    return executeRead(database, { ...built, parameters });
  };
}

function slotsOf<Given>(): Slots<Given> {
  return new Proxy({}, { get: (_target, name) => new Slot(String(name)) }) as Slots<Given>;
}

type Read = <Row>(query: CompiledQuery<Row>) => Promise<Row[]>;

const together = new WeakMap<Database, Read>();

/**
 * Executes a short read-only statement that waits for no lock. On a database server it is batched with those of other
 * calls; in a transaction and on the embedded engine it runs alone.
 */
export async function executeRead<Row>(database: Database, query: CompiledQuery<Row>): Promise<Row[]> {
  const read = together.get(database);
  return read ? read(query) : (await database.executeQuery(query)).rows;
}

interface Waiting {
  query: CompiledQuery;
  resolve: (rows: unknown[]) => void;
  reject: (error: unknown) => void;
}

/** Later statements of a batch wait for the first, so batches are small. */
const mostTogether = 8;

/** Batches the reads of calls that arrive together. Half the cost of a short statement is handing it to the network. */
export function readTogether(database: Database, pool: Pool): void {
  let waiting: Waiting[] = [];
  const sendAll = () => {
    const all = waiting;
    waiting = [];
    for (let first = 0; first < all.length; first += mostTogether) {
      void send(pool, all.slice(first, first + mostTogether));
    }
  };
  together.set(database, <Row>(query: CompiledQuery<Row>) =>
    traceStatement(
      query.sql,
      () =>
        new Promise<Row[]>((resolve, reject) => {
          // By then, everything that arrived at this moment has been received.
          if (waiting.length === 0) setImmediate(sendAll);
          waiting.push({ query, resolve: resolve as Waiting['resolve'], reject });
        }),
    ),
  );
}

async function send(pool: Pool, batch: readonly Waiting[]): Promise<void> {
  try {
    const client = await pool.connect();
    const { stream } = client.connection;
    stream.cork();
    const sent = batch.map(async ({ query, resolve, reject }) => {
      try {
        resolve((await client.query(query.sql, [...query.parameters])).rows);
      } catch (error) {
        reject(error);
      }
    });
    stream.uncork();
    await Promise.all(sent);
    client.release();
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
