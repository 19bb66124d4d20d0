import { setTimeout as wait } from 'node:timers/promises';
import { SturdyClient } from '../database/connect.ts';
import type { Hub } from '../services/services.ts';
import { chatChannel } from './messages.ts';

type Listener = (accountId: string) => void;

export function createHub(): Hub {
  const byAccount = new Map<string, Set<Listener>>();
  const tellFollowers = (accountId: string) => byAccount.get(accountId)?.forEach((listener) => listener(accountId));
  return {
    tell: tellFollowers,
    tellAll: () => byAccount.forEach((_, accountId) => tellFollowers(accountId)),
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
/** Without this, nobody would notice that a silent connection is lost. */
const heartbeat = 10_000;

/**
 * Hears from PostgreSQL what other nodes and the staff's commands have written, on a connection of its own. The
 * embedded engine has one process and does not need this. A connection that breaks is opened again until that succeeds.
 */
export async function listenBetweenNodes(databaseUrl: string, hub: Hub): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let client = await connect();

  async function connect(): Promise<SturdyClient> {
    const fresh = new SturdyClient({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5000,
      longestSilence: 3 * heartbeat,
    });
    fresh.on('notification', ({ payload }) => {
      if (payload) hub.tell(payload);
    });
    const listen = () => fresh.query(`listen ${chatChannel}`);
    await fresh.connect();
    await listen();
    // A failure here also ends the connection, which is then opened again.
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
        // If we were stopped while connecting, nobody else knows of this connection.
        if (stopping.signal.aborted) await client.end();
        hub.tellAll();
        return;
      } catch {
        // The server is still out of reach, or we were stopped. The loop's condition tells which.
      }
    }
  }

  return async () => {
    stopping.abort();
    await client.end();
  };
}
