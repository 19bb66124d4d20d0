import type { LandedCostLine } from '../../../generated/client/types.gen.ts';

/** What each line of the cost is called, and what percentages are taken of. */
export const lineWords = {
  customsValue: 'customsValue',
  vehicle: 'lineVehicle',
  freight: 'lineFreight',
  insurance: 'lineInsurance',
  clearance: 'lineClearance',
  importDuty: 'chargeImportDuty',
  excise: 'chargeExcise',
  ageExcise: 'chargeAgeExcise',
  vat: 'chargeVat',
  importDeclarationFee: 'chargeImportDeclarationFee',
  railwayLevy: 'chargeRailwayLevy',
  processingFee: 'chargeProcessingFee',
  withholdingTax: 'chargeWithholdingTax',
  infrastructureLevy: 'chargeInfrastructureLevy',
  environmentalLevy: 'chargeEnvironmentalLevy',
  plates: 'chargePlates',
  inspection: 'chargeInspection',
  portHandling: 'chargePortHandling',
  inlandTransport: 'chargeInlandTransport',
  agent: 'chargeAgent',
} as const satisfies Record<LandedCostLine['name'] | 'customsValue', string>;
