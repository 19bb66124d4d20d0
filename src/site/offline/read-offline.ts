import type { Query, QueryClient, QueryFunctionContext, QueryKey, QueryPersister } from '@tanstack/react-query';
import type { Language } from '#wire/language.ts';
import { isConnectionLost, line } from '#shared/state/connection.ts';
import { wait as waitFor } from '#shared/state/wait.ts';
import type { CachedAnswer } from './cached-answers.ts';

/** After this many milliseconds without an answer the cached one is shown. */
const timeout = 1500;

interface ReadOptions {
  language: Language;
  /** The e-mail of the logged-in user, once it is known. */
  owner: () => Promise<string | undefined>;
  /** Reads from the cache. Its code loads on demand. */
  read?: (answer: { hash: string; language: string; owner?: string | undefined }) => Promise<CachedAnswer | undefined>;
  wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Serves cached answers when there is no connection or it is too slow, marked with their age. A new answer replaces them as
 * soon as it arrives.
 */
export function readOffline(queryClient: QueryClient, options: ReadOptions): void {
  const { language, owner, read = readStored, wait = waitFor } = options;

  /** Few calls fail this way, so the list of cached calls loads with the first failure. */
  async function findCached(query: Query): Promise<CachedAnswer | undefined> {
    const { isOwn, cachePolicyOf } = await import('./cacheable-calls.ts');
    const keeping = cachePolicyOf(query);
    const { data, dataUpdatedAt: at } = query.state;
    if (!keeping || data !== undefined) return keeping && { data, at };
    const hash = query.queryHash;
    const user = await owner();
    const kept = user !== undefined && isOwn(keeping, true) ? await read({ hash, language, owner: user }) : undefined;
    return kept ?? (keeping === 'own' ? undefined : read({ hash, language }));
  }

  const persister: QueryPersister = async (queryFn, context, query) => {
    const { data: shown } = query.state;
    /** Marks an earlier answer as such: the query client would treat it as current. */
    const stand = ({ data, at }: CachedAnswer) => {
      setTimeout(() => query.setState({ dataUpdatedAt: at }));
      return data;
    };
    const find = () => findCached(query).catch(() => undefined);
    const asked = ask(async () => queryFn(context));
    try {
      if (shown !== undefined) return await asked;
      const late = Symbol('late');
      const first = await Promise.race([asked, wait(timeout).then(() => late)]);
      if (first !== late) return first;
      const kept = await find();
      if (!kept) return await asked;
      // Not awaited; a failure is reported when it is requested again.
      asked.then(
        (data) => queryClient.setQueryData(query.queryKey, data),
        () => undefined,
      );
      return stand(kept);
    } catch (error) {
      const kept = isConnectionLost(error) ? await find() : undefined;
      if (!kept) throw error;
      return stand(kept);
    }
  };

  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister } });
}

/** The persister of a query that must not be answered from the cache, such as the price at which a buyer reserves. */
export function fromServer<Answer, Key extends QueryKey>(
  queryFn: (context: QueryFunctionContext<Key>) => Answer | Promise<Answer>,
  context: QueryFunctionContext<Key>,
): Promise<Answer> {
  return ask(async () => queryFn(context));
}

/** Every call updates the connection status. */
async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await call();
    line.set('there');
    return answer;
  } catch (error) {
    if (isConnectionLost(error)) line.set('away');
    throw error;
  }
}

async function readStored(answer: { hash: string; language: string; owner?: string | undefined }) {
  if (!globalThis.isSecureContext) return undefined;
  const { readAnswer } = await import('./cached-answers.ts');
  return readAnswer(answer, Date.now());
}
