export const bodyShapes = [
  'hatchback',
  'sedan',
  'wagon',
  'suv',
  'large-suv',
  'minivan',
  'van',
  'kei',
  'pickup',
  'coupe',
  'ev-suv',
  'truck',
  'bus',
] as const;
export type BodyShape = (typeof bodyShapes)[number];

export const views = ['front', 'side', 'rear', 'interior', 'dashboard', 'seats', 'engine', 'wheel', 'sheet'] as const;
export type View = (typeof views)[number];

/** The still of a vehicle's video: what it begins with, at an address of its own. */
export const stillName = 'tour';

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
