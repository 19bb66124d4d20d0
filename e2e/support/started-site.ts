import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface StartedSite {
  address: string;
  stop: () => Promise<void>;
}

/**
 * The product on a free port with its own folder, started by its command with these settings. It runs only during its
 * journey: a server that starts with the others would encode the home page's pictures at the same time.
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
