import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createHub } from './chat/hub.ts';
import { serveChat } from './chat/serve-chat.ts';
import type { Config } from './config.ts';
import { serveFiles } from './files/serve-files.ts';
import { warmHomePictures } from './home/warm-home-pictures.ts';
import { servePictures } from './pictures/serve-pictures.ts';
import { serveVideos } from './pictures/serve-videos.ts';
import type { Services } from './services.ts';
import { serveStaff } from './staff/serve-staff.ts';

/** Adds what the server serves beside the calls of the contract. */
export function serveBesideContract(
  app: FastifyInstance,
  services: Services,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
): void {
  const pictures = { folder: join(dataDir, 'pictures') };
  const hub = createHub();
  serveFiles(app, services);
  servePictures(app, services, pictures);
  serveVideos(app);
  serveChat(app, { services, hub, ...(databaseUrl && { databaseUrl }) });
  serveStaff(app, { services, dataDir, hub });
  app.addHook('onListen', async () => void warmHomePictures(services, pictures));
}
