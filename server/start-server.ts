import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { identify } from '#server/identify.ts';
import type { EnvelopeOffer } from '#wire/envelope/offer.ts';
import { describeOffer } from '#wire/envelope/offer-suites.ts';
import { createApp, partnerId, serveBesideContract } from '#server/app.ts';
import { createDispatcher } from '#server/platform/calls/dispatch.ts';
import { createHub } from '#server/marketplace/chat/hub.ts';
import { type Config, offeredBy } from '#server/platform/settings/config.ts';
import { connect, jobLimits } from '#server/platform/database/connect.ts';
import { openReplica } from '#server/platform/database/replica.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { openFileStore } from '#server/platform/files/file-stores.ts';
import { createPictureFetcher } from '#server/platform/outbound/fetch-picture.ts';
import { handlers } from '#server/handlers.ts';
import { allJobs } from '#server/all-jobs.ts';
import { createPurgeJob } from '#server/site/purge-pages.ts';
import { type RunningJobs, startJobs } from '#server/platform/jobs/start-jobs.ts';
import { outbox } from '#server/platform/mail/outbox.ts';
import { createLog } from '#server/platform/operations/log.ts';
import { createDaraja } from '#server/platform/mpesa/daraja.ts';
import { createSmsGateway } from '#server/platform/notices/sms-gateway.ts';
import { createWhatsApp } from '#server/platform/notices/whatsapp-cloud.ts';
import { createMetrics, type Metrics } from '#server/platform/operations/metrics.ts';
import { openTracer } from '#server/platform/operations/export-spans.ts';
import { readNodeState } from '#server/platform/operations/node-state.ts';
import { openPaymentKeys } from '#server/platform/secrets/payment-keys.ts';
import { openSecret } from '#server/platform/secrets/secret.ts';
import type { Demo } from '#server/demo.ts';
import type { MailTransport, PushSender, Services } from '#server/platform/services.ts';
import { openPushKeys } from '#server/platform/push/push-keys.ts';
import { createPushSender } from '#server/platform/push/push-sender.ts';
import { reasonOf } from '#server/platform/settings/start-or-explain.ts';
import type { AnswerCall } from '#wire/host/call.ts';
import { claimPort, StartRefused } from '#wire/host/start.ts';
import { openKeyring, readKeyring } from '#wire/host/keyring.ts';

/** What `serveMore` gets from the server. */
export interface ServerParts {
  envelope: EnvelopeOffer;
  services: Services;
  /** Context for rendering pages. */
  rendering: { answer: AnswerCall; validateAnswers: boolean; metrics: Metrics };
}

export interface StartOptions {
  demo?: Demo;
  /** Adds what only some starts serve, such as the built site. */
  extend?: (app: FastifyInstance, parts: ServerParts) => Promise<void>;
  /** The clock, so that tests need not wait. */
  clock?: () => Date;
}

export interface RunningServer {
  readonly address: string;
  readonly services: Services;
  /** A message for the operator if this start has created the demo. */
  readonly demo: string | undefined;
  /** Finishes open calls, waits for running jobs and closes the database. */
  stop(): Promise<void>;
  /** Lets other nodes take over the running jobs of a process that ends before `stop` has. */
  releaseJobs(): Promise<void>;
}

