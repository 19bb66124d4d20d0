import type { PaperKind } from '#generated/client/types.gen.ts';

/** In the order in which an order receives them. */
const places: Readonly<Record<PaperKind, number>> = {
  invoice: 0,
  receipt: 1,
  inspectionCertificate: 2,
  exportCertificate: 3,
  billOfLading: 4,
  insurance: 5,
  customsEntry: 6,
  other: 7,
};

export const documentKinds = (Object.keys(places) as PaperKind[]).toSorted((one, other) => places[one] - places[other]);
