/** The contract's names of import charges. */
export const chargeNames = [
  'importDuty',
  'excise',
  'ageExcise',
  'vat',
  'importDeclarationFee',
  'railwayLevy',
  'processingFee',
  'withholdingTax',
  'infrastructureLevy',
  'environmentalLevy',
  'plates',
  'inspection',
  'portHandling',
  'inlandTransport',
  'agent',
] as const;

export type ChargeName = (typeof chargeNames)[number];
