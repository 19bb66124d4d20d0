import type { StaffInspection } from '#generated/client/types.gen.ts';
import { yards } from '#server/marketplace/reference/places/yards.ts';
import { judgeCondition } from '../pictures/condition.ts';
import { chooser } from '../pictures/geometry/random.ts';
import type { StockVehicle } from '../vehicles/vehicle.ts';
import type { SeedRow } from './insert-rows.ts';

/** The findings of a demo inspection: marks and mileage history. */
export function inspectionRowOf(vehicle: StockVehicle, now: Date): SeedRow {
  return { vehicle_id: vehicle.id, findings: inspectionOf(vehicle), changed_at: now.toISOString() };
}

function inspectionOf(vehicle: StockVehicle): StaffInspection {
  const { conditionGrade: grade, interiorGrade, look, listedAt, registered, transportTemplateId } = vehicle;
  const yard = yards.find(({ templateId }) => templateId === transportTemplateId);
  const before = dayOf(listedAt.getTime() - 5 * dayMs);
  // A vehicle is inspected some days before it is listed, and never before its registration.
  const inspectedOn = before.slice(0, 7) < registered ? dayOf(listedAt.getTime()) : before;
  return {
    inspectedOn,
    inspectedBy: `GariPort ${yard?.names.en ?? ''}`.trim(),
    marks: [...judgeCondition({ ...look, inspection: { grade, interiorGrade } }).marks],
    readings: [
      ...testsOf(vehicle, inspectedOn.slice(0, 7)),
      { readOn: inspectedOn.slice(0, 7), mileageKm: vehicle.mileageKm, source: 'yard' },
    ],
  };
}

const dayMs = 86_400_000;

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The first test comes three years after the registration, and then one every two years. */
const firstTest = 36;
const untilNext = 24;

/** The tests passed before the inspection. Mileage grows irregularly but never falls. */
function testsOf({ registered, mileageKm, look }: StockVehicle, inspectedIn: string): StaffInspection['readings'] {
  const months = monthsBetween(registered, inspectedIn);
  const dice = chooser(look.seed, 'mileage');
  const count = Math.max(0, Math.floor((months - 1 - firstTest) / untilNext) + 1);
  return Array.from({ length: count }, (_, i) => {
    const age = firstTest + i * untilNext;
    const share = (age + (dice.number() - 0.5) * 12) / (months + 6);
    return {
      readOn: monthAfter(registered, age),
      mileageKm: Math.round((mileageKm * share) / 10) * 10,
      source: 'roadworthinessTest',
    };
  });
}

function monthsBetween(from: string, to: string): number {
  return monthOf(to) - monthOf(from);
}

function monthOf(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1;
}

function monthAfter(from: string, months: number): string {
  const month = monthOf(from) + months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}
