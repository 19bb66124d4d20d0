import type { ImportAssessment } from '#generated/client/types.gen.ts';
import type { Handlers } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { assess } from './assess.ts';
import { faultOfArrival } from './destination.ts';
import { estimateAnyCar } from './estimate-any-car.ts';
import { estimateLandedCost } from './estimate-landed-cost.ts';
import { importColumns } from './imported-vehicle.ts';
import { readImportRules } from './rules-in-force.ts';

type ImportOperation = 'assessImport' | 'estimateLandedCost' | 'estimateAnyCar';

export const importHandlers: Pick<Handlers<Context>, ImportOperation> = {
  async assessImport({ carSourceIds, countryCode, endPortId: portId, arrivalDay, isBrief = false }, context) {
    const { database, language, now } = context;
    const today = marketDay(now);
    const fault = faultOfArrival(arrivalDay, today);
    if (fault) return refuse(context, 400, fault);
    const rows = await database
      .selectFrom('vehicle')
      .select(importColumns)
      .where('id', 'in', carSourceIds)
      .where('stage', '<>', 'draft')
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const found = [...new Set(carSourceIds)].flatMap((id) => byId.get(id) ?? []);
    const rules = await readImportRules(database);
    const assessment = assess(found, { rules, countryCode, portId, language, today, arrivalDay });
    return { code: 0, body: isBrief ? withoutRules(assessment) : assessment };
  },
  estimateLandedCost,
  estimateAnyCar,
};

/** Lists omit each vehicle's rule, which would be two thirds of the response. */
function withoutRules(assessment: ImportAssessment): ImportAssessment {
  return { ...assessment, verdicts: assessment.verdicts.map(({ rule: _rule, ...rest }) => rest), sources: [] };
}
