// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { idempotencyKeyLifetime } from '#wire/idempotency.ts';
import { line } from '#shared/state/connection.ts';
import { type Act, type Sent, type QueuedChange, queuedChanges } from './outbox.ts';
import { runOutbox, type OutboxOptions } from './run-outbox.ts';

const wanjiku = 'wanjiku@example.com';
const hour = 60 * 60_000;
const favorite: Act = { kind: 'favorite', vehicleId: '100001', isSaved: true };
const proof: Act = { kind: 'proof', orderId: '500001', call: 'payDeposit', status: 0 };
const inquiry = { kind: 'inquiry', vehicleId: '100001', name: 'Vitz', body: { id: '100001' } } as unknown as Act;

let stored: Map<string, QueuedChange>;
let sent: QueuedChange[];
let reported: string[];
let now: number;

const waiting = (id: string, act: Act, change: Partial<QueuedChange> = {}): QueuedChange => ({
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
    onSent: ({ id }) => reported.push(`sent ${id}`),
    onRefused: ({ id, refusal }) => reported.push(`refused ${id}: ${refusal}`),
    async onDropped({ id }) {
      reported.push(`dropped ${id}`);
    },
    doubt: ({ kind }) => `the ${kind} may have arrived`,
    storage: {
      readChanges: async () => [...stored.values()],
      writeChange: async (act) => void stored.set(act.id, act),
      async updateChange(act) {
        if (!stored.has(act.id)) return false;
        stored.set(act.id, act);
        return true;
      },
      deleteChanges: async (ids) => ids.forEach((id) => stored.delete(id)),
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
  [sent, reported, now, last] = [[], [], Date.UTC(2026, 10, 22), Promise.resolve()];
  line.set('away');
});

afterEach(() => {
  vi.useRealTimers();
  queuedChanges.set([]);
  localStorage.clear();
});

test('sends queued changes in order with their own keys, and removes them', async () => {
  stored.set('b', waiting('b', inquiry, { at: now + 1 }));
  stored.set('a', waiting('a', favorite));
  await open(() => ({ is: 'done' })).sendAll();
  expect(sent.map(({ key }) => key)).toEqual(['key-a', 'key-b']);
  expect(reported).toEqual(['sent a', 'sent b']);
  expect(stored.size).toBe(0);
});

test('sends each change once from two tabs that send at the same time', async () => {
  stored.set('a', waiting('a', favorite));
  const [one, other] = [open(() => ({ is: 'done' })), open(() => ({ is: 'done' }))];
  await Promise.all([one.sendAll(), other.sendAll()]);
  expect(sent).toHaveLength(1);
});

test('leaves changes unchanged without a connection, and does not try the next ones', async () => {
  stored.set('a', waiting('a', favorite));
  stored.set('b', waiting('b', inquiry, { at: now + 1 }));
  await open(() => ({ is: 'unsent' })).sendAll();
  expect(sent).toHaveLength(1);
  expect([...stored.values()]).toEqual([waiting('a', favorite), waiting('b', inquiry, { at: now + 1 })]);
});

test('retries a change without an answer later with the same key, marked as unknown', async () => {
  stored.set('a', waiting('a', inquiry));
  const answers: Sent[] = [{ is: 'unknown' }, { is: 'done' }];
  const outbox = open(() => answers.shift() ?? { is: 'done' });
  await outbox.sendAll();
  expect(stored.get('a')?.isOpen).toBe(true);
  await outbox.sendAll();
  expect(sent.map(({ key }) => key)).toEqual(['key-a', 'key-a']);
  expect(reported).toEqual(['sent a']);
});

test('sends a change again by itself when attempts on the new connection fail, less and less often', async () => {
  vi.useFakeTimers();
  stored.set('a', waiting('a', inquiry));
  const answers: Sent[] = [{ is: 'unsent' }, { is: 'unknown' }, { is: 'done' }];
  const outbox = open(() => answers.shift() ?? { is: 'done' });
  await outbox.refresh();
  const stop = outbox.followConnection(async () => true);
  line.set('there');
  const sentAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return sent.length;
  };
  expect([await sentAfter(3999), await sentAfter(1), await sentAfter(7999), await sentAfter(1)]).toEqual([1, 2, 2, 3]);
  expect(await sentAfter(hour)).toBe(3);
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['key-a']));
  stop();
});

