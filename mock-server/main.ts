import { join } from 'node:path';
import { readDataDir, readPort } from '#server/platform/settings/config.ts';
import { openKeyring } from '#wire/host/keyring.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { claimPort, loopback } from '#wire/host/start.ts';
import { createMockApp, openSession } from './app.ts';
import { serveExamplePictures } from './example-pictures.ts';
import { loginHint } from './state/people.ts';

await startOrExplain(async () => {
  const port = readPort('MOCK_PORT', 4010);
  const dataDir = readDataDir();
  const session = openSession(await openKeyring(dataDir));
  const app = await createMockApp({
    ...session,
    extend: async (host) => serveExamplePictures(host, join(dataDir, 'pictures')),
  });
  const address = await claimPort(port, 'MOCK_PORT', () => app.listen({ port, host: loopback }));
  console.log(`mock server  ${address}/api`);
  console.log(loginHint);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
});
