import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Hub } from './hub.ts';
import { chatChannel } from './messages.ts';

const pause = 1000;

/**
 * Hears from PostgreSQL what other nodes and the staff's commands have written, on a connection of its own. The embedded
 * engine has one process and needs none of this. A connection that breaks is opened again for as long as it takes.
 */
export async function listenBetweenNodes(databaseUrl: string, hub: Hub): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let client = await connect();

  async function connect(): Promise<Client> {
    const fresh = new Client({ connectionString: databaseUrl, keepAlive: true });
    // Without a listener an error would end the process; the end that follows it is what we act on.
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload }) => {
      if (payload) hub.tell(payload);
    });
    await fresh.connect();
    await fresh.query(`listen ${chatChannel}`);
    fresh.once('end', () => void reconnect());
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
