import { describe, expect, it } from 'vitest';
import { listedPrice } from '#server/marketplace/pricing/listed-price.ts';
import { yards } from '#server/marketplace/reference/places/yards.ts';
import { buildStock } from './stock.ts';
import { demoPricingSettings } from './pricing-settings.ts';
import { bucketsOf } from '#server/marketplace/reference/buckets.ts';
import { colours } from '#server/marketplace/reference/colours.ts';
import { inAll } from '#server/platform/names.ts';
import { describeVehicle } from '#server/marketplace/vehicles/property-groups.ts';
import { displayDisplacement, displayMileage, fuelNames } from '#server/marketplace/reference/words.ts';
import { pricedAt, type StockVehicle } from './vehicles/vehicle.ts';

const epoch = new Date('2026-06-15T08:48:00Z');
const stock = buildStock({ epoch });
const { catalogue, vehicles } = stock;
const listedUsd = (vehicle: StockVehicle): number =>
  listedPrice(pricedAt(vehicle, epoch), demoPricingSettings).now.usdCents / 100;
const idsWhere = (test: (vehicle: StockVehicle) => boolean): string[] =>
  vehicles.filter((vehicle) => test(vehicle)).map(({ id }) => id);

describe('The demo stock', () => {
  it('The same seed and epoch give the same stock; another seed gives another', () => {
    expect(buildStock({ epoch })).toEqual(stock);
    expect(buildStock({ epoch, seed: 2 }).vehicles).not.toEqual(vehicles);
  });

  it('The stock keeps its vehicles when it grows', () => {
    const more = buildStock({ epoch, count: 2600 });
    expect(more.vehicles.slice(0, vehicles.length)).toEqual(vehicles);
  });

  it('From one day to the next only the times in the stock differ', () => {
    const later = buildStock({ epoch: new Date(epoch.getTime() + 86_400_000) });
    const timeless = ({ listedAt: _, flashSale, ...facts }: StockVehicle): unknown => ({
      ...facts,
      deduction: flashSale?.deductionCents,
    });
    expect(later.vehicles.map(timeless)).toEqual(vehicles.map(timeless));
  });

  it('The stock has at least 2,400 vehicles with different ids', () => {
    expect(vehicles.length).toBeGreaterThanOrEqual(2400);
    expect(new Set(vehicles.map(({ id }) => id)).size).toBe(vehicles.length);
    expect(new Set(vehicles.map(({ refNo }) => refNo)).size).toBe(vehicles.length);
  });

  it('All references exist', () => {
    const known = <Key extends string>(items: readonly Record<Key, string>[], key: Key): Set<string> =>
      new Set(items.map((item) => item[key]));
    const refers: [(vehicle: StockVehicle) => string, Set<string>][] = [
      [({ makeId }) => makeId, known(catalogue.makes, 'id')],
      [({ modelId }) => modelId, known(catalogue.models, 'id')],
      [({ styleId }) => styleId, known(catalogue.styles, 'id')],
      [({ level }) => level, known(catalogue.levels, 'code')],
      [({ colourCode }) => colourCode, known(colours, 'code')],
      [({ transportTemplateId }) => transportTemplateId, known(yards, 'templateId')],
    ];
    for (const [read, there] of refers) expect(idsWhere((vehicle) => !there.has(read(vehicle)))).toEqual([]);
  });

  it('All values match the patterns of the contract', () => {
    expect(idsWhere(({ id }) => !/^[A-Za-z0-9_-]{1,40}$/.test(id))).toEqual([]);
    expect(idsWhere(({ registered }) => !/^[0-9]{4}-(0[1-9]|1[0-2])$/.test(registered))).toEqual([]);
    expect(idsWhere(({ mileageKm }) => !/^[0-9]{1,3}(,[0-9]{3})*$/.test(displayMileage(mileageKm)))).toEqual([]);
    expect(
      idsWhere(({ displacementCc }) => !/^([0-9]{1,2}\.[0-9]L|-)$/.test(displayDisplacement(displacementCc))),
    ).toEqual([]);
  });

  it('Every vehicle was registered while its style was sold, and not after the epoch', () => {
    const years = new Map(catalogue.styles.map((style) => [style.id, style]));
    const wrong = idsWhere(({ styleId, registered }) => {
      const style = years.get(styleId);
      const year = Number(registered.slice(0, 4));
      // A style sold when the catalogue was written counts as still sold.
      const soldTo = style?.soldTo === 2025 ? 2026 : (style?.soldTo ?? 0);
      return !style || year < style.soldFrom || year > soldTo || registered > '2026-05';
    });
    expect(wrong).toEqual([]);
  });

  it('The stock moves with the years, and so do the contract’s examples while their style was sold', () => {
    const later = buildStock({ epoch: new Date('2028-06-15T08:48:00Z') });
    const years = (some: readonly StockVehicle[]) => some.slice(0, 8).map(({ registered }) => registered);
    expect(years(vehicles)).toEqual([
      '2019-03',
      '2019-06',
      '2016-11',
      '2020-08',
      '2020-02',
      '2023-05',
      '2016-04',
      '2019-09',
    ]);
    expect(years(later.vehicles)).toEqual([
      '2019-03',
      '2019-06',
      '2018-11',
      '2022-08',
      '2022-02',
      '2025-05',
      '2017-04',
      '2020-09',
    ]);
    const young = later.vehicles.filter(({ registered }) => registered >= '2021-01');
    expect(young.length / later.vehicles.length).toBeGreaterThan(0.94);
  });

  it('Prices and mileages are realistic', () => {
    expect(idsWhere((vehicle) => listedUsd(vehicle) < 3000 || listedUsd(vehicle) > 65_000)).toEqual([]);
    expect(idsWhere(({ mileageKm }) => mileageKm < 300 || mileageKm > 290_000)).toEqual([]);
    expect(idsWhere(({ listPriceCents, minimumCents }) => minimumCents <= 0 || minimumCents >= listPriceCents)).toEqual(
      [],
    );
    expect(
      idsWhere(
        ({ minimumCents, listPriceCents, flashSale }) =>
          minimumCents > listPriceCents - (flashSale?.deductionCents ?? 0),
      ),
    ).toEqual([]);
    expect(idsWhere(({ conditionGrade }) => !['3', '3.5', '4', '4.5', '5'].includes(conditionGrade))).toEqual([]);
  });

  it('There are vehicles in every bucket, of every level and of every make', () => {
    const buckets = vehicles.map((vehicle) =>
      bucketsOf({ ...vehicle, priceUsdCents: listedUsd(vehicle) * 100 }, epoch),
    );
    const found = (['priceBucket', 'ageBucket', 'mileageBucket', 'seatsBucket'] as const).map(
      (name) => new Set(buckets.map((own) => own[name])).size,
    );
    expect(found).toEqual([7, 7, 7, 5]);
    expect(new Set(vehicles.map(({ level }) => level)).size).toBe(catalogue.levels.length);
    expect(new Set(vehicles.map(({ makeId }) => makeId)).size).toBe(catalogue.makes.length);
  });

  it('Every kind has a fair share of the stock, and sales end after the epoch', () => {
    for (const kind of ['newArrival', 'daily', 'highQuality', 'hot'] as const) {
      const share = idsWhere(({ kinds }) => kinds[kind]).length / vehicles.length;
      expect(share).toBeGreaterThan(0.02);
      expect(share).toBeLessThan(0.25);
    }
    const onSale = vehicles.filter(({ flashSale }) => flashSale);
    expect(onSale.length).toBeGreaterThan(12);
    expect(onSale.filter(({ flashSale }) => flashSale && flashSale.endsAt <= epoch)).toEqual([]);
    expect(idsWhere(({ listedAt }) => listedAt >= epoch)).toEqual([]);
  });

  it('Every vehicle has data to be drawn from', () => {
    expect(
      idsWhere(
        ({ look, mileageKm, seats, fuel }) =>
          look.mileageKm !== mileageKm || look.seats !== seats || look.fuel !== fuel,
      ),
    ).toEqual([]);
    expect(idsWhere(({ look }) => !/^#[0-9a-f]{6}$/.test(look.paint.hex) || !Number.isInteger(look.seed))).toEqual([]);
  });

  it('Every vehicle is described in every language, with the base properties first', () => {
    const find = <Item extends { id: string }>(items: readonly Item[], id: string): Item => {
      const item = items.find((one) => one.id === id);
      if (!item) throw new RangeError(`There is no ${id}`);
      return item;
    };
    for (const vehicle of vehicles.slice(0, 300)) {
      const level = catalogue.levels.find(({ code }) => code === vehicle.level);
      const groups = describeVehicle({
        vehicle: { ...vehicle, ...vehicle.fittings, chassis: inAll(vehicle.chassisNumber) },
        make: find(catalogue.makes, vehicle.makeId),
        model: find(catalogue.models, vehicle.modelId),
        style: find(catalogue.styles, vehicle.styleId),
        level: level ?? {
          code: 'SUV',
          names: inAll(''),
          imgUrl: '',
          body: 'suv',
          homeRank: undefined,
        },
      });
      expect(groups[0]?.groupName).toEqual({
        en: 'Basic information',
        zh: '基本信息',
        ja: '基本情報',
        sw: 'Taarifa za msingi',
      });
      const properties = groups.flatMap((group) => group.properties);
      expect(properties.filter(({ name }) => Object.values(name).includes(''))).toEqual([]);
      const unknown = properties.filter(({ value }) => Object.values(value).includes('')).map(({ name }) => name.en);
      expect(unknown.filter((name) => name !== 'Emission standard')).toEqual([]);
    }
    expect(Object.values(fuelNames).filter((names) => Object.values(names).includes(''))).toEqual([]);
  });
});
