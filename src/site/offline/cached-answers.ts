import type { Bytes } from '#wire/bytes.ts';
import { settled, withStore } from './database.ts';
import { hiddenName, seal, unseal } from './seal.ts';

/** A cached answer. */
export interface CachedAnswer {
  data: unknown;
  /** When it was received, in milliseconds. */
  at: number;
}

/** The id of the answer. */
export interface AnswerName {
  /** The call and its payload. */
  hash: string;
  language: string;
  /** The e-mail of its owner, unless it is public. */
  owner?: string | undefined;
}

interface StoredAnswer {
  name: string;
  at: number;
  /** The owner as an opaque id, so that it is deleted with them. A public answer has none. */
  owner?: string;
  data?: unknown;
  sealed?: Bytes;
}

/** The maximum number of cached answers; the oldest are deleted first. */
const answerBounds = { most: 250, oldest: 30 * 24 * 60 * 60_000, largest: 400_000 };

/** Larger answers are not cached. */
export async function cacheAnswer(
  answer: AnswerName,
  { data, at }: CachedAnswer,
  largest: number = answerBounds.largest,
): Promise<void> {
  const text = JSON.stringify(data);
  if (text === undefined || text.length > largest) return;
  const stored = await writeDown(answer, { data, at });
  if (!stored) return;
  await withStore('answers', 'readwrite', async (store) => {
    await settled(store.put(stored));
    await prune(store, at);
  });
}

export async function readAnswer(answer: AnswerName, now: number): Promise<CachedAnswer | undefined> {
  const name = await nameOf(answer);
  const stored = await withStore('answers', 'readonly', (store) =>
    settled(store.get(name) as IDBRequest<StoredAnswer | undefined>),
  );
  if (!stored || now - stored.at > answerBounds.oldest) return undefined;
  const data = stored.sealed ? await unseal(name, stored.sealed) : stored.data;
  return data === undefined ? undefined : { data, at: stored.at };
}

/** The public answers of these calls, with any payload. */
export async function readPublicAnswers(
  language: string,
  calls: readonly string[],
  now: number,
): Promise<CachedAnswer[]> {
  const ofLanguage = IDBKeyRange.bound(`${language} `, `${language} \uFFFF`);
  return withStore('answers', 'readonly', async (store) => {
    const names = (await settled(store.getAllKeys(ofLanguage))) as string[];
    const wanted = names.filter((name) => calls.some((call) => name.includes(`"${call}"`)));
    const stored = await Promise.all(
      wanted.map((name) => settled(store.get(name) as IDBRequest<StoredAnswer | undefined>)),
    );
    return stored.flatMap((one) =>
      one && one.owner === undefined && now - one.at <= answerBounds.oldest ? [{ data: one.data, at: one.at }] : [],
    );
  });
}

/** Deletes the answers of all users but one. Without a user, of all users. */
export async function deleteAnswersOfOthers(owner: string | undefined): Promise<void> {
  const kept = owner === undefined ? undefined : await hiddenName(owner);
  await withStore('answers', 'readwrite', async (store) => {
    const owned = store.index('owner');
    const [names, owners] = await Promise.all([settled(owned.getAllKeys()), ownersOf(owned)]);
    await Promise.all(owners.map((one, place) => deleteNamed(store, one === kept ? undefined : names[place])));
  });
}

async function writeDown(answer: AnswerName, { data, at }: CachedAnswer): Promise<StoredAnswer | undefined> {
  const name = await nameOf(answer);
  if (answer.owner === undefined) return { name, at, data };
  const sealed = await seal(name, data);
  return sealed && { name, at, owner: await hiddenName(answer.owner), sealed };
}

async function nameOf({ owner, language, hash }: AnswerName): Promise<string> {
  return owner === undefined ? `${language} ${hash}` : hiddenName(owner, language, hash);
}

async function prune(store: IDBObjectStore, now: number): Promise<void> {
  const byAge = store.index('at');
  const old = await settled(byAge.getAllKeys(IDBKeyRange.upperBound(now - answerBounds.oldest)));
  await Promise.all(old.map((name) => deleteNamed(store, name)));
  const many = (await settled(store.count())) - answerBounds.most;
  if (many <= 0) return;
  const oldest = await settled(byAge.getAllKeys(null, many));
  await Promise.all(oldest.map((name) => deleteNamed(store, name)));
}

async function ownersOf(index: IDBIndex): Promise<string[]> {
  const stored = (await settled(index.getAll())) as StoredAnswer[];
  return stored.map(({ owner = '' }) => owner);
}

async function deleteNamed(store: IDBObjectStore, name: IDBValidKey | undefined): Promise<void> {
  if (name !== undefined) await settled(store.delete(name));
}
