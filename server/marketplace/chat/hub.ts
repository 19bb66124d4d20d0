import { setTimeout as wait } from 'node:timers/promises';
import { ResilientClient } from '#server/platform/database/connect.ts';
import type { Hub } from '#server/platform/services.ts';
import { chatChannel } from './messages.ts';

type Listener = (accountId: string) => void;

export function createHub(): Hub {
  const byAccount = new Map<string, Set<Listener>>();
  const notifyFollowers = (accountId: string) => byAccount.get(accountId)?.forEach((listener) => listener(accountId));
  return {
    notify: notifyFollowers,
    notifyAll: () => byAccount.forEach((_, accountId) => notifyFollowers(accountId)),
    follow(accountId, listener) {
      const followers = byAccount.get(accountId) ?? new Set();
      byAccount.set(accountId, followers.add(listener));
      return () => {
        followers.delete(listener);
        if (followers.size === 0 && byAccount.get(accountId) === followers) byAccount.delete(accountId);
      };
    },
    countFollowers: (accountId) => byAccount.get(accountId)?.size ?? 0,
  };
}

const pause = 1000;
/** Without heartbeats, a lost connection would go unnoticed. */
const heartbeat = 10_000;

/**
 * Listens on PostgreSQL for messages written by other nodes and staff commands, on its own connection. The embedded
 * engine has one process and does not need this. A lost connection is reopened until that succeeds.
 */
export async function listenBetweenNodes(databaseUrl: string, hub: Hub): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let client = await connect();

  async function connect(): Promise<ResilientClient> {
    const fresh = new ResilientClient({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5000,
      longestSilence: 3 * heartbeat,
    });
    fresh.on('notification', ({ payload }) => {
      if (payload) hub.notify(payload);
    });
    const listen = () => fresh.query(`listen ${chatChannel}`);
    await fresh.connect();
    await listen();
    // A failure here also closes the connection, which is then reopened.
    const beating = setInterval(() => void listen().catch(() => undefined), heartbeat).unref();
    fresh.once('end', () => {
      clearInterval(beating);
      void reconnect();
    });
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await wait(pause, undefined, { signal: stopping.signal, ref: false });
        client = await connect();
        // If stopped while connecting, close the connection here: nothing else knows of it.
        if (stopping.signal.aborted) await client.end();
        hub.notifyAll();
        return;
      } catch {
        // Still unreachable, or stopped. The loop condition decides.
      }
    }
  }

  return async () => {
    stopping.abort();
    await client.end();
  };
}
