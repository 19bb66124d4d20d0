import { type RawBuilder, sql } from 'kysely';
import type { DeliveredPrice, Destination } from '#generated/client/types.gen.ts';
import type { Handler } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { readImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { toMillionths } from '#server/marketplace/pricing/amount.ts';
import { type FreightRate, portChoices } from '#server/marketplace/pricing/freight.ts';
import { listedDestination } from '#server/marketplace/pricing/listed-price.ts';
import { formatAmount } from '#server/marketplace/pricing/price-text.ts';
import { type PricingSettings, pricingSettingsIfSet } from '#server/marketplace/pricing/pricing-settings.ts';
import { quote } from '#server/marketplace/pricing/quote.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { ports, transportKinds } from '#server/marketplace/reference/places/ports.ts';
import { pricedVehicleOf } from '#server/marketplace/vehicles/quote-vehicle.ts';
import { readerUnit } from '#server/marketplace/vehicles/reader.ts';
import type { Language } from '#wire/language.ts';
import { type PriceRow, priceColumns } from './listed-vehicle.ts';

export const listDestinations: Handler<'listDestinations', Context> = async (_payload, { database, language }) => {
  const rules = await readImportRules(database);
  const terms = await pricingSettingsIfSet(database);
  const currencyOf = (countryCode: string): Pick<Destination, 'currency' | 'perUsd'> => {
    if (countryCode === listedDestination.countryCode) {
      return terms ? { currency: 'KES', perUsd: terms.rates.kesPerUsd } : {};
    }
    const local = rules.get(countryCode)?.taxes?.local;
    return local ? { currency: local.currency, perUsd: (local.perUsd[0] + local.perUsd[1]) / 2 } : {};
  };
  return {
    code: 0,
    body: receivingCountries.map(({ code, names, portIds }) => ({
      countryCode: code,
      name: names[language],
      ports: portIds.flatMap((portId) => {
        const port = ports.find(({ id }) => id === portId);
        return port ? [{ portId, name: port.names[language] }] : [];
      }),
      ...currencyOf(code),
    })),
  };
};

export const listDeliveredPrices: Handler<'listDeliveredPrices', Context> = async (
  { carSourceIds, countryCode, portId },
  context,
) => {
  const { database, language, now } = context;
  const portIds = receivingCountries.find(({ code }) => code === countryCode)?.portIds ?? [];
  const port = ports.find(({ id }) => id === (portId ?? portIds[0]));
  if (!port || !portIds.includes(port.id)) return refuse(context, 400, 'notShippedThere');
  const terms = await pricingSettingsIfSet(database);
  if (!terms) return refuse(context, 400, 'pricesUnset');
  const rows = await database
    .selectFrom('vehicle')
    .select(priceColumns)
    .where('id', 'in', carSourceIds)
    .where('stage', '<>', 'draft')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const prices = [...new Set(carSourceIds)].flatMap((id) => {
    const row = byId.get(id);
    return (row && deliveredPrice(row, { countryCode, portId: port.id }, terms, now)) ?? [];
  });
  return { code: 0, body: { countryCode, portId: port.id, portName: port.names[language], prices } };
};

function deliveredPrice(
  row: PriceRow,
  { countryCode, portId }: { countryCode: string; portId: string },
  terms: PricingSettings,
  now: Date,
): DeliveredPrice | undefined {
  const from = { templateId: row.transport_template, volumeM3: Number(row.volume_m3) };
  const transport = portChoices(terms.tariffs, from, countryCode).find(({ port }) => port.id === portId)?.transports[0];
  if (!transport) return undefined;
  const { total, flashDeduction } = quote({
    vehicle: pricedVehicleOf(row, now),
    destination: { countryCode, portId, transportType: transport.type },
    freightMode: 'prepaid',
    coupons: [],
    terms,
  });
  return {
    carSourceId: row.id,
    priceUSD: total.usdCents / 100,
    priceJPY: total.jpy,
    ...(flashDeduction.usdCents > 0 && {
      origPriceUSD: (total.usdCents + flashDeduction.usdCents) / 100,
      origPriceJPY: total.jpy + flashDeduction.jpy,
    }),
  };
}

/** The price at the usual port of a country for an e-mail: `USD 7,050 CIF Dar es Salaam`. Undefined for the listed country. */
export function usualPriceText(
  row: PriceRow,
  countryCode: string | undefined,
  { terms, language, now }: { terms: PricingSettings; language: Language; now: Date },
): string | undefined {
  if (countryCode === listedDestination.countryCode) return undefined;
  const portId = receivingCountries.find(({ code }) => code === countryCode)?.portIds[0];
  const port = ports.find(({ id }) => id === portId);
  const price = countryCode && port && deliveredPrice(row, { countryCode, portId: port.id }, terms, now);
  if (!price) return undefined;
  const amount = { usdCents: Math.round(price.priceUSD * 100), jpy: price.priceJPY, kes: 0 };
  return `${formatAmount(amount, readerUnit(language))} CIF ${port.names[language]}`;
}

const million = 1_000_000;

/** The price at a port in cents, as a column expression on `vehicle`: the same as `quote` gives. Null if no ship goes there. */
export function priceAtPort({ tariffs, insurance }: PricingSettings, portId: string): RawBuilder<number> {
  const toPort = tariffs.filter((tariff) => tariff.portId === portId);
  const templates = [...new Set(toPort.map(({ templateId }) => templateId))];
  if (templates.length === 0) return sql<number>`null::numeric`;
  const byTemplate = templates.map((templateId) => {
    const rates = Object.values(transportKinds).flatMap(({ type }) =>
      toPort.filter((tariff) => tariff.templateId === templateId && tariff.transportType === type),
    );
    const freights = sql.join(rates.map(({ rate }) => freightExpression(rate)));
    return sql`when ${templateId} then coalesce(${freights})`;
  });
  const ratio = toMillionths(insurance.ratioOfCif);
  const fee = insurance.policyFeeCents * million;
  return sql<number>`(select greatest(0, base_price_cents - coalesce(flash_deduction_cents, 0)) + freight
    + greatest(${insurance.minimumCents}::numeric, round((${fee}::numeric + ${ratio}::numeric * (base_price_cents + freight))
      / (${million - ratio}::numeric * 1000)) * 1000)
    from (select case transport_template ${sql.join(byTemplate, sql` `)} end as freight) as shipped)`;
}

function freightExpression(rate: FreightRate): RawBuilder<number> {
  if (rate.kind === 'container') {
    const sizes = rate.sizes.map(
      ({ upToCubicMetres, cents }) => sql`when volume_m3 <= ${upToCubicMetres}::numeric then ${cents}::numeric`,
    );
    return sql<number>`case ${sql.join(sizes, sql` `)} end`;
  }
  const { handlingCents, centsPerCubicMetre, minimumCents } = rate;
  return sql<number>`greatest(${minimumCents}::numeric, round((${handlingCents}::numeric
    + ${centsPerCubicMetre}::numeric * round(volume_m3, 2)) / 1000) * 1000)`;
}
