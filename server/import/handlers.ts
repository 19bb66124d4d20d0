import type { Handlers } from '../../generated/server.ts';
import { type Context, refuse } from '../calls/context.ts';
import { marketDay } from '../reference/market-time.ts';
import { describeVerdict, sourcesNamed } from './describe-verdict.ts';
import { faultOfArrival, importDestination, judgeFor } from './destination.ts';
import { estimateLandedCost } from './estimate-landed-cost.ts';
import { importColumns, importedVehicle, type ImportRow } from './imported-vehicle.ts';

type ImportOperation = 'assessImport' | 'estimateLandedCost';

export const importHandlers: Pick<Handlers<Context>, ImportOperation> = {
  async assessImport({ carSourceIds, countryCode, arrivalDay }, context) {
    const { database, language, now } = context;
    const today = marketDay(now);
    const fault = faultOfArrival(arrivalDay, today);
    if (fault) return refuse(context, 400, fault);
    const destination = importDestination(countryCode);
    const rows = await database.selectFrom('vehicle').select(importColumns).where('id', 'in', carSourceIds).execute();
    const byId = new Map(rows.map((row) => [row.id, row as unknown as ImportRow]));
    const verdicts = [...new Set(carSourceIds)].flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const vehicle = importedVehicle(row);
      return [describeVerdict(id, vehicle.registered, judgeFor(destination, vehicle, { today, arrivalDay }))];
    });
    const { rules, portNames, voyage } = destination;
    return {
      code: 0,
      body: {
        countryCode,
        ...(portNames && { portName: portNames[language] }),
        asOf: today,
        ...(voyage && { voyageDays: { min: voyage.minDays, max: voyage.maxDays } }),
        verdicts,
        sources: sourcesNamed(
          rules,
          verdicts.flatMap(({ rule }) => rule?.sources ?? []),
        ),
      },
    };
  },
  estimateLandedCost,
};
