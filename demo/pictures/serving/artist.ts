import { parentPort } from 'node:worker_threads';
import { renderPicture, type RenderOptions } from '../render.ts';
import { drawSubject, type Subject } from './subject.ts';

/** The job sent to a drawing thread. */
export interface Commission {
  subject: Subject;
  options: RenderOptions;
}

export type Delivery = { picture: Uint8Array } | { failure: string };

parentPort?.on('message', (order: Commission) => {
  void deliver(order).then((delivery) => parentPort?.postMessage(delivery, []));
});

async function deliver({ subject, options }: Commission): Promise<Delivery> {
  try {
    return { picture: await renderPicture(drawSubject(subject), options) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
