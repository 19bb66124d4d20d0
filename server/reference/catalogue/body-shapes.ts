/** The shapes of bodies by which models are told apart in pictures. */
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