export async function startServer(
  config: Config,
  { demo, extend, clock = () => new Date() }: StartOptions = {},
): Promise<RunningServer> {
  const metrics = createMetrics();
  const services = await openServices(config, clock, metrics);
  const directUrl = config.databaseDirectUrl ?? config.databaseUrl;
  // Jobs and the demo's seeding may take longer than calls, and must get a connection under any load.
  const jobDatabase = directUrl ? connect(directUrl, { limits: jobLimits, max: 2 }) : services.database;
  let app: FastifyInstance | undefined;
  let jobs: RunningJobs | undefined;

  async function stop(): Promise<void> {
    await Promise.all([app?.close(), jobs?.stop()]);
    services.mailTransport?.close();
    services.push?.close();
    await services.replica?.close();
    await services.tracer?.close();
    await services.database.destroy();
    if (jobDatabase !== services.database) await jobDatabase.destroy();
  }

  try {
    const demoMessage =
      demo && config.isDemoWanted ? await fillEmpty(demo, { ...services, database: jobDatabase }, config) : undefined;
    metrics.watch(() => readNodeState({ ...services, jobDatabase, dataDir: config.dataDir }));
    const { dataDir, envelopeKeys, envelopeSuites: suites } = config;
    const keyring = envelopeKeys ? await readKeyring(envelopeKeys, suites) : await openKeyring(dataDir);
    const { isDevelopment, metricsToken, trustedProxies, port, host } = config;
    const built = createApp({
      services,
      handlers,
      keyring,
      suites,
      isDevelopment,
      trustedProxies,
      metrics,
      ...(metricsToken && { metricsToken }),
    });
    app = built;
    serveBesideContract(built, services, { ...config, ...(directUrl && { databaseUrl: directUrl }), demo });
    await extend?.(built, {
      envelope: describeOffer(partnerId, suites, keyring),
      services,
      rendering: {
        answer: createDispatcher(services, handlers, identify),
        validateAnswers: isDevelopment,
        metrics,
      },
    });
    const address = await claimPort(port, 'PORT', () => built.listen({ port, host }), host);
    const { purgeHook } = config;
    const started = purgeHook ? [...allJobs, createPurgeJob(purgeHook, { count: metrics.countPurge })] : allJobs;
    const running = startJobs({ ...services, database: jobDatabase }, started, metrics.countJob);
    jobs = running;
    return { address, services, demo: demoMessage, stop, releaseJobs: () => running.release() };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

async function fillEmpty(
  demo: Demo,
  { database, clock }: Services,
  { demoPassword }: Config,
): Promise<string | undefined> {
  try {
    return await demo.fill(database, clock(), { password: demoPassword });
  } catch (error) {
    throw new StartRefused(
      `The demo cannot be written into the database: ${reasonOf(error)}. ` +
        'Start with another, empty DATA_DIR or DATABASE_URL, or without the demo by DEMO_STOCK=off.',
      { cause: error },
    );
  }
}

async function openServices(config: Config, clock: () => Date, metrics: Metrics): Promise<Services> {
  const { dataDir, databaseUrl, readDatabaseUrl, smtpUrl, mailFrom, publicUrl, logLevel, serverSecret } = config;
  const secret = await openSecret(dataDir, serverSecret);
  const paymentKeys = await openPaymentKeys(dataDir, config.paymentKeys);
  const log = createLog(logLevel);
  const database = await openDatabase({
    folder: join(dataDir, 'database'),
    ...(databaseUrl && { url: databaseUrl }),
    ...(config.databaseDirectUrl && { directUrl: config.databaseDirectUrl }),
    onTrap: (err) => log.error({ err }, 'the embedded database engine crashed and is reopened'),
  });
  return {
    secret,
    paymentKeys,
    database,
    ...(readDatabaseUrl && {
      replica: openReplica(readDatabaseUrl, {
        primary: database,
        isPooled: config.databaseDirectUrl !== undefined,
        log,
      }),
    }),
    clock,
    mailer: outbox,
    hub: createHub(),
    files: openFileStore(join(dataDir, 'uploads'), config.storage),
    fetchPicture: createPictureFetcher(),
    publicUrl,
    limits: config.hasLimits,
    log,
    ...(config.tracing && { tracer: openTracer(config.tracing, { log, count: metrics.countSpans }) }),
    offered: offeredBy(config),
    ...openNotices(config, metrics),
    ...(config.mpesa && { mpesa: createDaraja(config.mpesa, { publicUrl, clock }) }),
    ...(smtpUrl && { mailTransport: await openTransport(smtpUrl, mailFrom) }),
    ...(config.isPushing && { push: await openPush(database, secret, { config, metrics }) }),
  };
}

function openNotices({ whatsapp, sms }: Config, { countNotice }: Metrics): Pick<Services, 'notices'> {
  if (!whatsapp && !sms) return {};
  return {
    notices: {
      ...(whatsapp && {
        whatsapp: createWhatsApp(whatsapp, { onOutcome: (outcome) => countNotice('whatsapp', outcome) }),
      }),
      ...(sms && { sms: createSmsGateway(sms, { onOutcome: (outcome) => countNotice('sms', outcome) }) }),
    },
  };
}

async function openPush(
  database: Database,
  secret: Buffer,
  { config: { publicUrl, mailFrom }, metrics }: { config: Config; metrics: Metrics },
): Promise<PushSender> {
  return createPushSender({
    keys: await openPushKeys(database, secret),
    contact: publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom.replace(/^.*<|>.*$/g, '')}`,
    onOutcome: (outcome) => metrics.countPush(outcome),
  });
}

/** Imported lazily: only a server that sends e-mails needs it. */
async function openTransport(url: string, from: string): Promise<MailTransport> {
  const { createSmtpTransport } = await import('#server/platform/mail/transport.ts');
  return createSmtpTransport(url, from);
}
