import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { readPort } from '#server/platform/settings/config.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { claimPort, loopback } from '#wire/host/start.ts';

// Serves the site from source on the real server, which restarts when its own code changes.
await startOrExplain(async () => {
  const port = readPort('PORT', 5173);
  const serverPort = readPort('SERVER_PORT', 4000);
  const url = `http://${loopback}:${serverPort}`;
  const vite = await createServer({
    server: {
      host: loopback,
      port,
      strictPort: true,
      proxy: Object.fromEntries(
        ['/api', '/pictures', '/videos', '/files', '/chat', '/dev', '/callbacks'].map((path) => [
          path,
          { target: url, ws: path === '/chat' },
        ]),
      ),
    },
  });
  process.env['API_URL'] = url;
  await claimPort(port, 'PORT', () => vite.listen());
  // Must come last: processes that were started would outlive a start that fails.
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/serve.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: `http://${loopback}:${port}` },
  });
  console.log(`site  http://${loopback}:${port}/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.kill(signal);
      void vite.close();
    });
  }
});
