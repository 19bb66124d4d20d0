import { setTimeout as wait } from 'node:timers/promises';
import { SturdyClient } from '../database/connect.ts';
import type { Hub } from './hub.ts';
import { chatChannel } from './messages.ts';

const pause = 1000;
/** A connection that has nothing to say would not be missed when it is lost. */
const heartbeat = 10_000;

/**
 * Hears from PostgreSQL what other nodes and the staff's commands have written, on a connection of its own. The embedded
 * engine has one process and needs none of this. A connection that breaks is opened again for as long as it takes.
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
    // What fails here ends the connection too.
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
        // Stopped while it was connecting: nobody else knows of this one.
        if (stopping.signal.aborted) await client.end();
        hub.tellAll();
        return;
      } catch {
        // Stopped, or still out of reach: the loop's condition tells which.
      }
    }
  }

  return async () => {
    stopping.abort();
    await client.end();
  };
}
