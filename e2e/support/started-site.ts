import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface StartedSite {
  address: string;
  stop: () => Promise<void>;
}

/**
 * The product on a free port and a folder of its own, as its command starts it with these settings. It runs while its journey
 * does: a server that starts with all others would draw the home page's pictures in their time.
 */
export async function startSite(settings: Record<string, string>): Promise<StartedSite> {
  const own = { PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...settings };
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(server, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const [, said] = /^GariPort is ready: (\S+)$/.exec(line) ?? [];
      if (said !== undefined) resolve(said);
    });
    server.once('exit', () => reject(new Error('The site ended before it answered.')));
  });
  return {
    address,
    async stop() {
      server.kill('SIGTERM');
      await exit;
    },
  };
}
