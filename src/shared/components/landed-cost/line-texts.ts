import type { LandedCostLine } from '#generated/client/types.gen.ts';

/** The names of the cost lines and of the bases of percentages. */
export const lineTexts = {
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
