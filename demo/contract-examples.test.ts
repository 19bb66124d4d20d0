import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listedPrice } from '#server/marketplace/pricing/listed-price.ts';
import { formatUsd } from '#server/marketplace/pricing/price-text.ts';
import { toPriceResult } from '#server/marketplace/pricing/price-result.ts';
import { type Destination, quote } from '#server/marketplace/pricing/quote.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { buildStock } from './stock.ts';
import { demoPricingSettings } from './pricing-settings.ts';
import { colours } from '#server/marketplace/reference/colours.ts';
import {
  displayDisplacement,
  displayMileage,
  gearboxNames,
  handleNames,
  shortFuelNames,
  shortGearboxNames,
} from '#server/marketplace/reference/words.ts';
import { pricedAt, type StockVehicle } from './vehicles/vehicle.ts';

const epoch = new Date('2026-06-15T08:48:00Z');
const { vehicles } = buildStock({ epoch });

interface Answers {
  post: { responses: { '200': { content: { 'application/json': { examples: Record<string, { value: unknown }> } } } } };
}

function example(file: string, operation: string, name: string): Record<string, unknown> {
  const text = readFileSync(new URL(`../openapi/paths/${file}.yaml`, import.meta.url), 'utf8');
  const answers = (parse(text) as Record<string, Answers>)[operation]?.post.responses['200'].content[
    'application/json'
  ];
  return answers?.examples[name]?.value as Record<string, unknown>;
}

function vehicleWith(id: string): StockVehicle {
  const vehicle = vehicles.find((one) => one.id === id);
  if (!vehicle) throw new RangeError(`There is no vehicle ${id}`);
  return vehicle;
}

const { styles } = readReferenceCatalogue();

function gearboxOf(styleId: string): string | undefined {
  const style = styles.find(({ id }) => id === styleId);
  return style && gearboxNames[style.gearbox].en;
}

function shortGearboxOf(styleId: string): string | undefined {
  const style = styles.find(({ id }) => id === styleId);
  return style && shortGearboxNames[style.gearbox]?.en;
}

/** A vehicle as the list writes it, without its tag, which changes with orders. */
function cardOf(vehicle: StockVehicle): Record<string, unknown> {
  const { now, original, flashDeduction } = listedPrice(pricedAt(vehicle, epoch), demoPricingSettings);
  const { flashSale } = vehicle;
  const gearbox = shortGearboxOf(vehicle.styleId);
  return {
    id: vehicle.id,
    name: vehicle.names.en,
    registrationDate: vehicle.registered,
    displayMileage: displayMileage(vehicle.mileageKm),
    displacement: displayDisplacement(vehicle.displacementCc),
    fuel: shortFuelNames[vehicle.fuel].en,
    ...(gearbox && { gearbox }),
    imageUrl: `/pictures/${vehicle.id}/front.webp`,
    secondImageUrl: `/pictures/${vehicle.id}/side.webp`,
    priceUSD: now.usdCents / 100,
    priceJPY: now.jpy,
    priceKES: now.kes,
    ...(flashSale
      ? {
          origPriceUSD: original.usdCents / 100,
          origPriceJPY: original.jpy,
          flashSaleDeduction: formatUsd(flashDeduction.usdCents),
          remainingTimes: (flashSale.endsAt.getTime() - epoch.getTime()) / 1000,
        }
      : {}),
  };
}

const cards = (example('catalogue', 'listVehicles', 'success')['vehicleList'] as Record<string, unknown>[]).map(
  ({ tag: _, ...card }) => card,
);

describe("The contract's example vehicles", () => {
  it.each(cards.map((card) => [String(card['name']), card] as const))(
    'The stock has the example vehicle %s with exactly these facts and CIF prices',
    (_, card) => {
      expect(cardOf(vehicleWith(String(card['id'])))).toEqual(card);
    },
  );

  it.each([
    ['100001', 'success'],
    ['100007', 'flashSale'],
    ['100004', 'booked'],
    ['100008', 'depositUnderReview'],
    ['100003', 'removed'],
  ])('The example vehicle %s has the detail facts that the contract states', (id, name) => {
    const stated = example('vehicle', 'getVehicleDetail', name)['vehicle'];
    const vehicle = vehicleWith(id);
    expect({
      styleId: vehicle.styleId,
      transportTemplateId: vehicle.transportTemplateId,
      transmission: gearboxOf(vehicle.styleId),
      color: colours.find(({ code }) => code === vehicle.colourCode)?.names.en,
      seat: String(vehicle.seats),
      handlePosition: handleNames[vehicle.handle].en,
      country: vehicle.countryCode === 'JP' ? 'Japan' : 'China',
      refNo: vehicle.refNo,
      ...(vehicle.remark ? { remark: vehicle.remark.en } : {}),
    }).toEqual(
      Object.fromEntries(
        [
          'styleId',
          'transportTemplateId',
          'transmission',
          'color',
          'seat',
          'handlePosition',
          'country',
          'refNo',
          'remark',
        ]
          .map((field) => [field, (stated as Record<string, unknown>)[field]] as const)
          .filter(([, value]) => value !== undefined),
      ),
    );
  });
});

const mombasa: Destination = { countryCode: 'KE', portId: 'p-mba', transportType: '1' };
const welcome = { id: '800001', quotaCents: 10_000 };
const usd = { unit: 'USD', poster: false } as const;

describe("The contract's example prices", () => {
  it.each([
    ['success', '100001', mombasa, [], usd],
    ['container', '100001', { ...mombasa, transportType: '2' }, [], usd],
    ['withCoupon', '100001', mombasa, [welcome], usd],
    ['japanese', '100001', mombasa, [], { unit: 'JPY', poster: false }],
    ['flashSale', '100007', mombasa, [], usd],
    ['withoutClearance', '100001', { countryCode: 'TZ', portId: 'p-dar', transportType: '1' }, [], usd],
    ['posterUser', '100001', mombasa, [], { unit: 'USD', poster: true }],
  ] as const)(
    'B-120 B-121 B-122 A-346 A quote equals the prices of the example %s',
    (name, id, destination, coupons, reader) => {
      const result = quote({
        vehicle: pricedAt(vehicleWith(id), epoch),
        destination,
        coupons,
        freightMode: 'prepaid',
        terms: demoPricingSettings,
      });
      // The next ship depends on the day and not on the quote.
      const { nextShip: _, ...quoted } = example('vehicle', 'getPriceDetail', name);
      expect(toPriceResult(result, reader)).toEqual(quoted);
    },
  );

  it('B-121 An example offers clearance without showing its price', () => {
    const { KE } = demoPricingSettings.clearance;
    const terms = { ...demoPricingSettings, clearance: KE ? { KE: { ...KE, shown: false } } : {} };
    const vehicle = pricedAt(vehicleWith('100001'), epoch);
    const result = quote({ vehicle, destination: mombasa, coupons: [], freightMode: 'prepaid', terms });
    expect(toPriceResult(result, usd)).toEqual(example('vehicle', 'getPriceDetail', 'clearanceUnpriced'));
  });
});
