import type { PreviewAmount, StaffImportPreview } from '#generated/client/types.gen.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { importDestination, verdictFor } from '#server/marketplace/import/destination.ts';
import type { CountryRules } from '#server/marketplace/import/country-rules.ts';
import { importColumns, importedVehicle, styleOf } from '#server/marketplace/import/imported-vehicle.ts';
import { landedCost, totalOf } from '#server/marketplace/import/landed-cost.ts';
import { listPricesOf } from '#server/marketplace/import/list-prices.ts';
import type { Amount } from '#server/marketplace/pricing/amount.ts';
import { portChoices } from '#server/marketplace/pricing/freight.ts';
import { formatJpy, formatKes, formatUsd } from '#server/marketplace/pricing/price-text.ts';
import { type PricingSettings, pricingSettingsIfSet } from '#server/marketplace/pricing/pricing-settings.ts';
import { quote, QuoteRefused } from '#server/marketplace/pricing/quote.ts';
import { pricedVehicleOf } from '#server/marketplace/vehicles/quote-vehicle.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { nameIn } from '#server/platform/names.ts';

const sampleSize = 50;

interface Change {
  before: CountryRules;
  after: CountryRules;
  arrivalDay: string;
  /** The affected styles; absent for all. */
  styleIds?: readonly string[];
}

/** Compares estimates and verdicts of 50 vehicles in stock under changed rules. */
export async function previewChange(
  { database, language, now }: Context,
  { before, after, arrivalDay, styleIds }: Change,
): Promise<StaffImportPreview> {
  const terms = await pricingSettingsIfSet(database);
  let query = database
    .selectFrom('vehicle')
    .select([...importColumns, 'base_price_cents', 'min_price_cents', 'volume_m3', 'transport_template'])
    .select(['flash_deduction_cents', 'flash_ends_at'])
    .where('state', '=', 'available')
    .orderBy('id')
    .limit(sampleSize);
  if (styleIds) query = query.where('style_id', 'in', styleIds);
  const rows = await query.execute();
  const judge = (row: Row, rules: CountryRules) => {
    const goal = importDestination(new Map([[rules.country, rules]]), rules.country);
    return verdictFor(goal, importedVehicle(row), { today: arrivalDay, arrivalDay }).is;
  };
  const lines = rows.map((row) => {
    const was = terms && costOf(row, before, { terms, arrivalDay, now });
    const is = terms && costOf(row, after, { terms, arrivalDay, now });
    return {
      vehicleId: row.id,
      name: nameIn(row.facts.names, language),
      verdict: judge(row, before),
      verdictAfter: judge(row, after),
      ...(was && { before: textsOf(was) }),
      ...(is && { after: textsOf(is) }),
    };
  });
  return {
    arrivalDay,
    vehicles: lines.length,
    turned: lines.filter(({ verdict, verdictAfter }) => verdict !== verdictAfter).length,
    changed: lines.filter((line) => line.before?.kes !== line.after?.kes || line.before?.usd !== line.after?.usd)
      .length,
    lines,
  };
}

type Row = Pick<VehicleRow, (typeof importColumns)[number]> & Parameters<typeof pricedVehicleOf>[0];

function costOf(
  row: Row,
  rules: CountryRules,
  { terms, arrivalDay, now }: { terms: PricingSettings; arrivalDay: string; now: Date },
): Amount | undefined {
  const from = { templateId: row.transport_template, volumeM3: Number(row.volume_m3) };
  const [choice] = portChoices(terms.tariffs, from, rules.country);
  const [transport] = choice?.transports ?? [];
  if (!choice || !transport) return undefined;
  const destination = { countryCode: rules.country, portId: choice.port.id, transportType: transport.type };
  const style = styleOf(row);
  try {
    const made = quote({ vehicle: pricedVehicleOf(row, now), destination, freightMode: 'prepaid', coupons: [], terms });
    const { lines } = landedCost({
      rules,
      vehicle: importedVehicle(row),
      quote: made,
      withClearance: false,
      arrivalDay,
      ...listPricesOf(rules, style, arrivalDay),
      newPriceUsd: style?.newPriceUsd,
      rates: terms.rates,
    });
    return totalOf(lines).max;
  } catch (error) {
    if (error instanceof QuoteRefused) return undefined;
    throw error;
  }
}

function textsOf({ usdCents, jpy, kes }: Amount): PreviewAmount {
  return { usd: formatUsd(usdCents), jpy: formatJpy(jpy), kes: formatKes(kes) };
}
