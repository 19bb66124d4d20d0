import { readConfig } from './config.ts';
import { describeStart } from './operations/describe-start.ts';
import { stopOnSignal } from './operations/stop-on-signal.ts';
import { serveSite } from './site/serve-site.ts';
import { startServer } from './start-server.ts';

/** The product as it runs: the marketplace server, and the site in `dist` from the same origin. */
export async function runProduct(makeSite?: () => Promise<void>): Promise<void> {
  const config = readConfig();
  await makeSite?.();
  const server = await startServer(config, {
    extend: (app, envelope, services) =>
      serveSite(app, {
        folder: 'dist',
        envelope,
        publicUrl: config.publicUrl,
        ...(config.mobileSiteUrl !== undefined && { mobileUrl: config.mobileSiteUrl }),
        ...(config.siteVerification !== undefined && { siteVerification: config.siteVerification }),
        hasConsole: config.isDevelopment,
        services,
      }),
  });
  stopOnSignal(server);
  for (const line of await describeStart(config, server)) console.log(line);
}
