import { randomId, type Bytes } from '#wire/bytes.ts';
import { idempotencyKeyLifetime } from '#wire/idempotency.ts';
import { onReconnect } from '#shared/api/ask-until-known.ts';
import { openLocalStorage } from '#shared/api/local-storage.ts';
import { line } from '#shared/state/connection.ts';
import {
  type Act,
  isSameSubject,
  openOutbox,
  type OpenOutbox,
  type Sent,
  type QueuedChange,
  queuedChanges,
} from './outbox.ts';
import { settled, withStore } from './database.ts';
import { seal, unseal } from './seal.ts';

type StoredChange = QueuedChange;

const changeItem = 'outboxChange';
const lockName = 'gariport-outbox';
/** After this the server may forget an idempotency key soon. A change that may have arrived is then not sent again. */
const keyLives = idempotencyKeyLifetime - 4 * 60 * 60_000;
/** The intervals between attempts to connect or to send, in milliseconds. Not every browser reports a reconnect. */
const looks = { first: 4000, last: 60_000 };

export interface OutboxOptions {
  /** The e-mail of the logged-in user. */
  owner: () => string | undefined;
  /** `stillWaits` returns whether the change has not been withdrawn meanwhile. */
  send: (waiting: QueuedChange, stillWaits: () => Promise<boolean>) => Promise<Sent>;
  onSent: (waiting: QueuedChange) => void;
  onRefused: (waiting: QueuedChange) => void;
  /** Deletes the other stored data of a withdrawn change. */
  onDropped: (waiting: QueuedChange) => Promise<void>;
  /** The reason shown for a change that is too old to be sent automatically. */
  doubt: () => string;
  storage?: typeof usual;
  locks?: Pick<LockManager, 'request'> | undefined;
  tabs?: Pick<Window, 'addEventListener'>;
  now?: () => number;
}

export interface Outbox extends Pick<OpenOutbox, 'drop'> {
  /** Sends all queued changes, one after the other, in one tab only. */
  sendAll: () => Promise<void>;
  /** Reads the queue again for the current user. */
  refresh: () => Promise<void>;
  /** Discards all changes of the user at logout. */
  dropAll: () => Promise<void>;
  /** Sends as soon as there is a connection; returns a function that stops it. */
  followConnection: (look: () => Promise<boolean>) => () => void;
}

const usual = { readChanges, writeChange, updateChange, deleteChanges };

const goAway = () => line.set('away');

