import { partnerId } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { describeStart } from '../server/operations/describe-start.ts';
import { stopOnSignal } from '../server/operations/stop-on-signal.ts';
import { serveSite } from '../server/site/serve-site.ts';
import { startServer } from '../server/start-server.ts';
import { describeKey } from '../server/wire/discovery.ts';
import { startOrExplain } from '../server/wire/start-or-explain.ts';
import { buildStaleSite } from './stale-site.ts';

// The product as it runs: the marketplace server, and the built site from the same origin.
await startOrExplain(async () => {
  const config = readConfig();
  await buildStaleSite();
  const server = await startServer(config, {
    extend: (app, keyring, services) =>
      serveSite(app, {
        folder: 'dist',
        envelope: describeKey(partnerId, keyring.current),
        publicUrl: config.publicUrl,
        ...(config.mobileSiteUrl !== undefined && { mobileUrl: config.mobileSiteUrl }),
        ...(config.siteVerification !== undefined && { siteVerification: config.siteVerification }),
        hasConsole: config.isDevelopment,
        services,
      }),
  });
  stopOnSignal(server);
  for (const line of await describeStart(config, server)) console.log(line);
});
