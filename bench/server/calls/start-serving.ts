import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Serving extends Ready {
  processorTime(): Promise<number>;
  stop(): Promise<void>;
}

export async function startServing(databaseUrl: string): Promise<Serving> {
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), [databaseUrl]);
  const ready = new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    ...(await ready),
    async processorTime() {
      const answer = once(child, 'message');
      child.send('processor time');
      const [spent] = (await answer) as [Spent];
      return spent.processorTime;
    },
    async stop() {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}

/** The message of the serving process once it listens. */
export interface Ready {
  origin: string;
  serverKey: { id: string; publicKey: string };
}

/** Milliseconds of CPU time that the serving process has used. */
export interface Spent {
  processorTime: number;
}
