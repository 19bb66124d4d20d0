import { demo } from '#demo/demo.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { describeStart } from '#server/describe-start.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';
import { startServer } from '#server/start-server.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';

// Starts the API alone, for development and for tests of whole processes.
await startOrExplain(async () => {
  const config = readConfig();
  const server = await startServer(config, { demo });
  stopOnSignal(server);
  for (const line of await describeStart(config, server)) console.log(line);
});
