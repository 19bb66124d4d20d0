import type { Handler } from '#generated/server.ts';
import type { PreviewLine, StaffTermsPreview } from '#generated/client/types.gen.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { priceColumns } from '#server/marketplace/catalogue/listed-vehicle.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Amount } from '#server/marketplace/pricing/amount.ts';
import { listedDestination } from '#server/marketplace/pricing/listed-price.ts';
import { formatJpy, formatKes, formatUsd } from '#server/marketplace/pricing/price-text.ts';
import {
  findPricingSettings,
  partsOf,
  type PricingSettings,
  wholeOf,
} from '#server/marketplace/pricing/pricing-settings.ts';
import { type Destination, type PricedVehicle, quote, QuoteRefused } from '#server/marketplace/pricing/quote.ts';
import { yards } from '#server/marketplace/reference/places/yards.ts';
import type { VehicleFacts } from '#server/marketplace/vehicles/vehicle-row.ts';
import { pricedVehicleOf } from '#server/marketplace/vehicles/quote-vehicle.ts';
import type { Language } from '#wire/language.ts';
import { fieldOf, termParts } from './change-terms.ts';
import { faultOfClearance, faultOfFreight, faultOfInsurance, yardIdsOf } from './check-terms.ts';
import { termsOf } from './show-terms.ts';
import { nameIn } from '#server/platform/names.ts';

/** Prices a vehicle with the current settings and with the given ones. */
export const staffPreviewTerms: Handler<'staffPreviewTerms', Context> = async (payload, context) => {
  const { database, language, now } = context;
  const { vehicleId, yardId, countryCode, portId, transportType, rates, deposit, insurance, freight, clearance } =
    payload;
  const before = partsOf(await findPricingSettings(database));
  const fault =
    (freight && faultOfFreight(freight, yardIdsOf(before))) ??
    (insurance && faultOfInsurance(insurance)) ??
    (clearance && faultOfClearance(clearance));
  if (fault) return refuse(context, 400, fault);
  const sample = await findSample(database, { vehicleId, yardId });
  if (vehicleId !== undefined && !sample) return refuse(context, 400, 'vehicleGone');
  const vehicle = sample ? pricedVehicleOf(sample, now) : { ...madeUp, ...(yardId && { transportTemplateId: yardId }) };
  const destination = {
    countryCode: countryCode ?? listedDestination.countryCode,
    portId: portId ?? listedDestination.portId,
    transportType: transportType ?? listedDestination.transportType,
  };
  const given = termsOf({
    ...(rates && { rates }),
    ...(deposit && { deposit }),
    ...(insurance && { insurance }),
    ...(freight && { freight }),
    ...(clearance && { clearance }),
  });
  const after = { ...before, ...given };
  const body: StaffTermsPreview = {
    sample: {
      ...(sample && { vehicleId: sample.id, name: nameOf(sample.facts, language) }),
      listPrice: formatUsd(vehicle.listPriceCents),
      cubicMetres: vehicle.volumeM3,
      yardName: yardName(vehicle.transportTemplateId, language),
    },
    lines: linesOf(priceOf(vehicle, destination, before), priceOf(vehicle, destination, after)),
    missing: termParts.filter((part) => after[fieldOf[part]] === undefined),
  };
  return { code: 0, body };
};

/** A typical vehicle, for a marketplace without stock. */
const madeUp: PricedVehicle = {
  id: '',
  listPriceCents: 600_000,
  flashDeductionCents: 0,
  minimumCents: 0,
  volumeM3: 12,
  transportTemplateId: yards[0]?.templateId ?? '',
};

/** The named vehicle, or the first of the yard, or of all. */
function findSample(
  database: Database,
  { vehicleId, yardId }: { vehicleId: string | undefined; yardId: string | undefined },
) {
  const found = database
    .selectFrom('vehicle')
    .select([...priceColumns, 'facts'])
    .orderBy('id')
    .limit(1);
  if (vehicleId !== undefined) return found.where('id', '=', vehicleId).executeTakeFirst();
  const free = found.where('state', '=', 'available');
  return (yardId === undefined ? free : free.where('transport_template', '=', yardId)).executeTakeFirst();
}

function nameOf({ names }: VehicleFacts, language: Language): string {
  return nameIn(names, language);
}

export function yardName(templateId: string, language: Language): string {
  return yards.find((yard) => yard.templateId === templateId)?.names[language] ?? templateId;
}

type Price = Partial<Record<PreviewLine['name'], Amount>>;

function priceOf(vehicle: PricedVehicle, destination: Destination, parts: Partial<PricingSettings>): Price {
  const terms = wholeOf(parts);
  if (!terms) return {};
  try {
    const made = quote({ vehicle, destination, freightMode: 'prepaid', coupons: [], terms });
    const { freight, insurance, total, deposit, clearance } = made;
    return {
      vehicle: made.vehicle,
      freight,
      insurance,
      total,
      deposit,
      ...(clearance && { clearance: clearance.price }),
    };
  } catch (error) {
    if (error instanceof QuoteRefused) return {};
    throw error;
  }
}

const lineNames = ['vehicle', 'freight', 'insurance', 'total', 'deposit', 'clearance'] as const;

function linesOf(before: Price, after: Price): PreviewLine[] {
  return lineNames.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    return was || is ? [{ name, ...(was && { before: textsOf(was) }), ...(is && { after: textsOf(is) }) }] : [];
  });
}

function textsOf({ usdCents, jpy, kes }: Amount) {
  return { usd: formatUsd(usdCents), jpy: formatJpy(jpy), kes: formatKes(kes) };
}
