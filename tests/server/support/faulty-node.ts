import { readConfig } from '#server/platform/settings/config.ts';
import { startServer } from '#server/start-server.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';
import { serveSite } from '#server/site/serve-site.ts';

// A node of the product whose site is in the given folder, and that uses a gigabyte more after SIGUSR2.

const config = readConfig();
const server = await startServer(config, {
  extend: (app, { envelope, services, rendering }) =>
    serveSite(app, {
      folder: process.argv[2] ?? '',
      envelope,
      publicUrl: config.publicUrl,
      mobileUrl: '',
      loginPaths: config.mobileLoginPaths,
      hasConsole: false,
      services,
      rendering,
    }),
});
stopOnSignal(server);
const hoard: Buffer[] = [];
process.on('SIGUSR2', () => hoard.push(Buffer.alloc(1e9, 1)));
console.log(`is ready: ${server.address}`);