/** Stores changes made offline and sends each once when the connection is back. */
export function runOutbox(options: OutboxOptions): Outbox {
  const { owner, send, onSent, onRefused, onDropped, doubt, storage = usual, tabs = window, now = Date.now } = options;
  // Older browsers have no locks; the idempotency key then prevents two tabs from doing the same twice.
  const { locks = (navigator as Partial<Navigator>).locks } = options;
  const ticks = openLocalStorage();
  /** Called after each round of sending. */
  let afterSending: ((isLeft: boolean) => void) | undefined;

  async function refresh(): Promise<void> {
    const user = owner();
    const acts = user === undefined ? [] : await storage.readChanges().catch((): StoredChange[] => []);
    queuedChanges.set(acts.filter((one) => one.owner === user).toSorted((one, other) => one.at - other.at));
  }

  /** Notifies this page and the other tabs. */
  async function changed(): Promise<void> {
    ticks.setItem(changeItem, randomId());
    await refresh();
  }

  async function keep(act: Act, key: string, isOpen: boolean): Promise<QueuedChange | undefined> {
    const user = owner();
    if (user === undefined) return undefined;
    const waiting: QueuedChange = { id: randomId(), owner: user, key, at: now(), act, ...(isOpen && { isOpen }) };
    await alone(async () => {
      const earlier = (await storage.readChanges()).filter((one) => one.owner === user && isSameSubject(one.act, act));
      await storage.writeChange(waiting);
      await storage.deleteChanges(earlier.map(({ id }) => id));
    });
    await changed();
    void sendWaiting();
    return waiting;
  }

  function alone(work: () => Promise<void>): Promise<void> {
    return locks ? locks.request(lockName, work) : work();
  }

  async function sendAll(): Promise<void> {
    let isLeft = false;
    await alone(async () => {
      for (;;) {
        const user = owner();
        // Read again each time: another change may have replaced this one meanwhile.
        const [next] = (await storage.readChanges())
          .filter((one) => one.owner === user && one.refusal === undefined)
          .toSorted((one, other) => one.at - other.at);
        if (!next) return;
        isLeft = !(await sendOne(next));
        if (isLeft) return;
      }
    });
    afterSending?.(isLeft);
  }

  /** False if the remaining changes would fail in the same way. */
  async function sendOne(waiting: QueuedChange): Promise<boolean> {
    if (waiting.isOpen && waiting.act.kind === 'inquiry' && now() - waiting.at > keyLives) {
      await refuse(waiting, doubt());
      return true;
    }
    // Recorded before sending, so that a page that is closed meanwhile leaves it as unknown.
    const { refusal: _told, ...open } = { ...waiting, isOpen: true };
    if (!(await storage.updateChange(open))) return true;
    const sent = await send(waiting, async () => (await storage.readChanges()).some(({ id }) => id === waiting.id));
    // The remaining changes would fail too, unless this one was not sent because it was withdrawn.
    if (sent.is === 'unsent') return !(await storage.updateChange(waiting));
    if (sent.is === 'unknown') return false;
    if (sent.is === 'refused') {
      await refuse(waiting, sent.failure.message);
      return true;
    }
    await storage.deleteChanges([waiting.id]);
    await changed();
    onSent(waiting);
    return true;
  }

  async function sendWaiting(): Promise<void> {
    if (line.get() === 'there' && queuedChanges.get().some(({ refusal }) => refusal === undefined)) await sendAll();
  }

  async function refuse(waiting: QueuedChange, refusal: string): Promise<void> {
    const { isOpen: _isOpen, ...closed } = waiting;
    const refused = { ...closed, refusal };
    if (!(await storage.updateChange(refused))) return;
    await changed();
    onRefused(refused);
  }

  async function tryAgain(id: string): Promise<void> {
    const refused = queuedChanges.get().find((one) => one.id === id);
    if (!refused) return;
    const { refusal: _refusal, ...again } = refused;
    // The server has answered the old key and would repeat that answer.
    await storage.writeChange({ ...again, key: randomId(), at: now() });
    await changed();
    await sendAll();
  }

  /** Does not wait for a running attempt, which will find the change gone. */
  async function drop(id: string): Promise<void> {
    const dropped = queuedChanges.get().find((one) => one.id === id);
    await storage.deleteChanges([id]);
    if (dropped) await onDropped(dropped);
    await changed();
  }

  async function dropAll(): Promise<void> {
    await storage.deleteChanges((await storage.readChanges()).map(({ id }) => id));
    await changed();
  }

  function followConnection(look: () => Promise<boolean>): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = looks.first;

    function later(work: () => Promise<void>): void {
      clearTimeout(timer);
      timer = setTimeout(() => void work(), pause);
      pause = Math.min(pause * 2, looks.last);
    }

    function lookLater(): void {
      if (line.get() === 'away') {
        later(lookNow);
        return;
      }
      clearTimeout(timer);
      pause = looks.first;
      void sendWaiting();
    }

    async function lookNow(): Promise<void> {
      // A browser that knows it is offline need not ask.
      if (navigator.onLine && (await look())) line.set('there');
      lookLater();
    }

    // The first attempt on a new connection often fails, and no event reports that the next one may succeed.
    afterSending = (isLeft) => {
      if (!isLeft) pause = looks.first;
      else if (line.get() === 'there') later(sendWaiting);
    };
    window.addEventListener('offline', goAway);
    const stopHearing = () => window.removeEventListener('offline', goAway);
    const stops = [line.subscribe(lookLater), onReconnect(() => void lookNow()), stopHearing];
    if (!navigator.onLine) goAway();
    lookLater();
    return () => {
      afterSending = undefined;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }

  openOutbox({ keep, tryAgain, drop });
  tabs.addEventListener('storage', (event) => {
    // Any tab with a connection sends.
    if (event.key === changeItem) void refresh().then(sendWaiting);
  });
  return { sendAll, refresh, drop, dropAll, followConnection };
}

/** All queued changes in this browser, of any user. */
async function readChanges(): Promise<StoredChange[]> {
  const stored = await withStore('acts', 'readonly', (store) =>
    settled(store.getAll() as IDBRequest<{ id: string; sealed: Bytes }[]>),
  );
  const acts = await Promise.all(stored.map(({ id, sealed }) => unseal(id, sealed)));
  return acts.filter((act): act is StoredChange => act !== undefined);
}

/** Rejects if the browser cannot store it, so that it is never reported as queued by mistake. */
async function writeChange(act: StoredChange): Promise<void> {
  const sealed = await seal(act.id, act);
  if (!sealed) throw new Error('This browser keeps no key.');
  await withStore('acts', 'readwrite', (store) => settled(store.put({ id: act.id, sealed })));
}

/** Updates a queued change. Returns false if it was withdrawn, possibly by another tab. */
async function updateChange(act: StoredChange): Promise<boolean> {
  const sealed = await seal(act.id, act);
  if (!sealed) throw new Error('This browser keeps no key.');
  return withStore('acts', 'readwrite', async (store) => {
    if ((await settled(store.getKey(act.id))) === undefined) return false;
    await settled(store.put({ id: act.id, sealed }));
    return true;
  });
}

async function deleteChanges(ids: readonly string[]): Promise<void> {
  await withStore('acts', 'readwrite', async (store) => {
    await Promise.all(ids.map((id) => settled(store.delete(id))));
  });
}