test('marks a change as unknown if the page closes while sending', async () => {
  stored.set('a', waiting('a', inquiry));
  const { promise, resolve } = Promise.withResolvers<Sent>();
  const sending = open(() => promise).sendAll();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(stored.get('a')?.isOpen).toBe(true);
  resolve({ is: 'done' });
  await sending;
});

test.each([inquiry, proof])(
  'does not resend the $kind that may have arrived, if a backend may forget its key within an hour',
  async (change) => {
    stored.set('a', waiting('a', change, { at: now - idempotencyKeyLifetime + hour, isOpen: true }));
    await open(() => ({ is: 'done' })).sendAll();
    expect(sent).toEqual([]);
    expect(reported).toEqual([`refused a: the ${change.kind} may have arrived`]);
  },
);

test('repeats a change whose first answer is lost, even if it has waited for a day', async () => {
  stored.set('a', waiting('a', proof, { at: now - 21 * hour }));
  const answers: Sent[] = [{ is: 'unknown' }, { is: 'done' }];
  const outbox = open(() => answers.shift() ?? { is: 'done' });
  await outbox.sendAll();
  await outbox.sendAll();
  expect(sent.map(({ key }) => key)).toEqual(['key-a', 'key-a']);
  expect(reported).toEqual(['sent a']);
});

test('keeps a refused change with its reason for the user, and sends the others', async () => {
  stored.set('a', waiting('a', inquiry));
  stored.set('b', waiting('b', favorite, { at: now + 1 }));
  const answers: Sent[] = [{ is: 'refused', failure: { message: 'The vehicle is sold' } }, { is: 'done' }];
  const outbox = open(() => answers.shift() ?? { is: 'done' });
  await outbox.sendAll();
  expect(reported).toEqual(['refused a: The vehicle is sold', 'sent b']);
  await outbox.sendAll();
  expect(sent).toHaveLength(2);
});

test('does not send another user’s change', async () => {
  stored.set('a', waiting('a', favorite, { owner: 'otieno@example.com' }));
  await open(() => ({ is: 'done' })).sendAll();
  expect(sent).toEqual([]);
  expect(stored.size).toBe(1);
});

test('shows a change that failed in this tab in the other tab', async () => {
  const changed: ((event: StorageEvent) => void)[] = [];
  const tabs = { addEventListener: (_type: string, listen: never) => void changed.push(listen) };
  open(() => ({ is: 'done' }), { tabs: tabs as never });
  stored.set('a', waiting('a', favorite));
  changed[0]?.(new StorageEvent('storage', { key: 'outboxChange' }));
  await vi.waitFor(() => expect(queuedChanges.get().map(({ id }) => id)).toEqual(['a']));
});

test('discards the queued changes of the user who logs out, and keeps those of others', async () => {
  stored.set('a', waiting('a', favorite));
  stored.set('b', waiting('b', favorite, { owner: 'otieno@example.com' }));
  const outbox = open(() => ({ is: 'done' }));
  await outbox.dropAll(wanjiku);
  expect([...stored.keys()]).toEqual(['b']);
  expect(queuedChanges.get()).toEqual([]);
});

describe('a change that is withdrawn while it is being sent', () => {
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
    'stays withdrawn when the attempt ends as $is, and lets the next one continue',
    async (answer) => {
      expect(await withdrawDuring(answer)).toEqual([false]);
      expect(reported).toEqual(['dropped a', 'sent b']);
      expect(stored.size).toBe(0);
    },
  );

  it('is still reported as sent if it had arrived', async () => {
    await withdrawDuring({ is: 'done' });
    expect(reported).toEqual(['dropped a', 'sent a', 'sent b']);
  });
});
