import type { CompressResult, CompressTask } from './compress-worker.ts';

type Give = (blob: Blob | undefined) => void;

const waiting = new Map<number, { file: File; give: Give }>();
let worker: Worker | undefined;
let count = 0;

/** Compresses a picture for slow connections. Resolves to undefined if the file is not a picture. */
export function compressPicture(file: File): Promise<Blob | undefined> {
  // An older browser sends the picture as it is.
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(file);
  worker ??= start();
  const port = worker;
  count += 1;
  const task: CompressTask = { id: count, file };
  return new Promise((give) => {
    waiting.set(task.id, { file, give });
    port.postMessage(task);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./compress-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<CompressResult>) => {
    waiting.get(data.id)?.give(data.blob);
    waiting.delete(data.id);
  });
  started.addEventListener('error', () => {
    // The worker could not be loaded. These pictures are sent uncompressed, and the next ones try again.
    for (const { file, give } of waiting.values()) give(file);
    waiting.clear();
    started.terminate();
    worker = undefined;
  });
  return started;
}
