import { Worker } from 'node:worker_threads';
import { createCrew, type Hand } from '../../../server/crew/crew.ts';
import type { RenderOptions } from '../render.ts';
import type { Commission, Delivery } from './artist.ts';
import type { Subject } from './subject.ts';

/** Draws pictures in worker threads, since a drawing blocks a thread for longer than a call may wait. */
export interface Studio {
  /** Rejects with `TooBusy` when the queue is full. */
  render(subject: Subject, options: RenderOptions): Promise<Buffer>;
}

export interface StudioOptions {
  artists?: number;
  longestQueue?: number;
  /** Milliseconds that a picture may take, including the start of a thread. */
  patience?: number;
}

export function createStudio({ artists = 2, longestQueue = 200, patience = 30_000 }: StudioOptions = {}): Studio {
  const commission = createCrew<Commission, Delivery>({
    hire: hireArtist,
    isDelivery: (told): told is Delivery => 'picture' in told || 'failure' in told,
    most: artists,
    longestQueue,
    patience,
    rest: 30_000,
  });
  return {
    async render(subject, options) {
      const delivery = await commission({ subject, options });
      if ('failure' in delivery) throw new Error(`A picture could not be drawn: ${delivery.failure}`);
      return Buffer.from(delivery.picture);
    },
  };
}

function hireArtist(): Hand<Commission> {
  // Drawing threads need none of this process's flags.
  const artist = new Worker(new URL('./artist.ts', import.meta.url), { execArgv: [] });
  return {
    events: artist,
    give: (order) => artist.postMessage(order, []),
    hold: (isAtWork) => (isAtWork ? artist.ref() : artist.unref()),
    dismiss: () => void artist.terminate(),
  };
}
