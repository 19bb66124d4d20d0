import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { createVisitCounter, type VisitCounter } from './visit-counter.ts';

const second = 1000;
/** If a node dies, the visits of the last seconds are lost. */
const pace = 10 * second;

/** Counts visits while the server runs, and saves them every few seconds and at shutdown. */
export function recordVisits(
  app: FastifyInstance,
  { database, log }: Pick<Services, 'database' | 'log'>,
): VisitCounter {
  const counter = createVisitCounter();
  const write = () =>
    counter.write(database).catch((error: unknown) => log.warn({ err: error }, 'visits could not be saved'));
  const timer = setInterval(() => void write(), pace);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
  return counter;
}
