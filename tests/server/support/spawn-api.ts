import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The server as a separate process that can be killed and restarted. */
export interface ApiProcess {
  /** The API's base; it changes with every start. */
  readonly target: string;
  /** Changes with every start; undefined once it has ended. */
  readonly pid: number | undefined;
  /** All output since its last start; of its log only what LOG_LEVEL lets through. */
  readonly output: string;
  start(): Promise<void>;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts it from this folder, or from another with a version of the product. */
export async function spawnApi(environment: Record<string, string>, directory = '.'): Promise<ApiProcess> {
  let child: ChildProcess;
  let target = '';
  let output = '';

  async function start(): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ...environment,
    };
    output = '';
    child = spawn(process.execPath, ['scripts/serve.ts'], { env, cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] });
    target = await new Promise((resolve, reject) => {
      const read = (text: Buffer) => {
        output += text.toString();
        const address = /is ready: (\S+)/.exec(output)?.[1];
        if (address) resolve(`${address}/api`);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.on('exit', (code) => reject(new Error(`The server ended at its start (${code}): ${output}`)));
    });
  }

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  await start();
  return {
    get target() {
      return target;
    },
    get pid() {
      return hasEnded() ? undefined : child.pid;
    },
    get output() {
      return output;
    },
    start,
    async kill(signal) {
      if (hasEnded()) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
}
