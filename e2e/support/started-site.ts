import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface StartedSite {
  address: string;
  stop: () => Promise<void>;
}

/**
 * The product on a port and a folder of its own, as its command starts it with these settings. It runs while its journey
 * does: a server that starts with all others would draw the home page's pictures in their time.
 */
export async function startSite(port: number, settings: Record<string, string>): Promise<StartedSite> {
  const own = { PORT: String(port), LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...settings };
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(server, 'exit');
  const address = `http://127.0.0.1:${port}`;
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.startsWith('GariPort is ready')) resolve();
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
