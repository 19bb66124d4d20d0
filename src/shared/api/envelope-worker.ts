import { loadEnvelope } from '#wire/envelope/load-envelope.ts';
import { serveEnvelope, type WorkerMessage } from './serve-envelope.ts';

// Runs in a module worker; large payloads are sealed and their answers opened here, off the main thread.
const serve = serveEnvelope(loadEnvelope, (result) => postMessage(result));

addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => void serve(data));
