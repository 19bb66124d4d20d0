import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import type { Language } from '#wire/language.ts';
import { isOwn, cachePolicyOf } from './cacheable-calls.ts';
import { cacheAnswer } from './cached-answers.ts';

/** Answers that arrive together are written together after rendering, in milliseconds. */
const gatheredFor = 300;

interface KeepOptions {
  language: Language;
  owner: () => string | undefined;
  /** Called for each answer that was cached. */
  onCached?: (query: Query) => void;
}

/** Caches the answers that can be read offline, from now on and those already received. */
export function cacheAnswers(queryClient: QueryClient, { language, owner, onCached }: KeepOptions): () => void {
  const written = new Map<string, number>();
  const waiting = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function note(query: Query): void {
    if (!cachePolicyOf(query)) return;
    waiting.add(query);
    timer ??= setTimeout(() => void writeAll(), gatheredFor);
  }

  async function writeAll(): Promise<void> {
    timer = undefined;
    const queries = [...waiting];
    waiting.clear();
    // If the browser stores nothing or has no room, the site works without the cache.
    await Promise.all(queries.map((query) => write(query).catch(() => undefined)));
  }

  async function write(query: Query): Promise<void> {
    const keeping = cachePolicyOf(query);
    const { data, dataUpdatedAt: at, status } = query.state;
    // A cached answer must not be stored again with a newer time.
    if (!keeping || status !== 'success' || data === undefined || (written.get(query.queryHash) ?? 0) >= at) return;
    const user = owner();
    // The user has just logged out.
    if (keeping === 'own' && user === undefined) return;
    written.set(query.queryHash, at);
    const answer = { hash: query.queryHash, language, ...(isOwn(keeping, user !== undefined) && { owner: user }) };
    await cacheAnswer(answer, { data, at });
    onCached?.(query);
  }

  function hear(event: QueryCacheNotifyEvent): void {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
  }

  for (const query of queryClient.getQueryCache().getAll()) note(query);
  return queryClient.getQueryCache().subscribe(hear);
}
