// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { line } from './line.ts';
import { type Act, type Sent, type WaitingAct, waitingActs } from './outbox.ts';
import { runOutbox, type OutboxOptions } from './run-outbox.ts';

const wanjiku = 'wanjiku@example.com';
const hour = 60 * 60_000;
const favorite: Act = { kind: 'favorite', vehicleId: '100001', isSaved: true };
const inquiry = { kind: 'inquiry', vehicleId: '100001', name: 'Vitz', body: { id: '100001' } } as unknown as Act;

let stored: Map<string, WaitingAct>;
let sent: WaitingAct[];
let told: string[];
let now: number;

const waiting = (id: string, act: Act, change: Partial<WaitingAct> = {}): WaitingAct => ({
  id,
  owner: wanjiku,
  key: `key-${id}`,
  at: now,
  act,
  ...change,
});

/** One tab. All tabs share the storage and the lock. */
function open(answer: () => Sent | Promise<Sent>, options: Partial<OutboxOptions> = {}) {
  return runOutbox({
    owner: () => wanjiku,
    async send(act) {
      sent.push(act);
      return answer();
    },
    onSent: ({ id }) => told.push(`sent ${id}`),
    onRefused: ({ id, refusal }) => told.push(`refused ${id}: ${refusal}`),
    async onDropped({ id }) {
      told.push(`dropped ${id}`);
    },
    doubt: () => 'it may have arrived',
    storage: {
      readActs: async () => [...stored.values()],
      writeAct: async (act) => void stored.set(act.id, act),
      async rewriteAct(act) {
        if (!stored.has(act.id)) return false;
        stored.set(act.id, act);
        return true;
      },
      deleteActs: async (ids) => ids.forEach((id) => stored.delete(id)),
    },
    locks: lock(),
    now: () => now,
    ...options,
  });
}

let last: Promise<unknown>;

function lock(): Pick<LockManager, 'request'> {
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work, work);
    return last;
  };
  return { request } as unknown as LockManager;
}

beforeEach(() => {
  stored = new Map();
  [sent, told, now, last] = [[], [], Date.UTC(2026, 10, 22), Promise.resolve()];
  line.set('away');
});

afterEach(() => {
  waitingActs.set([]);
  localStorage.clear();
});

test('What waits is sent in its order, with its own key, and waits no more', async () => {
  stored.set('b', waiting('b', inquiry, { at: now + 1 }));
  stored.set('a', waiting('a', favorite));
  await open(() => ({ is: 'done' })).sendAll();
  expect(sent.map(({ key }) => key)).toEqual(['key-a', 'key-b']);
  expect(told).toEqual(['sent a', 'sent b']);
  expect(stored.size).toBe(0);
});

test('Two tabs that send at the same time send each act once', async () => {
  stored.set('a', waiting('a', favorite));
  const [one, other] = [open(() => ({ is: 'done' })), open(() => ({ is: 'done' }))];
  await Promise.all([one.sendAll(), other.sendAll()]);
  expect(sent).toHaveLength(1);
});

test('Without a line the act stays as it was, and the ones behind it are not tried', async () => {
  stored.set('a', waiting('a', favorite));
  stored.set('b', waiting('b', inquiry, { at: now + 1 }));
  await open(() => ({ is: 'unsent' })).sendAll();
  expect(sent).toHaveLength(1);
  expect([...stored.values()]).toEqual([waiting('a', favorite), waiting('b', inquiry, { at: now + 1 })]);
});

test('An act without an answer is tried again later with the same key, and known to be open', async () => {
  stored.set('a', waiting('a', inquiry));
  const answers: Sent[] = [{ is: 'unknown' }, { is: 'done' }];
  const outbox = open(() => answers.shift() ?? { is: 'done' });
  await outbox.sendAll();
  expect(stored.get('a')?.isOpen).toBe(true);
  await outbox.sendAll();
  expect(sent.map(({ key }) => key)).toEqual(['key-a', 'key-a']);
  expect(told).toEqual(['sent a']);
});

