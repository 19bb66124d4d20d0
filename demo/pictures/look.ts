import type { BodyShape } from '#server/marketplace/reference/catalogue/levels.ts';

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
  /** Chooses wheels, lamps and trim within the shape. */
  seed: number;
}

/** The inspection's findings, as the vehicle's page shows them. */
export interface Inspection {
  grade: string;
  interiorGrade: string;
  /** The chassis number with its last digits masked. */
  chassisNumber: string;
}

export interface InspectedVehicle extends VehicleLook {
  inspection: Inspection;
}
