import type { Handler } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { convert } from '#server/marketplace/pricing/amount.ts';
import { readPricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { assessVehicles } from './assess.ts';
import { faultOfArrival, importDestination } from './destination.ts';
import { describeCost } from './estimate-landed-cost.ts';
import type { TaxedVehicle } from './rates-in-force.ts';
import { readImportRules } from './rules-in-force.ts';

/** Placeholder for a car that is not in our stock. */
const anyCar = 'any-car';

/** Estimates the landed cost of any car, also of other sellers. */
export const estimateAnyCar: Handler<'estimateAnyCar', Context> = async (payload, context) => {
  const { countryCode, registered, fuel, steering = 'right', standsIn = 'JP', arrivalDay } = payload;
  const { database, language, now } = context;
  const today = marketDay(now);
  const fault = faultOfArrival(arrivalDay, today);
  if (fault) return refuse(context, 400, fault);
  if (registered > today.slice(0, registered.length)) return refuse(context, 400, 'registrationAhead');
  const { models, styles } = readReferenceCatalogue();
  const model = models.find(({ id }) => id === payload.modelId);
  const style = styles.find(({ modelId, name }) => modelId === payload.modelId && name === payload.styleName);
  const vehicle: TaxedVehicle = {
    registered,
    steering,
    fuel,
    // Not stated to be a truck or bus, which have rules of their own.
    level: model?.level ?? 'SEDAN',
    displacementCc: fuel === 'electric' ? 0 : payload.displacementCc,
    standsIn,
  };
  const { rates } = await readPricingSettings(database);
  const rules = await readImportRules(database);
  const inAll = (usd: number) => convert(Math.round(usd * 100), rates);
  const price = inAll(payload.priceUSD);
  const cost = describeCost({
    vehicle,
    style,
    destination: importDestination(rules, countryCode),
    quote: { list: price, vehicle: price, freight: inAll(payload.freightUSD ?? 0), insurance: inAll(0) },
    withClearance: false,
    arrivalDay,
    isByMonth: payload.isByMonth,
    rates,
    now,
  });
  return {
    code: 0,
    body: {
      importing: assessVehicles([{ id: anyCar, vehicle }], { rules, countryCode, language, today, arrivalDay }),
      // Costs included in the price have no line of their own.
      landedCost: { ...cost, lines: cost.lines.filter(({ payee, max }) => payee !== 'us' || max.usd > 0) },
    },
  };
};
