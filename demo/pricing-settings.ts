import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import type { FreightTariff } from '#server/marketplace/pricing/freight.ts';
import { type Port, ports, transportKinds } from '#server/marketplace/reference/places/ports.ts';
import { type Yard, yards } from '#server/marketplace/reference/places/yards.ts';

const inCents = (dollars: number): number => dollars * 100;

function roroTariff(yard: Yard, port: Port): FreightTariff[] {
  if (port.roro === undefined) return [];
  const handling = 580 + port.roro + yard.surcharge;
  const rate = {
    kind: 'roro',
    handlingCents: inCents(handling),
    centsPerCubicMetre: inCents(84),
    minimumCents: inCents(handling + 420),
  } as const;
  return [{ templateId: yard.templateId, portId: port.id, transportType: transportKinds.roro.type, rate }];
}

/** Whether a vehicle takes part of a shared container, half of one, or a whole one. */
function containerTariff(yard: Yard, port: Port): FreightTariff[] {
  if (port.container === undefined) return [];
  const base = 2150 + port.container + yard.surcharge;
  const sizes = [
    { upToCubicMetres: 12, cents: inCents(base) },
    { upToCubicMetres: 16, cents: inCents(base + 500) },
    { upToCubicMetres: 28, cents: inCents(base + 1400) },
  ];
  return [
    {
      templateId: yard.templateId,
      portId: port.id,
      transportType: transportKinds.container.type,
      rate: { kind: 'container', sizes },
    },
  ];
}

/** The tariffs from every yard to every port, by the transports that serve the port. */
export const tariffs: readonly FreightTariff[] = yards.flatMap((yard) =>
  ports.flatMap((port) => [...roroTariff(yard, port), ...containerTariff(yard, port)]),
);

/** The pricing settings of the demo. Without the demo, staff set them. */
export const demoPricingSettings: PricingSettings = {
  rates: { jpyPerUsd: 152, kesPerUsd: 129 },
  depositRatio: 0.3,
  // Cargo is commonly insured for the CIF value plus a tenth, at 0.8 %.
  insurance: { policyFeeCents: 2000, ratioOfCif: 0.0088, minimumCents: 5000 },
  tariffs,
  clearance: {
    KE: { feeCents: 240_000, dutyRatio: 0.32, shown: true },
    UG: { feeCents: 260_000, dutyRatio: 0.34, shown: true },
    RW: { feeCents: 280_000, dutyRatio: 0.3, shown: false },
  },
};