test('A page that is closed while it sends has left the act open', async () => {
  stored.set('a', waiting('a', inquiry));
  const { promise, resolve } = Promise.withResolvers<Sent>();
  const sending = open(() => promise).sendAll();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(stored.get('a')?.isOpen).toBe(true);
  resolve({ is: 'done' });
  await sending;
});

test('An inquiry that may have arrived a day ago is not sent again by itself: the server has forgotten its key', async () => {
  stored.set('a', waiting('a', inquiry, { at: now - 21 * hour, isOpen: true }));
  await open(() => ({ is: 'done' })).sendAll();
  expect(sent).toEqual([]);
  expect(told).toEqual(['refused a: it may have arrived']);
});

test('What is refused is told with the reason and waits for its user, while the others are sent', async () => {
  stored.set('a', waiting('a', inquiry));
  stored.set('b', waiting('b', favorite, { at: now + 1 }));
  const answers: Sent[] = [{ is: 'refused', failure: { message: 'The vehicle is sold' } }, { is: 'done' }];
  const outbox = open(() => answers.shift() ?? { is: 'done' });
  await outbox.sendAll();
  expect(told).toEqual(['refused a: The vehicle is sold', 'sent b']);
  await outbox.sendAll();
  expect(sent).toHaveLength(2);
});

test('Another user’s act is not sent in the name of the one who is logged in', async () => {
  stored.set('a', waiting('a', favorite, { owner: 'otieno@example.com' }));
  await open(() => ({ is: 'done' })).sendAll();
  expect(sent).toEqual([]);
  expect(stored.size).toBe(1);
});

test('An act that was not carried out in this tab is shown in the other', async () => {
  const changed: ((event: StorageEvent) => void)[] = [];
  const tabs = { addEventListener: (_type: string, listen: never) => void changed.push(listen) };
  open(() => ({ is: 'done' }), { tabs: tabs as never });
  stored.set('a', waiting('a', favorite));
  changed[0]?.(new StorageEvent('storage', { key: 'outboxChange' }));
  await vi.waitFor(() => expect(waitingActs.get().map(({ id }) => id)).toEqual(['a']));
});

test('Whoever logs out drops all that waits', async () => {
  stored.set('a', waiting('a', favorite));
  const outbox = open(() => ({ is: 'done' }));
  await outbox.dropAll();
  expect(stored.size).toBe(0);
  expect(waitingActs.get()).toEqual([]);
});

describe('an act that is withdrawn while it is tried', () => {
  async function withdrawDuring(answer: Sent) {
    stored.set('a', waiting('a', inquiry));
    stored.set('b', waiting('b', favorite, { at: now + 1 }));
    const { promise, resolve } = Promise.withResolvers<Sent>();
    const waited: boolean[] = [];
    const outbox = open(() => ({ is: 'done' }), {
      async send(act, stillWaits) {
        sent.push(act);
        if (act.id === 'b') return { is: 'done' };
        const outcome = await promise;
        waited.push(await stillWaits());
        return outcome;
      },
    });
    await outbox.refresh();
    const sending = outbox.sendAll();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await outbox.drop('a');
    resolve(answer);
    await sending;
    return waited;
  }

  it.each<Sent>([{ is: 'unsent' }, { is: 'refused', failure: { message: 'No' } }])(
    'stays withdrawn when the try ends as $is, and lets the next one go',
    async (answer) => {
      expect(await withdrawDuring(answer)).toEqual([false]);
      expect(told).toEqual(['dropped a', 'sent b']);
      expect(stored.size).toBe(0);
    },
  );

  it('is still reported as sent when it had arrived', async () => {
    await withdrawDuring({ is: 'done' });
    expect(told).toEqual(['dropped a', 'sent a', 'sent b']);
  });
});
