import { openKeyring } from '../wire/host/keyring.ts';
import { claimPort, defaultDataDir, loopback, portFrom, startOrExplain } from '../wire/host/start.ts';
import { createMockApp } from './app.ts';
import { serveExamplePictures } from './example-pictures.ts';
import { openSession } from './session.ts';

await startOrExplain(async () => {
  const port = portFrom('MOCK_PORT', 4010);
  const session = openSession(await openKeyring(process.env['DATA_DIR'] ?? defaultDataDir));
  const app = await createMockApp({ ...session, extend: async (host) => serveExamplePictures(host) });
  const address = await claimPort(port, 'MOCK_PORT', () => app.listen({ port, host: loopback }));
  console.log(`mock server  ${address}/api`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
});
