/** The browser's database for offline reading and queued changes. */
const databaseItem = 'gariport-offline';
const version = 1;

export type StoreName = 'answers' | 'acts';

/** Opened for each operation, so that no open connection blocks the back-forward cache or an upgrade. */
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

/** Runs operations in one transaction and resolves when it is written. Rejects if the browser stores nothing. */
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
