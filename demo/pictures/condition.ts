import type { InspectionPart, StaffMark } from '#generated/client/types.gen.ts';
import { chooser } from './geometry/random.ts';
import { clamp } from './geometry/vector.ts';
import type { InspectedVehicle } from './look.ts';

/** The inspector's findings that explain a vehicle's grades. The inspection report and the vehicle page show them. */
export interface Condition {
  marks: readonly StaffMark[];
  remarks: readonly string[];
}

const parts: readonly InspectionPart[] = [
  'frontBumper',
  'leftFrontWing',
  'leftFrontDoor',
  'leftRearDoor',
  'leftRearWing',
  'bonnet',
  'roof',
  'tailgate',
  'rightFrontWing',
  'rightFrontDoor',
  'rightRearDoor',
  'rearBumper',
];

type Judged = Pick<InspectedVehicle, 'seed'> & {
  inspection: Pick<InspectedVehicle['inspection'], 'grade' | 'interiorGrade'>;
};

export function judgeCondition({ seed, inspection }: Judged): Condition {
  const dice = chooser(seed, 'condition');
  const wear = clamp(wearOf(inspection.grade) + (dice.number() - 0.5) * 0.1);
  const count = 1 + Math.round(wear * 6);
  const order = parts.map((part) => ({ part, rank: dice.number() })).toSorted((a, b) => a.rank - b.rank);
  const marks = order.slice(0, count).map(({ part }): StaffMark => ({
    part,
    kind: dice.pick(['scratch', 'scratch', 'scratch', 'dent', 'dent', 'wave', 'paint']),
    degree: dice.pick([1, 1, 1, 2, 2]),
  }));
  const remarks = [
    'Engine: starts at once, runs quietly',
    'Gearbox: shifts cleanly',
    wear < 0.4 ? 'Underside: clean, no rust found' : 'Underside: light surface rust',
    inspection.interiorGrade < 'C' ? 'Cabin: no smell, light wear' : 'Cabin: worn on the driver’s seat',
    'Tyres: tread above 4 mm',
  ];
  return { marks, remarks };
}

/**
 * How bad the grade is, from 0 (auction grade 5, the best) to 1. A vehicle without a numeric grade has been repaired.
 */
function wearOf(grade: string): number {
  const points = Number(grade);
  return Number.isNaN(points) ? 1 : clamp((5 - points) / 2.25);
}
