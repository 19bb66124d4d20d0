import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import type { Language } from '../../../wire/language.ts';
import { isLost, line } from './line.ts';
import type { KeptAnswer } from './kept-answers.ts';

/** Whoever has an answer of an earlier visit sees it after so many milliseconds without a new one. */
const patience = 1500;

interface ReadOptions {
  language: Language;
  /** The e-mail of whoever is logged in, once that is known. */
  owner: () => Promise<string | undefined>;
  /** Reads from the browser's storage. Its code comes when it is needed. */
  read?: (answer: { hash: string; language: string; owner?: string | undefined }) => Promise<KeptAnswer | undefined>;
  wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Answers come by the line. Where there is none, or none in time, the last one that was seen stands in, with its age; it
 * is replaced as soon as a new one comes.
 */
export function readWithoutLine(queryClient: QueryClient, options: ReadOptions): void {
  const { language, owner, read = readStored, wait = waitFor } = options;

  /** Few calls are lost, so the list of those whose answers are kept comes with the first of them. */
  async function findKept(query: Query): Promise<KeptAnswer | undefined> {
    const { isOwn, keepingOf } = await import('./kept-calls.ts');
    const keeping = keepingOf(query);
    const { data, dataUpdatedAt: at } = query.state;
    if (!keeping || data !== undefined) return keeping && { data, at };
    const hash = query.queryHash;
    const user = await owner();
    const kept = user !== undefined && isOwn(keeping, true) ? await read({ hash, language, owner: user }) : undefined;
    return kept ?? (keeping === 'own' ? undefined : read({ hash, language }));
  }

  const persister: QueryPersister = async (queryFn, context, query) => {
    const { data: shown } = query.state;
    /** Shows an earlier answer as what it is: the query client would take it for one of now. */
    const stand = ({ data, at }: KeptAnswer) => {
      setTimeout(() => query.setState({ dataUpdatedAt: at }));
      return data;
    };
    const find = () => findKept(query).catch(() => undefined);
    const asked = ask(async () => queryFn(context));
    try {
      if (shown !== undefined) return await asked;
      const late = Symbol('late');
      const first = await Promise.race([asked, wait(patience).then(() => late)]);
      if (first !== late) return first;
      const kept = await find();
      if (!kept) return await asked;
      // Comes in its own time; what fails now is told when it is asked again.
      asked.then(
        (data) => queryClient.setQueryData(query.queryKey, data),
        () => undefined,
      );
      return stand(kept);
    } catch (error) {
      const kept = isLost(error) ? await find() : undefined;
      if (!kept) throw error;
      return stand(kept);
    }
  };

  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister } });
}

/** Every call tells whether there is a line. */
async function ask(call: () => unknown): Promise<unknown> {
  try {
    const answer = await call();
    line.set('there');
    return answer;
  } catch (error) {
    if (isLost(error)) line.set('away');
    throw error;
  }
}

async function readStored(answer: { hash: string; language: string; owner?: string | undefined }) {
  if (!globalThis.isSecureContext) return undefined;
  const { readAnswer } = await import('./kept-answers.ts');
  return readAnswer(answer, Date.now());
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
