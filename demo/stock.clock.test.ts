import { describe, expect, it } from 'vitest';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { vehicleRowOf } from './seed/vehicle-row.ts';
import { buildStock } from './stock.ts';
import { demoPricingSettings } from './pricing-settings.ts';
import type { StockVehicle } from './vehicles/vehicle.ts';

const epoch = new Date();
const { vehicles, catalogue } = buildStock({ epoch });
const today = marketDay(epoch);
const [thisYear, thisMonth] = [Number(today.slice(0, 4)), today.slice(0, 7)];

const share = (test: (vehicle: StockVehicle) => boolean) => vehicles.filter(test).length / vehicles.length;
const yearOf = ({ registered }: StockVehicle) => Number(registered.slice(0, 4));
const isYoung = (vehicle: StockVehicle) => yearOf(vehicle) > thisYear - 8;

describe('The demo stock of today', () => {
  it('Nearly every vehicle can be registered in Kenya: right-hand drive, first registered in the last eight calendar years', () => {
    expect(share((vehicle) => isYoung(vehicle) && vehicle.handle === 'right')).toBeGreaterThan(0.94);
  });

  it('Some vehicles deliberately cannot be registered in Kenya, being too old or left-hand drive', () => {
    const older = share((vehicle) => !isYoung(vehicle));
    expect([older > 0.02, older < 0.05]).toEqual([true, true]);
    const left = share(({ handle }) => handle === 'left');
    expect([left > 0, left < 0.03]).toEqual([true, true]);
    expect(vehicles.some((vehicle) => yearOf(vehicle) <= thisYear - 20)).toBe(true);
  });

  it('Every vehicle was registered before this month, and while its style was sold', () => {
    const sold = new Map(catalogue.styles.map((style) => [style.id, style]));
    const wrong = vehicles.filter((vehicle) => {
      const { soldFrom = Infinity, soldTo = 0 } = sold.get(vehicle.styleId) ?? {};
      const year = yearOf(vehicle);
      return vehicle.registered >= thisMonth || year < soldFrom || (soldTo < 2025 && year > soldTo);
    });
    expect(wrong.map(({ id, registered }) => `${id} ${registered}`)).toEqual([]);
  });

  it('No vehicle has more mileage than its age allows', () => {
    const ageOf = (vehicle: StockVehicle) =>
      thisYear - yearOf(vehicle) + (Number(thisMonth.slice(5)) - Number(vehicle.registered.slice(5))) / 12;
    const drawn = vehicles.slice(8);
    expect(drawn.filter((vehicle) => vehicle.mileageKm > Math.max(300, ageOf(vehicle) * 27_000))).toEqual([]);
    const average = (some: StockVehicle[]) => some.reduce((total, { mileageKm }) => total + mileageKm, 0) / some.length;
    expect(average(drawn.filter(isYoung))).toBeLessThan(average(drawn.filter((vehicle) => !isYoung(vehicle))));
  });

  it('The database accepts every row', () => {
    const rows = vehicles.map((vehicle) => vehicleRowOf(vehicle, demoPricingSettings, epoch));
    const dates = rows.map(({ registered }) => String(registered));
    expect(dates.filter((date) => new Date(date).toISOString().slice(0, 10) !== date)).toEqual([]);
    expect(rows.filter(({ list_price_cents: price }) => !(Number(price) > 0))).toEqual([]);
  });
});
