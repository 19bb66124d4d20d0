import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Target } from './target.ts';

export interface CallServer {
  target: Target;
  stop: () => void;
}

/** `folder` holds the files of the benchmark's page, if there is one. */
export function startServer(folder: string | undefined): Promise<CallServer> {
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), folder === undefined ? [] : [folder], {
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (target) => resolve({ target: target as Target, stop: () => child.disconnect() }));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}
