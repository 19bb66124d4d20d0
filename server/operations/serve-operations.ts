import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { hashSecret } from '../secrets/ids.ts';
import type { Services } from '../services/services.ts';
import { isDirectCaller } from '../../wire/host/caller.ts';
import type { Metrics } from './metrics.ts';

interface Operations {
  services: Pick<Services, 'database' | 'files' | 'clock'>;
  metrics: Metrics;
  /** Whoever has this token may read the metrics. Without a token only this machine may. */
  metricsToken?: string;
}

/** Serves what the operator asks the server. The host itself answers `/healthz`, which says that the process lives. */
export function serveOperations(app: FastifyInstance, { services, metrics, metricsToken }: Operations): void {
  const checkReadiness = createReadiness(services);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    // Otherwise the connection would stay open for the next call, and keep the server from stopping.
    if (isStopping) reply.header('Connection', 'close');
    return payload;
  });
  app.get('/readyz', async (_request, reply) => {
    const readiness = isStopping ? { ready: false, reason: 'The server is stopping.' } : await checkReadiness();
    return reply
      .code(readiness.ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(readiness);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.render());
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isDirectCaller(request);
  return timingSafeEqual(
    Buffer.from(hashSecret(request.headers.authorization ?? '')),
    Buffer.from(hashSecret(`Bearer ${token}`)),
  );
}

type Readiness = { ready: true } | { ready: false; reason: string };

const patience = 2000;
/** Anybody may ask, so that nothing is written more often than this, in milliseconds. */
const writtenEvery = 5000;
/** A claim of the same kind as calls make. It is tidied away like theirs once its node is gone. */
const claimFor = 10 * 60_000;

/**
 * Tells whether this node can answer calls now: the database answers, and both it and the store of uploads take writes. It
 * asks the database each time, so that it recovers by itself.
 */
function createReadiness({ database, files, clock }: Operations['services']): () => Promise<Readiness> {
  const key = `readiness ${randomUUID()}`;
  let written: { at: number; outcome: Promise<Readiness> } | undefined;

  async function write(): Promise<Readiness> {
    const expires = new Date(clock().getTime() + claimFor);
    const claim = database
      .insertInto('replay_claim')
      .values({ key, expires_at: expires })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at: expires }));
    return (
      (await failureOf(claim.execute(), 'The database cannot be written to')) ??
      (await failureOf(files.probe(), 'Uploads cannot be stored')) ?? { ready: true }
    );
  }

  return async () => {
    const failure = await failureOf(sql`select 1`.execute(database), 'The database does not answer');
    if (failure) return failure;
    const now = performance.now();
    if (!written || now - written.at >= writtenEvery) written = { at: now, outcome: write() };
    return written.outcome;
  };
}

/** What a step of the check fails of, or that it takes too long. */
async function failureOf(step: Promise<unknown>, what: string): Promise<Readiness | undefined> {
  const waiting = new AbortController();
  try {
    const late = pause(patience, 'late' as const, { ref: false, signal: waiting.signal });
    // The one that loses the race must not become an unhandled failure later.
    late.catch(() => undefined);
    step.catch(() => undefined);
    if ((await Promise.race([step, late])) !== 'late') return undefined;
    return { ready: false, reason: `${what}: nothing came within ${patience} ms.` };
  } catch (error) {
    const { code } = error as { code?: unknown };
    // The message may name hosts and users, and the code is enough to act on.
    return { ready: false, reason: `${what}${typeof code === 'string' ? ` (${code})` : ''}.` };
  } finally {
    waiting.abort();
  }
}
