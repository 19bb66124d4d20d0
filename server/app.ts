import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { join } from 'node:path';
import type { Handlers } from '../generated/server.ts';
import type { Keyring } from '../wire/envelope/server-key.ts';
import { authenticate } from './accounts/authenticate.ts';
import { describeOffer, openSuites, type SuiteName } from '../wire/envelope/offer.ts';
import { serverOver } from '../wire/envelope/server.ts';
import { admitUploads } from './calls/admit-upload.ts';
import type { Context } from './calls/context.ts';
import { createDispatcher } from './calls/dispatch.ts';
import { createSharedReplayWindow } from './calls/replay-window.ts';
import { serveEntryKey } from './entry/entry-key.ts';
import { serveOutbox } from './mail/serve-outbox.ts';
import { createMetrics } from './operations/metrics.ts';
import { serveOperations } from './operations/serve-operations.ts';
import { watchCalls } from './operations/watch-calls.ts';
import type { Services } from './services/services.ts';
import { isDirectCaller } from '../wire/host/caller.ts';
import { readExamples } from '../wire/host/examples.ts';
import { createHost } from '../wire/host/host.ts';
import { createHub } from './chat/hub.ts';
import { serveChat } from './chat/serve-chat.ts';
import type { Config } from './settings/config.ts';
import { serveFiles } from './files/serve-files.ts';
import { warmHomePictures } from './home/warm-home-pictures.ts';
import { servePictures } from './pictures/serve-pictures.ts';
import type { Demo } from './demo.ts';
import { serveStaff } from './staff/serve-staff.ts';

/** Whom the server knows the site's calls by. */
export const partnerId = 'gariport-web';

export interface AppOptions {
  services: Services;
  handlers: Handlers<Context>;
  keyring: Keyring;
  /** The suites that envelopes may be sealed with; without a word, session alone. */
  suites?: readonly SuiteName[];
  /** For developers at this machine: plain calls, forced answers, checked answers, the outbox; never in production. */
  isDevelopment: boolean;
  metricsToken?: string;
  /** Addresses that may tell for whom they call. */
  trustedProxies?: readonly string[];
}

/** The marketplace server, built apart from listening. */
export function createApp({ services, handlers, keyring, isDevelopment, ...options }: AppOptions): FastifyInstance {
  const { suites = ['session'] } = options;
  const { database, log } = services;
  const metrics = createMetrics();
  const app = createHost({
    answer: createDispatcher(services, handlers, authenticate),
    envelope: serverOver(openSuites(suites, keyring), {
      partnerIds: [partnerId],
      replayWindow: createSharedReplayWindow(database),
      clock: () => services.clock().getTime(),
      // The caller hears nothing of the cause; whoever looks for it finds it here.
      onRefused: (cause) => log.debug({ cause }, 'an envelope was refused'),
    }),
    acceptsPlain: isDevelopment && isDirectCaller,
    admitUpload: admitUploads(services, authenticate),
    validateAnswers: isDevelopment,
    ...(isDevelopment && {
      forcing: { examples: readExamples() },
      discovery: describeOffer(partnerId, suites, keyring),
    }),
    server: serverOptions(services, options.trustedProxies),
  });
  watchCalls(app, metrics);
  const { metricsToken } = options;
  serveOperations(app, { database, metrics, ...(metricsToken && { metricsToken }) });
  if (isDevelopment) {
    serveOutbox(app, database);
    serveEntryKey(app, database);
  }
  return app;
}

function serverOptions({ log }: Services, trustedProxies: readonly string[] = []): FastifyServerOptions {
  return {
    loggerInstance: log,
    // One line for each call is written by `watchCalls`, and none for the files of the site.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    ...(trustedProxies.length > 0 && { trustProxy: [...trustedProxies] }),
  };
}

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
