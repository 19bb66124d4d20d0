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
  'hivLevy',
  'plates',
  'roadworthinessFee',
  'localInsurance',
  'inspection',
  'lineRelease',
  'portHandling',
  'storage',
  'inlandTransport',
  'agent',
  'motorInsurance',
] as const;

export type ChargeName = (typeof chargeNames)[number];
