import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The server as a process of its own, which can be killed and started again. */
export interface ApiProcess {
  /** The API's base; another one after every start. */
  readonly target: string;
  /** Changes with every start; undefined when it has ended. */
  readonly pid: number | undefined;
  start(): Promise<void>;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

export async function spawnApi(environment: Record<string, string>): Promise<ApiProcess> {
  let child: ChildProcess;
  let target = '';

  async function start(): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ...environment,
    };
    child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    target = `${await readAddress(child)}/api`;
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
    start,
    async kill(signal) {
      if (hasEnded()) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (text: Buffer) => {
      said += text.toString();
      const address = /is ready: (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`The server ended at its start (${code}): ${said}`)));
  });
}
