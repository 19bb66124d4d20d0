import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { hashSecret } from '../secrets/ids.ts';
import { isDirectCaller } from '../../wire/host/caller.ts';
import type { Metrics } from './metrics.ts';

interface Operations {
  database: Database;
  metrics: Metrics;
  /** Whoever has this token may read the metrics. Without a token only this machine may. */
  metricsToken?: string;
}

/** Serves what the operator asks the server. The host itself answers `/healthz`, which says that the process lives. */
export function serveOperations(app: FastifyInstance, { database, metrics, metricsToken }: Operations): void {
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
    const readiness = isStopping ? { ready: false, reason: 'The server is stopping.' } : await checkReadiness(database);
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

/** Tells whether this node can answer calls now. It asks the database each time, so that it recovers by itself. */
async function checkReadiness(database: Database): Promise<Readiness> {
  const waiting = new AbortController();
  try {
    const late = pause(patience, 'late' as const, { ref: false, signal: waiting.signal });
    // The one that loses the race must not become an unhandled failure later.
    late.catch(() => undefined);
    const asked = sql`select 1`.execute(database);
    asked.catch(() => undefined);
    if ((await Promise.race([asked, late])) !== 'late') return { ready: true };
    return { ready: false, reason: `The database did not answer within ${patience} ms.` };
  } catch (error) {
    const { code } = error as { code?: unknown };
    // The message may name hosts and users, and the code is enough to act on.
    return { ready: false, reason: `The database does not answer${typeof code === 'string' ? ` (${code})` : ''}.` };
  } finally {
    waiting.abort();
  }
}
