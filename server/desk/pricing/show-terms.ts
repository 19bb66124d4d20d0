import type { ClearanceTerm, FreightTerm, StaffTermVersion, TermPart } from '#generated/client/types.gen.ts';
import type { ClearanceTerms } from '#server/marketplace/pricing/clearance.ts';
import type { FreightTariff } from '#server/marketplace/pricing/freight.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { transportKinds } from '#server/marketplace/reference/places/ports.ts';

/** The pricing settings in the contract’s format. */
type ShownTerms = Pick<StaffTermVersion, TermPart>;

export function freightOf({ roro, container }: FreightTerm): FreightTariff[] {
  return [
    ...roro.map(({ yardId, portId, ...rate }): FreightTariff => ({
      templateId: yardId,
      portId,
      transportType: transportKinds.roro.type,
      rate: { kind: 'roro', ...rate },
    })),
    ...container.map(({ yardId, portId, sizes }): FreightTariff => ({
      templateId: yardId,
      portId,
      transportType: transportKinds.container.type,
      rate: { kind: 'container', sizes },
    })),
  ];
}

function showFreight(tariffs: readonly FreightTariff[]): FreightTerm {
  const freight: FreightTerm = { roro: [], container: [] };
  for (const { templateId: yardId, portId, rate } of tariffs) {
    if (rate.kind === 'container') {
      freight.container.push({ yardId, portId, sizes: rate.sizes.map((size) => ({ ...size })) });
    } else {
      const { handlingCents, centsPerCubicMetre, minimumCents } = rate;
      freight.roro.push({ yardId, portId, handlingCents, centsPerCubicMetre, minimumCents });
    }
  }
  return freight;
}

export function clearanceOf({ countries }: ClearanceTerm): Record<string, ClearanceTerms> {
  return Object.fromEntries(
    countries.map(({ countryCode, feeCents, dutyRatio, isShown }) => [
      countryCode,
      { feeCents, dutyRatio, shown: isShown },
    ]),
  );
}

function showClearance(terms: PricingSettings['clearance']): ClearanceTerm {
  const countries = Object.entries(terms)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([countryCode, { feeCents, dutyRatio, shown }]) => ({ countryCode, feeCents, dutyRatio, isShown: shown }));
  return { countries };
}

/** Terms as they are stored, each part as the desk shows it. */
export function showTerms({
  rates,
  depositRatio,
  insurance,
  tariffs,
  clearance,
}: Partial<PricingSettings>): ShownTerms {
  return {
    ...(rates && { rates }),
    ...(depositRatio !== undefined && { deposit: { ratio: depositRatio } }),
    ...(insurance && { insurance }),
    ...(tariffs && { freight: showFreight(tariffs) }),
    ...(clearance && { clearance: showClearance(clearance) }),
  };
}

/** What is given at the desk, as prices are made by it. */
export function termsOf({ rates, deposit, insurance, freight, clearance }: ShownTerms): Partial<PricingSettings> {
  return {
    ...(rates && { rates }),
    ...(deposit && { depositRatio: deposit.ratio }),
    ...(insurance && { insurance }),
    ...(freight && { tariffs: freightOf(freight) }),
    ...(clearance && { clearance: clearanceOf(clearance) }),
  };
}
