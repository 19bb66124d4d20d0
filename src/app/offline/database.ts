/** What the browser keeps to be read and sent without a line. */
const databaseItem = 'gariport-offline';
const version = 1;

export type StoreName = 'answers' | 'acts';

/** Opens it anew for each piece of work, so that nothing holds a page of the history or another version back. */
async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseItem, version);
  opening.addEventListener('upgradeneeded', () => {
    const answers = opening.result.createObjectStore('answers', { keyPath: 'name' });
    answers.createIndex('at', 'at');
    answers.createIndex('owner', 'owner');
    opening.result.createObjectStore('acts', { keyPath: 'id' });
  });
  return settled(opening);
}

/** Does some work in one transaction, and resolves when it is on the disk. Rejects where the browser keeps nothing. */
export async function withStore<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(name, mode);
    const done = new Promise<void>((resolve, reject) => {
      const fail = () => reject(transaction.error ?? new Error('IndexedDB gave up.'));
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
    const [result] = await Promise.all([work(transaction.objectStore(name)), done]);
    return result;
  } finally {
    database.close();
  }
}

export function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });
}
