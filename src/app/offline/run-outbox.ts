import { randomId } from '../../../wire/bytes.ts';
import { onLineBack } from '../../api/ask-until-known.ts';
import { openLocalStorage } from '../../api/local-storage.ts';
import { type StoredAct, deleteActs, readActs, rewriteAct, writeAct } from './kept-acts.ts';
import { line } from './line.ts';
import {
  type Act,
  isSameMatter,
  openOutbox,
  type OpenOutbox,
  type Sent,
  type WaitingAct,
  waitingActs,
} from './outbox.ts';

const changeItem = 'outboxChange';
const lockName = 'gariport-outbox';
/** The server knows an idempotency key for a day. What may have arrived longer ago is not sent again unasked. */
const keyLives = 20 * 60 * 60_000;
/** Where the browser does not tell that the line is back, it is looked for, at first often, in milliseconds. */
const looks = { first: 4000, last: 60_000 };

export interface OutboxOptions {
  /** The e-mail of whoever is logged in. */
  owner: () => string | undefined;
  /** `stillWaits` says whether the act has not been withdrawn meanwhile. */
  send: (waiting: WaitingAct, stillWaits: () => Promise<boolean>) => Promise<Sent>;
  onSent: (waiting: WaitingAct) => void;
  onRefused: (waiting: WaitingAct) => void;
  /** Deletes what else the browser keeps for an act that was withdrawn. */
  onDropped: (waiting: WaitingAct) => Promise<void>;
  /** Says why nobody sends by itself what may have arrived long ago. */
  doubt: () => string;
  storage?: typeof usual;
  locks?: Pick<LockManager, 'request'> | undefined;
  tabs?: Pick<Window, 'addEventListener'>;
  now?: () => number;
}

export interface Outbox extends Pick<OpenOutbox, 'drop'> {
  /** Sends all that waits, one after the other, in one tab alone. */
  sendAll: () => Promise<void>;
  /** Reads again what waits, for whoever is logged in now. */
  refresh: () => Promise<void>;
  /** Drops all that its user has done, as they log out. */
  dropAll: () => Promise<void>;
  /** Sends as soon as there is a line; answers how to stop that. */
  followLine: (look: () => Promise<boolean>) => () => void;
}

const usual = { readActs, writeAct, rewriteAct, deleteActs };

const goAway = () => line.set('away');

/** Keeps what was done without a line, and sends it once when the line is back. */
export function runOutbox(options: OutboxOptions): Outbox {
  const { owner, send, onSent, onRefused, onDropped, doubt, storage = usual, tabs = window, now = Date.now } = options;
  // Older browsers have none; the idempotency key then keeps two tabs from doing the same twice.
  const { locks = (navigator as Partial<Navigator>).locks } = options;
  const ticks = openLocalStorage();

  async function refresh(): Promise<void> {
    const user = owner();
    const acts = user === undefined ? [] : await storage.readActs().catch((): StoredAct[] => []);
    waitingActs.set(acts.filter((one) => one.owner === user).toSorted((one, other) => one.at - other.at));
  }

  /** Tells this page and the other tabs. */
  async function changed(): Promise<void> {
    ticks.setItem(changeItem, randomId());
    await refresh();
  }

  async function keep(act: Act, key: string, isOpen: boolean): Promise<WaitingAct | undefined> {
    const user = owner();
    if (user === undefined) return undefined;
    const waiting: WaitingAct = { id: randomId(), owner: user, key, at: now(), act, ...(isOpen && { isOpen }) };
    await alone(async () => {
      const earlier = (await storage.readActs()).filter((one) => one.owner === user && isSameMatter(one.act, act));
      await storage.writeAct(waiting);
      await storage.deleteActs(earlier.map(({ id }) => id));
    });
    await changed();
    void sendWaiting();
    return waiting;
  }

  function alone(work: () => Promise<void>): Promise<void> {
    return locks ? locks.request(lockName, work) : work();
  }

  async function sendAll(): Promise<void> {
    await alone(async () => {
      for (;;) {
        const user = owner();
        // Read anew each time: another act may have taken the place of this one meanwhile.
        const [next] = (await storage.readActs())
          .filter((one) => one.owner === user && one.refusal === undefined)
          .toSorted((one, other) => one.at - other.at);
        if (!next || !(await sendOne(next))) return;
      }
    });
  }

  /** False where the others would fare no better. */
  async function sendOne(waiting: WaitingAct): Promise<boolean> {
    if (waiting.isOpen && waiting.act.kind === 'inquiry' && now() - waiting.at > keyLives) {
      await refuse(waiting, doubt());
      return true;
    }
    // Noted before it is sent: a page that is closed on the way has left it open.
    const { refusal: _told, ...open } = { ...waiting, isOpen: true };
    if (!(await storage.rewriteAct(open))) return true;
    const sent = await send(waiting, async () => (await storage.readActs()).some(({ id }) => id === waiting.id));
    // Those behind it would fare no better, unless it is unsent because it was withdrawn.
    if (sent.is === 'unsent') return !(await storage.rewriteAct(waiting));
    if (sent.is === 'unknown') return false;
    if (sent.is === 'refused') {
      await refuse(waiting, sent.failure.message);
      return true;
    }
    await storage.deleteActs([waiting.id]);
    await changed();
    onSent(waiting);
    return true;
  }

  async function sendWaiting(): Promise<void> {
    if (line.get() === 'there' && waitingActs.get().some(({ refusal }) => refusal === undefined)) await sendAll();
  }

  async function refuse(waiting: WaitingAct, refusal: string): Promise<void> {
    const { isOpen: _isOpen, ...closed } = waiting;
    const refused = { ...closed, refusal };
    if (!(await storage.rewriteAct(refused))) return;
    await changed();
    onRefused(refused);
  }

  async function tryAgain(id: string): Promise<void> {
    const refused = waitingActs.get().find((one) => one.id === id);
    if (!refused) return;
    const { refusal: _refusal, ...again } = refused;
    // The server has answered the old key, and would answer the same.
    await storage.writeAct({ ...again, key: randomId(), at: now() });
    await changed();
    await sendAll();
  }

  /** Does not wait for a try that is under way: that one finds the act gone. */
  async function drop(id: string): Promise<void> {
    const dropped = waitingActs.get().find((one) => one.id === id);
    await storage.deleteActs([id]);
    if (dropped) await onDropped(dropped);
    await changed();
  }

  async function dropAll(): Promise<void> {
    await storage.deleteActs((await storage.readActs()).map(({ id }) => id));
    await changed();
  }

  function followLine(look: () => Promise<boolean>): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = looks.first;

    function lookLater(): void {
      clearTimeout(timer);
      if (line.get() === 'there') {
        pause = looks.first;
        void sendWaiting();
        return;
      }
      timer = setTimeout(() => void lookNow(), pause);
      pause = Math.min(pause * 2, looks.last);
    }

    async function lookNow(): Promise<void> {
      // A browser that knows that it has no network need not ask.
      if (navigator.onLine && (await look())) line.set('there');
      lookLater();
    }

    window.addEventListener('offline', goAway);
    const stopHearing = () => window.removeEventListener('offline', goAway);
    const stops = [line.subscribe(lookLater), onLineBack(() => void lookNow()), stopHearing];
    if (!navigator.onLine) goAway();
    lookLater();
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }

  openOutbox({ keep, tryAgain, drop });
  tabs.addEventListener('storage', (event) => {
    // Whichever tab has a line sends.
    if (event.key === changeItem) void refresh().then(sendWaiting);
  });
  return { sendAll, refresh, drop, dropAll, followLine };
}
