import { Worker } from 'node:worker_threads';
import type { RenderOptions } from '../render.ts';
import type { Commission, Delivery } from './artist.ts';
import type { Subject } from './subject.ts';
import { createTurns } from './turns.ts';

/** Draws pictures in threads of its own, since a drawing keeps a thread busy for longer than any call may wait. */
export interface Studio {
  /** Rejects with `TooBusy` where too many wait already. */
  render(subject: Subject, options: RenderOptions): Promise<Buffer>;
}

export interface StudioOptions {
  artists?: number;
  longestQueue?: number;
  /** Milliseconds that a picture may take, the start of a thread included. */
  patience?: number;
}

/** Artists are hired when they are needed; one that has nothing to do keeps no process alive. */
export function createStudio({ artists = 2, longestQueue = 200, patience = 30_000 }: StudioOptions = {}): Studio {
  const takeTurn = createTurns(artists, longestQueue);
  const idle = new Set<Worker>();

  function hire(): Worker {
    // Whatever flags this process was started with, an artist needs none of them.
    const artist = new Worker(new URL('./artist.ts', import.meta.url), { execArgv: [] });
    artist.on('exit', () => idle.delete(artist));
    // Told to whoever waits for its picture; without a listener it would end the process.
    artist.on('error', () => idle.delete(artist));
    return artist;
  }

  async function commission(order: Commission): Promise<Buffer> {
    const [artist = hire()] = idle;
    idle.delete(artist);
    artist.ref();
    try {
      const delivery = await ask(artist, order, patience);
      idle.add(artist);
      if ('failure' in delivery) throw new Error(`A picture could not be drawn: ${delivery.failure}`);
      return Buffer.from(delivery.picture);
    } finally {
      if (idle.has(artist)) artist.unref();
      else void artist.terminate();
    }
  }

  return { render: (subject, options) => takeTurn(() => commission({ subject, options })) };
}

/** Rejects where the artist ends, or is still drawing when patience does: it is of no use any more then. */
async function ask(artist: Worker, order: Commission, patience: number): Promise<Delivery> {
  const over = new AbortController();
  try {
    return await new Promise<Delivery>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`A picture took longer than ${patience} ms.`)), patience);
      over.signal.addEventListener('abort', () => clearTimeout(late));
      // Node's watch mode lets threads tell which files they load; that is no delivery.
      const hear = (told: Delivery | object) => {
        if ('picture' in told || 'failure' in told) resolve(told);
      };
      const ended = (code: number) => reject(new Error(`An artist ended with ${code}.`));
      artist.on('message', hear).on('error', reject).on('exit', ended);
      over.signal.addEventListener('abort', () => {
        artist.off('message', hear).off('error', reject).off('exit', ended);
      });
      artist.postMessage(order, []);
    });
  } finally {
    over.abort();
  }
}
