import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { OperationFacts } from '../operation.ts';
import type { EnvelopeOffer } from '../envelope/offer.ts';
import { admitBodies, type AdmitUpload } from './admit-bodies.ts';
import type { AnswerCall, PlainAnswer } from './call.ts';
import { executeCall } from './execute-call.ts';
import { checkPayload } from './check-payload.ts';
import { compressAnswers } from './compress-answers.ts';
import { isDirectCaller } from './caller.ts';
import type { HostContract, HostTexts } from './contract.ts';
import { type Examples, type Force, forceHeaders, readForce } from './force.ts';
import { languageOf } from '../language.ts';
import { bodyLimitOf, bodyRules, type BodyRules, usualBodyBytes } from './limits.ts';
import { receive, type Reception } from './receive.ts';
import { answerRefusals, refuseTwoHosts } from './refuse.ts';
import { send } from './send.ts';
import type { UsageCounter } from './usage.ts';

export interface HostOptions extends Reception {
  contract: HostContract;
  answer: AnswerCall;
  /** Development and tests: turns an answer that breaks the contract into a 500 that says so. */
  validateAnswers: boolean;
  /** Development and tests: lets callers on this machine force answers, delays and faults by header. */
  forcing?: { examples: Examples };
  /** Development: tells clients on this machine the offered suites and the keys to seal with. */
  discovery?: EnvelopeOffer;
  /** Other origins whose pages may call. */
  allowedOrigins?: readonly string[];
  /** Who may send a body that is larger than usual; by default everybody. */
  admitUpload?: AdmitUpload;
  /** Counts which consumer uses what. */
  usage?: Pick<UsageCounter, 'note'>;
  bodyRules?: BodyRules;
  server?: FastifyHttpOptions<Server>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of a route. */
    operation?: OperationFacts;
  }

  interface FastifyInstance {
    texts: HostTexts;
  }
}

export const apiBase = '/api';

/**
 * Times in milliseconds: of a whole request on the slowest connection that `limits.ts` allows, of a connection that is
 * idle in both directions, such as one whose client stopped reading, and of the headers.
 */
const connectionRules = {
  requestTimeout: 20 * 60_000,
  connectionTimeout: 60_000,
  http: {
    headersTimeout: 20_000,
    connectionsCheckingInterval: 5000,
    // Clients that offer an upgrade to HTTP/2, like Java's, are answered in HTTP/1.1. Only WebSocket is another
    // protocol.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  },
};

/** Serves every operation of the contract below `/api`. Separate from listening, so that tests can inject requests. */
export function createHost(options: HostOptions): FastifyInstance {
  const host: FastifyInstance = fastify({
    genReqId: () => randomUUID(),
    bodyLimit: usualBodyBytes,
    ...connectionRules,
    ...options.server,
  });
  const { operations, texts } = options.contract;
  host.decorate('texts', texts);
  compressAnswers(host);
  host.removeAllContentTypeParsers();
  // Bodies are parsed later, as the operation expects: a parser here would answer in its own format.
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    host.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  }
  host.register(multipart);
  answerRefusals(host);
  refuseTwoHosts(host);
  // Before the sizes, so that pages of other origins can read those refusals.
  allowOrigins(host, options.allowedOrigins ?? [], options.forcing !== undefined);
  admitBodies(host, options.bodyRules ?? bodyRules, options.admitUpload);
  host.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok'));
  const { discovery } = options;
  if (discovery) {
    host.get(`${apiBase}/envelope.json`, (request, reply) =>
      isDirectCaller(request) ? reply.header('Cache-Control', 'no-store').send(discovery) : reply.callNotFound(),
    );
  }
  for (const operation of Object.values(operations)) {
    host.route({
      method: operation.method,
      url: apiBase + operation.path,
      bodyLimit: bodyLimitOf(operation),
      config: { operation },
      handler: (request, reply) => serve(operation, options, request, reply),
    });
  }
  return host;
}

/** One call from end to end: open, force, check, answer, seal, send. */
async function serve(
  operation: OperationFacts,
  options: HostOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('Cache-Control', 'no-store').header('Request-Id', request.id);
  const arrival = await receive(operation, request, options);
  const language = languageOf(arrival.payload);
  const force =
    options.forcing && isDirectCaller(request)
      ? readForce(operation, (name) => request.headers[name.toLowerCase()]?.toString(), {
          ...options.forcing,
          language,
          sealed: arrival.seal !== undefined && operation.envelope === 'sealed',
        })
      : ({} satisfies Force);
  const answer = force.answer ?? (await answerChecked());
  return send(reply, operation, arrival, { answer, language, force });

  async function answerChecked(): Promise<PlainAnswer> {
    // A read changes nothing, and only its sender can open its answer: repeating it is harmless.
    if (arrival.trouble && operation.replay !== 'safe') {
      request.log.error({ operation: operation.id, err: arrival.trouble }, 'a call could not be claimed');
      return { code: 500, errorMessage: `request ${request.id}` };
    }
    const checked = checkPayload(operation, arrival, language, options.contract);
    if ('refusal' in checked) return checked.refusal;
    const { token, idempotencyKey, consumer } = arrival;
    const call = {
      operation,
      payload: checked.payload,
      language,
      requestId: request.id,
      remoteAddress: request.ip,
      ...(token !== undefined && { token }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(consumer !== undefined && { consumer }),
    };
    const executed = await executeCall(call, options, request.log);
    options.usage?.note(call, executed);
    return executed;
  }
}

const requestHeaders = ['Authorization', 'Content-Type', 'Envelope', 'Idempotency-Key'];

/** Browsers hide these from pages of other origins. A client corrects its clock by the `Date` of a refusal. */
const answerHeaders = 'Date, Request-Id, Retry-After';

/** Lets pages of these origins call the host. The site itself has the same origin and needs none. */
function allowOrigins(host: FastifyInstance, origins: readonly string[], withForcing: boolean): void {
  if (origins.length === 0) return;
  const allowedHeaders = [...requestHeaders, ...(withForcing ? forceHeaders : [])].join(', ');
  host.addHook('onRequest', (request, reply, done) => {
    reply.header('Vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return done();
    reply.header('Access-Control-Allow-Origin', origin);
    reply.header('Access-Control-Expose-Headers', answerHeaders);
    if (request.method !== 'OPTIONS') return done();
    reply.header('Access-Control-Allow-Methods', 'GET, POST');
    reply.header('Access-Control-Allow-Headers', allowedHeaders);
    reply.header('Access-Control-Max-Age', '600');
    reply.code(204).send();
  });
}
