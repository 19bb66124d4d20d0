import type { Demo } from '#server/demo.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { describeStart } from '#server/describe-start.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';
import { serveSite } from '#server/site/serve-site.ts';
import { startServer } from '#server/start-server.ts';

interface ProductOptions {
  demo: Demo;
  /** Builds the site if it is not built yet. */
  makeSite?: () => Promise<void>;
}

/** Runs the product: the marketplace server, and the site in `dist` from the same origin. */
export async function runProduct({ demo, makeSite }: ProductOptions): Promise<void> {
  const config = readConfig();
  await makeSite?.();
  const server = await startServer(config, {
    demo,
    extend: (app, { envelope, services, rendering }) =>
      serveSite(app, {
        folder: 'dist',
        envelope,
        publicUrl: config.publicUrl,
        ...(config.mobileSiteUrl !== undefined && { mobileUrl: config.mobileSiteUrl }),
        loginPaths: config.mobileLoginPaths,
        ...(config.siteVerification !== undefined && { siteVerification: config.siteVerification }),
        hasConsole: config.isDevelopment,
        services,
        ...(config.isRendering && { rendering }),
      }),
  });
  stopOnSignal(server);
  for (const line of await describeStart(config, server)) console.log(line);
}
