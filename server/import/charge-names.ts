/** What the state and others take for an import, in the words of the contract. */
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
