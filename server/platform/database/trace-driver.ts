import type { DatabaseConnection, Driver } from 'kysely';
import { currentSpan, runIn, type Span } from '#server/platform/tracing.ts';

const longestText = 2000;
const mostTexts = 2000;
const texts = new Map<string, string>();

/** The text of a statement without the values in it. Those that callers send are parameters anyway. */
export function withoutValues(statement: string): string {
  const known = texts.get(statement);
  if (known !== undefined) return known;
  const text = statement
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?(?![\w"])/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestText);
  if (texts.size < mostTexts) texts.set(statement, text);
  return text;
}

/** Executes a statement in a span below the one that is given or current, if that is recorded. */
export async function traceStatement<Result>(
  statement: string,
  execute: () => Promise<Result>,
  above: Span | undefined = currentSpan(),
): Promise<Result> {
  if (!above?.isRecorded) return execute();
  const text = withoutValues(statement);
  const span = above.child(text.slice(0, text.indexOf(' ') + 1).trim() || text.slice(0, 20), 'client');
  span.set({ 'db.system.name': 'postgresql', 'db.query.text': text });
  try {
    const result = await execute();
    span.end();
    return result;
  } catch (error) {
    const { code } = error as { code?: unknown };
    // The message of a database may have values.
    if (typeof code === 'string' && /^\w{5,12}$/.test(code)) span.set({ 'db.response.status_code': code });
    span.end({ isFailed: true });
    throw error;
  }
}

/** Traces the statements and transactions of a driver. Outside of a recorded trace this costs one look-up. */
export function traceDriver<Traced extends Driver>(driver: Traced): Traced {
  const transactions = new WeakMap<DatabaseConnection, Span>();
  const traced = new WeakSet<DatabaseConnection>();
  const originals = {
    acquire: driver.acquireConnection.bind(driver),
    begin: driver.beginTransaction.bind(driver),
    commit: driver.commitTransaction.bind(driver),
    rollBack: driver.rollbackTransaction.bind(driver),
  };

  driver.acquireConnection = async (...given) => {
    const connection = await originals.acquire(...given);
    if (traced.has(connection)) return connection;
    traced.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, ...more) =>
      traceStatement(query.sql, () => execute(query, ...more), transactions.get(connection) ?? currentSpan());
    return connection;
  };
  driver.beginTransaction = (connection, settings) => {
    const above = currentSpan();
    if (!above?.isRecorded) return originals.begin(connection, settings);
    const span = above.child('transaction').set({ 'db.system.name': 'postgresql' });
    transactions.set(connection, span);
    return runIn(span, () => originals.begin(connection, settings));
  };
  driver.commitTransaction = (connection) => originals.commit(connection).finally(() => end(connection, 'commit'));
  // A refused call rolls back too, so this is no failure of its own.
  driver.rollbackTransaction = (connection) =>
    originals.rollBack(connection).finally(() => end(connection, 'rollback'));

  function end(connection: DatabaseConnection, outcome: 'commit' | 'rollback'): void {
    transactions.get(connection)?.set({ 'gariport.outcome': outcome }).end();
    transactions.delete(connection);
  }
  return driver;
}
