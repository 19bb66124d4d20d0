import type { BodyShape } from '../../server/reference/catalogue/levels.ts';

export interface Paint {
  name: string;
  hex: string;
  finish: 'solid' | 'metallic' | 'pearl';
}

export interface VehicleLook {
  body: BodyShape;
  make: string;
  model: string;
  style: string;
  paint: Paint;
  year: number;
  mileageKm: number;
  seats: number;
  fuel: 'petrol' | 'diesel' | 'hybrid' | 'electric';
  /** Varies wheels, lamps and trim within the shape. */
  seed: number;
}

/** What its inspection found: the same that its page says of it. */
export interface Inspection {
  grade: string;
  interiorGrade: string;
  /** With its last digits masked. */
  chassisNumber: string;
}

export interface InspectedVehicle extends VehicleLook {
  inspection: Inspection;
}
