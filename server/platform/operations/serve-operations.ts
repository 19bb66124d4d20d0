import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { hashSecret } from '#server/platform/secrets/ids.ts';
import type { Services } from '#server/platform/services.ts';
import { isDirectCaller } from '#wire/host/caller.ts';
import type { Metrics } from './metrics.ts';
import { readUsage } from './record-usage.ts';

interface Operations {
  services: Pick<Services, 'database' | 'files' | 'clock'>;
  metrics: Metrics;
  /** Token required to read the metrics and the usage. Without one, only this machine may. */
  metricsToken?: string;
}

/**
 * Serves operators' endpoints. `/healthz`, which only checks that the process lives, is answered by the host itself.
 */
export function serveOperations(app: FastifyInstance, { services, metrics, metricsToken }: Operations): void {
  const checkReadiness = createReadiness(services);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    // Otherwise the connection would be kept alive and delay shutdown.
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
    metrics.noteReady(!isStopping && (await checkReadiness()).ready);
    return reply.type(metrics.contentType).send(await metrics.render());
  });
  app.get('/usage', async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.callNotFound();
    return reply.header('Cache-Control', 'no-store').send(await readUsage(services.database));
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

const timeout = 2000;
/** Minimum milliseconds between write checks, since anybody may call this. */
const writtenEvery = 5000;
/** A claim like those of calls, cleaned up the same way after a crash. */
const claimFor = 10 * 60_000;

/**
 * Whether this node is ready: the database answers, and both it and the upload store accept writes. The database is
 * queried each time, so the node recovers by itself.
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

/** The failure of a check step, including a timeout. */
async function failureOf(step: Promise<unknown>, what: string): Promise<Readiness | undefined> {
  const waiting = new AbortController();
  try {
    const late = pause(timeout, 'late' as const, { ref: false, signal: waiting.signal });
    // The loser of the race must not become an unhandled rejection.
    late.catch(() => undefined);
    step.catch(() => undefined);
    if ((await Promise.race([step, late])) !== 'late') return undefined;
    return { ready: false, reason: `${what}: nothing came within ${timeout} ms.` };
  } catch (error) {
    const { code } = error as { code?: unknown };
    // The message may contain hosts and users; the code is enough to act on.
    return { ready: false, reason: `${what}${typeof code === 'string' ? ` (${code})` : ''}.` };
  } finally {
    waiting.abort();
  }
}
