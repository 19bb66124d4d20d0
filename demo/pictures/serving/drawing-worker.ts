import { parentPort } from 'node:worker_threads';
import { renderPicture, type RenderOptions } from '../render.ts';
import { drawSubject, type Subject } from './subject.ts';

/** The job sent to a drawing thread. */
export interface DrawingJob {
  subject: Subject;
  options: RenderOptions;
}

export type DrawingResult = { picture: Uint8Array } | { failure: string };

parentPort?.on('message', (job: DrawingJob) => {
  void draw(job).then((result) => parentPort?.postMessage(result, []));
});

async function draw({ subject, options }: DrawingJob): Promise<DrawingResult> {
  try {
    return { picture: await renderPicture(drawSubject(subject), options) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
