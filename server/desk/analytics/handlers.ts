import type { Handlers } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { beginningOf, mondaysUntil, readFirstVisitDay, readWeeks } from './read-weeks.ts';
import { readStepTimes } from './step-times.ts';
import { readStockAges } from './stock-ages.ts';

export const analyticsHandlers: Pick<Handlers<Context>, 'staffGetFigures'> = {
  async staffGetFigures({ weeks }, { database, now }) {
    const mondays = mondaysUntil(now, weeks);
    const visitsSince = await readFirstVisitDay(database);
    return {
      code: 0,
      body: {
        at: now.toISOString(),
        ...(visitsSince !== undefined && { visitsSince }),
        weeks: await readWeeks(database, mondays),
        steps: await readStepTimes(database, beginningOf(mondays)),
        stock: await readStockAges(database, now),
      },
    };
  },
};
