import { join } from 'node:path';
import { createMockApp, openSession } from '#mock-server/app.ts';
import { serveExamplePictures } from '#mock-server/example-pictures.ts';
import { readDataDir, readPort } from '#server/platform/settings/config.ts';
import { serveSite } from '#server/site/serve-site.ts';
import { openKeyring } from '#wire/host/keyring.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { claimPort, loopback } from '#wire/host/start.ts';
import { buildStaleSiteApart } from './stale-site.ts';

// Serves the built site on the mock of the whole contract, for browser tests.
await startOrExplain(async () => {
  const port = readPort('PORT', 4173);
  await buildStaleSiteApart();
  const dataDir = readDataDir();
  const session = openSession(await openKeyring(dataDir));
  const app = await createMockApp({
    ...session,
    async extend(host) {
      serveExamplePictures(host, join(dataDir, 'pictures'));
      const publicUrl = `http://${loopback}:${port}`;
      await serveSite(host, {
        folder: 'dist',
        envelope: session.discovery,
        publicUrl,
        mobileUrl: '',
        hasConsole: true,
      });
    },
  });
  const address = await claimPort(port, 'PORT', () => app.listen({ port, host: loopback }));
  console.log(`site and mock  ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
});
