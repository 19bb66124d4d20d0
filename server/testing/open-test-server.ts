import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { identify } from '#server/identify.ts';
import { type OperationFacts, type OperationId, operations } from '#generated/operations.ts';
import type { Handlers } from '#generated/server.ts';
import { admitUploads } from '#server/platform/calls/admit-upload.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { createHub } from '#server/marketplace/chat/hub.ts';
import { createDispatcher } from '#server/platform/calls/dispatch.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { createFolderStore } from '#server/platform/files/file-stores.ts';
import { outbox } from '#server/platform/mail/outbox.ts';
import type { FetchPicture, MailTransport, MpesaGateway, PushSender, Services } from '#server/platform/services.ts';
import { silentLog } from '#server/platform/operations/log.ts';
import { passingPaymentKeys } from '#server/platform/secrets/payment-keys.ts';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { apiBase, createHost } from '#wire/host/host.ts';
import { signQuery } from '#wire/host/receive-file.ts';
import { multipart } from '#wire/host/testing/callers.ts';
import { createSession } from '#wire/host/testing/session.ts';
import type { PayloadLanguage } from '#wire/language.ts';
import { openTestDatabase, type TestDatabase, testMoment } from '#server/testing/test-databases.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

export interface TestServerOptions {
  clock?: () => Date;
  /** Rate limits are off by default. */
  limits?: boolean;
  /** Handlers to use instead of the server's own. */
  handlers?: Partial<Handlers<Context>>;
  mailTransport?: MailTransport;
  push?: PushSender;
  mpesa?: MpesaGateway;
  notices?: Services['notices'];
  /** Responses of external URLs; none exist by default. */
  fetchPicture?: FetchPicture;
  log?: FastifyBaseLogger;
  /**
   * Whether it has the demo's stock and people, whose password is `demoPassword`. Otherwise it has only pricing
   * settings.
   */
  isStocked?: boolean;
  /** The server of which this one is another node. Closed after this one. */
  nodeOf?: TestServer;
}

export interface CallOptions {
  token?: string;
  language?: PayloadLanguage;
  timeZone?: string;
  idempotencyKey?: string;
  /** The caller's address; local by default. */
  remoteAddress?: string;
}

export interface TestAnswer {
  code: number;
  body?: unknown;
  message?: string;
  errorMessage?: string;
}

export interface TestServer {
  readonly services: Services;
  readonly paymentKeys: ReturnType<typeof passingPaymentKeys>;
  readonly databaseUrl: string | undefined;
  readonly app: FastifyInstance;
  call(operationId: OperationId, payload?: object, options?: CallOptions): Promise<TestAnswer>;
  advance(milliseconds: number): void;
  mails(): Promise<{ recipient: string; subject: string; body: string; language: string }[]>;
  close(): Promise<void>;
}

/** A whole server with its own database, called like by a client. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { nodeOf, isStocked = false } = options;
  const { database, url, drop } = await (nodeOf ? openAgain(nodeOf) : openTestDatabase({ isStocked }));
  if (!nodeOf && !isStocked) await writePricingSettings(database, demoPricingSettings);
  const folder = await mkdtemp(join(tmpdir(), 'gariport-files-'));
  let skipped = 0;
  const clock = options.clock ?? nodeOf?.services.clock ?? (() => testMoment);
  const paymentKeys = nodeOf?.paymentKeys ?? passingPaymentKeys();
  const services: Services = {
    database,
    clock: () => new Date(clock().getTime() + skipped),
    secret: nodeOf?.services.secret ?? randomBytes(32),
    paymentKeys,
    mailer: outbox,
    files: nodeOf?.services.files ?? createFolderStore(folder),
    fetchPicture: options.fetchPicture ?? (async () => ({ fault: 'unreachable' })),
    hub: createHub(),
    publicUrl: 'https://gariport.example',
    limits: options.limits ?? false,
    log: options.log ?? silentLog,
    offered: { push: true, notices: options.notices !== undefined },
    push: options.push ?? deafBrowsers,
    ...(options.notices && { notices: options.notices }),
    ...(options.mpesa && { mpesa: options.mpesa }),
    ...(options.mailTransport && { mailTransport: options.mailTransport }),
  };
  const handlers = options.handlers ?? (await import('#server/handlers.ts')).handlers;
  const { envelope } = await createSession();
  const app = createHost({
    contract: hostContract,
    answer: createDispatcher(services, handlers as Handlers<Context>, identify),
    envelope,
    acceptsPlain: true,
    admitUpload: admitUploads(services, identify),
    validateAnswers: true,
    server: { loggerInstance: services.log },
  });
  return {
    services,
    paymentKeys,
    databaseUrl: url,
    app,
    call: (operationId, payload = {}, callOptions = {}) => callHost(app, operations[operationId], payload, callOptions),
    advance: (milliseconds) => {
      skipped += milliseconds;
    },
    mails: () =>
      database
        .selectFrom('mail')
        .select(['recipient', 'subject', 'body', 'language'])
        .orderBy('created_at')
        // The clock often stands still. A withdrawn e-mail is older than the others, which follow their transactions.
        .orderBy(sql`(until_at <= created_at) is not true`)
        .orderBy(sql`xmin::text::bigint`)
        .orderBy(sql`cmin::text::bigint`)
        .execute(),
    async close() {
      await app.close();
      await drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Accepts push messages and sends them nowhere. */
const deafBrowsers: PushSender = {
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  send: async () => ({ is: 'sent' }),
  close: () => undefined,
};

async function callHost(
  app: FastifyInstance,
  { method, path, envelope }: OperationFacts,
  payload: object,
  { token, language = 'en', timeZone = 'Africa/Nairobi', idempotencyKey, remoteAddress }: CallOptions,
): Promise<TestAnswer> {
  const headers = {
    ...(token !== undefined && { authorization: token }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
  const url = apiBase + path;
  if (method === 'GET')
    return read(await app.inject({ method, url, headers, query: payload as Record<string, string> }));
  const fields = { ...payload } as Record<string, string | Blob>;
  if (Object.values(fields).some((value) => value instanceof Blob)) {
    const query = { language, timeZone, ...(token !== undefined && { token }) };
    const posted = await multipart(fields);
    return read(
      await app.inject({
        method: 'POST',
        url,
        query: { ...query, sign: signQuery(query) },
        headers: { ...headers, ...posted.headers },
        payload: posted.payload,
      }),
    );
  }
  const body = envelope === 'plain' ? payload : { language, timeZone, ...payload };
  return read(
    await app.inject({ method: 'POST', url, headers, payload: body, ...(remoteAddress && { remoteAddress }) }),
  );
}

/** Operations that return a file return its bytes. */
function read(response: { headers: object; rawPayload: Buffer; json: () => unknown }): TestAnswer {
  const type = String((response.headers as Record<string, unknown>)['content-type']);
  if (!type.startsWith('application/json')) return { code: 0, body: response.rawPayload };
  // Tests compare the message, which says the same.
  const { reason: _reason, ...answer } = response.json() as TestAnswer & { reason?: string };
  return answer;
}

/** The embedded engine has one connection, which its nodes share. */
async function openAgain({ services, databaseUrl }: TestServer): Promise<TestDatabase> {
  if (databaseUrl === undefined) return { database: services.database, drop: async () => undefined };
  const database = await openDatabase({ url: databaseUrl, folder: 'memory' });
  return { database, drop: () => database.destroy() };
}
