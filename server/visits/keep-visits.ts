import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { createVisitCounter, type VisitCounter } from './visit-counter.ts';

const second = 1000;
/** What was counted in the last seconds is lost where a node dies. */
const pace = 10 * second;

/** Counts visits for as long as the server runs, and writes them down every few seconds and at its end. */
export function keepVisits(app: FastifyInstance, { database, log }: Pick<Services, 'database' | 'log'>): VisitCounter {
  const counter = createVisitCounter();
  const write = () =>
    counter.write(database).catch((error: unknown) => log.warn({ err: error }, 'visits could not be written down'));
  const timer = setInterval(() => void write(), pace);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
  return counter;
}
