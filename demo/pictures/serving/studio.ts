import { Worker } from 'node:worker_threads';
import { createCrew, type Hand } from '../../../server/crew/crew.ts';
import type { RenderOptions } from '../render.ts';
import type { Commission, Delivery } from './artist.ts';
import type { Subject } from './subject.ts';

/** Draws pictures in threads of its own, since a drawing keeps a thread busy for longer than a call may wait. */
export interface Studio {
  /** Rejects with `TooBusy` if too many wait already. */
  render(subject: Subject, options: RenderOptions): Promise<Buffer>;
}

export interface StudioOptions {
  artists?: number;
  longestQueue?: number;
  /** How many milliseconds a picture may take, the start of a thread included. */
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
  // An artist needs none of the flags that this process was started with.
  const artist = new Worker(new URL('./artist.ts', import.meta.url), { execArgv: [] });
  return {
    events: artist,
    give: (order) => artist.postMessage(order, []),
    hold: (isAtWork) => (isAtWork ? artist.ref() : artist.unref()),
    dismiss: () => void artist.terminate(),
  };
}
