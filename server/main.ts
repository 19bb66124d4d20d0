import { readConfig } from './config.ts';
import { describeStart } from './operations/describe-start.ts';
import { stopOnSignal } from './operations/stop-on-signal.ts';
import { startServer } from './start-server.ts';
import { startOrExplain } from '../wire/host/start.ts';

await startOrExplain(async () => {
  const config = readConfig();
  const server = await startServer(config);
  stopOnSignal(server);
  for (const line of await describeStart(config, server)) console.log(line);
});
