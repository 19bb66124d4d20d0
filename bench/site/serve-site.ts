import { demo } from '#demo/demo.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { describeStart } from '#server/describe-start.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';
import { serveSite } from '#server/site/serve-site.ts';
import { startServer } from '#server/start-server.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';

// The product as `npm start` runs it, except for the folder of the built site.
await startOrExplain(async () => {
  const config = readConfig();
  const server = await startServer(config, {
    demo,
    extend: (app, { envelope, services, rendering }) =>
      serveSite(app, {
        folder: process.env['SITE_FOLDER'] ?? '',
        envelope,
        mobileUrl: '',
        services,
        ...(config.isRendering && { rendering }),
      }),
  });
  stopOnSignal(server);
  for (const line of await describeStart(config, server)) console.log(line);
});
