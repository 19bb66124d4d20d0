import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createHub } from './chat/hub.ts';
import { serveChat } from './chat/serve-chat.ts';
import type { Config } from './settings/config.ts';
import { serveFiles } from './files/serve-files.ts';
import { warmHomePictures } from './home/warm-home-pictures.ts';
import { servePictures } from './pictures/serve-pictures.ts';
import type { Demo } from './demo.ts';
import type { Services } from './services/services.ts';
import { serveStaff } from './staff/serve-staff.ts';

/** Adds what the server serves beside the calls of the contract. */
export function serveBesideContract(
  app: FastifyInstance,
  services: Services,
  { dataDir, databaseUrl, demo }: Pick<Config, 'dataDir' | 'databaseUrl'> & { demo?: Demo | undefined },
): void {
  const find = demo?.picturesOf(services) ?? (async () => undefined);
  const pictures = { find, folder: join(dataDir, 'pictures') };
  const hub = createHub();
  serveFiles(app, services);
  servePictures(app, pictures);
  demo?.serve(app);
  serveChat(app, { services, hub, ...(databaseUrl && { databaseUrl }) });
  serveStaff(app, { services, dataDir, hub });
  app.addHook('onListen', async () => void warmHomePictures(services, pictures));
}
