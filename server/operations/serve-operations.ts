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
  /** Who may read the metrics from elsewhere; without it only this machine may. */
  metricsToken?: string;
}

/** What whoever runs the server asks it. That the process lives, `/healthz`, the host answers itself. */
export function serveOperations(app: FastifyInstance, { database, metrics, metricsToken }: Operations): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    // Or the connection would be kept for the next call, and the server by the connection.
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

/** Whether this node can answer calls now, asked of the database each time, so that it recovers by itself. */
async function checkReadiness(database: Database): Promise<Readiness> {
  const waiting = new AbortController();
  try {
    const late = pause(patience, 'late' as const, { ref: false, signal: waiting.signal });
    // Whichever loses the race must not be an unhandled failure later.
    late.catch(() => undefined);
    const asked = sql`select 1`.execute(database);
    asked.catch(() => undefined);
    if ((await Promise.race([asked, late])) !== 'late') return { ready: true };
    return { ready: false, reason: `The database did not answer within ${patience} ms.` };
  } catch (error) {
    const { code } = error as { code?: unknown };
    // The message may name hosts and users; the code is enough to act on.
    return { ready: false, reason: `The database does not answer${typeof code === 'string' ? ` (${code})` : ''}.` };
  } finally {
    waiting.abort();
  }
}
