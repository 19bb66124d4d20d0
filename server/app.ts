import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { join } from 'node:path';
import type { Handlers } from '#generated/server.ts';
import type { Keyring } from '#wire/envelope/server-key.ts';
import { identify } from '#server/identify.ts';
import type { SuiteName } from '#wire/envelope/offer.ts';
import { describeOffer, openSuites } from '#wire/envelope/offer-suites.ts';
import { acceptSessionInNode } from '#wire/node/session.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { admitUploads } from '#server/platform/calls/admit-upload.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { createDispatcher } from '#server/platform/calls/dispatch.ts';
import { createSharedReplayWindow } from '#server/platform/calls/replay-window.ts';
import { serveContact } from '#server/marketplace/company/page-contact.ts';
import { serveEntryKey } from '#server/marketplace/accounts/entry-key.ts';
import { serveOutbox } from '#server/platform/mail/serve-outbox.ts';
import { createMetrics, type Metrics } from '#server/platform/operations/metrics.ts';
import { serveOperations } from '#server/platform/operations/serve-operations.ts';
import { recordUsage } from '#server/platform/operations/record-usage.ts';
import { watchCalls } from '#server/platform/operations/watch-calls.ts';
import type { Services } from '#server/platform/services.ts';
import { isDirectCaller } from '#wire/host/caller.ts';
import { readExamples } from '#server/platform/calls/examples.ts';
import { createHost } from '#wire/host/host.ts';
import { createUsageCounter } from '#wire/host/usage.ts';
import { serveChat } from '#server/marketplace/chat/serve-chat.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { serveFiles } from '#server/platform/files/serve-files.ts';
import { checkDocumentLink } from '#server/marketplace/orders/documents/document-links.ts';
import { serveVideos } from '#server/platform/files/serve-videos.ts';
import { findBuiltInPicture } from '#server/marketplace/home/built-in-pictures.ts';
import { warmHomePictures } from '#server/marketplace/home/warm-home-pictures.ts';
import { bannerPicturesIn } from '#server/marketplace/pictures/find-banner-picture.ts';
import { photosIn } from '#server/marketplace/pictures/find-photo.ts';
import { firstOf } from '#server/marketplace/pictures/picture.ts';
import { servePictures } from '#server/marketplace/pictures/serve-pictures.ts';
import { serveDeliveryReports } from '#server/marketplace/notices/serve-delivery-reports.ts';
import { serveNoticeLinks } from '#server/marketplace/notices/notice-links.ts';
import { serveCallbacks } from '#server/desk/mpesa/serve-callbacks.ts';
import type { Demo } from '#server/demo.ts';
import { serveCopy } from '#server/cli/data/serve-copy.ts';
import { serveStaff } from '#server/cli/serve-staff.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

/** The server name that the site seals its calls for. */
export const partnerId = 'gariport-web';

export interface AppOptions {
  services: Services;
  handlers: Handlers<Context>;
  keyring: Keyring;
  /** The suites that envelopes may be sealed with; by default only `session`. */
  suites?: readonly SuiteName[];
  /** Enables developer tools for local callers. Never on in production. */
  isDevelopment: boolean;
  metricsToken?: string;
  /** Trusted proxies, whose forwarded client address is used. */
  trustedProxies?: readonly string[];
  /** Counts what this node does. */
  metrics?: Metrics;
}

/** Builds the marketplace server without starting to listen. */
export function createApp({ services, handlers, keyring, isDevelopment, ...options }: AppOptions): FastifyInstance {
  const { suites = ['session'], metrics = createMetrics() } = options;
  const { database, log, tracer } = services;
  const usage = createUsageCounter(hostContract, services.clock);
  const app = createHost({
    contract: hostContract,
    usage,
    answer: createDispatcher(services, handlers, identify),
    envelope: serverOver(openSuites(suites, keyring, acceptSessionInNode), {
      partnerIds: [partnerId],
      replayWindow: createSharedReplayWindow(database),
      clock: () => services.clock().getTime(),
      // The caller does not see the cause, so log it.
      onRefused: (cause) => log.debug({ cause }, 'an envelope was refused'),
    }),
    acceptsPlain: isDevelopment && isDirectCaller,
    admitUpload: admitUploads(services, identify),
    validateAnswers: isDevelopment,
    ...(isDevelopment && {
      forcing: { examples: readExamples() },
      discovery: describeOffer(partnerId, suites, keyring),
    }),
    server: serverOptions(services, options.trustedProxies),
  });
  watchCalls(app, metrics, tracer);
  recordUsage(app, usage, services);
  const { metricsToken } = options;
  serveOperations(app, { services, metrics, ...(metricsToken && { metricsToken }) });
  if (isDevelopment) {
    serveOutbox(app, database);
    serveEntryKey(app, database);
    serveContact(app, database);
  }
  return app;
}

function serverOptions({ log }: Services, trustedProxies: readonly string[] = []): FastifyServerOptions {
  return {
    loggerInstance: log,
    // `watchCalls` logs one line per call; site files need none.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    ...(trustedProxies.length > 0 && { trustProxy: [...trustedProxies] }),
  };
}

/** Adds everything the server serves besides the contract's calls. */
export function serveBesideContract(
  app: FastifyInstance,
  services: Services,
  { dataDir, databaseUrl, demo }: Pick<Config, 'dataDir' | 'databaseUrl'> & { demo?: Demo | undefined },
): void {
  const pictures = {
    find: firstOf([
      bannerPicturesIn(services),
      photosIn(services),
      ...(demo ? [demo.picturesOf(services)] : []),
      findBuiltInPicture,
    ]),
    folder: join(dataDir, 'pictures'),
    onFailure: (error: unknown) => services.log.warn({ err: error }, 'a picture could not be rendered in advance'),
  };
  serveFiles(app, services, checkDocumentLink);
  servePictures(app, pictures);
  serveVideos(app, services);
  demo?.serve(app);
  serveChat(app, { services, ...(databaseUrl && { databaseUrl }) });
  serveNoticeLinks(app);
  serveDeliveryReports(app, services);
  serveCallbacks(app, services);
  serveStaff(app, { services, dataDir });
  if (!databaseUrl) serveCopy(app, { services, dataDir });
  app.addHook('onListen', async () => void warmHomePictures(services, pictures));
}
