import { useTranslation } from 'react-i18next';
import type { ChargeName, LandedCost } from '#generated/client/types.gen.ts';
import { lineTexts } from './line-texts.ts';
import styles from './cost-breakdown.module.css';

const notes = {
  noTaxesKnown: 'noteNoTaxes',
  listPriceTold: 'noteTold',
  listPriceEstimated: 'noteEstimated',
  listNotInForce: 'noteListState',
  depreciationUncertain: 'noteDepreciation',
  invoiceMayCount: 'noteInvoice',
  valueMayBeHigher: 'noteValueHigher',
  insurancePaidTwice: 'noteInsuranceTwice',
  valuedByPrice: 'noteValued',
  monthUnknown: 'noteMonth',
  engineSizeUnknown: 'noteEngine',
  manufactureMayBeEarlier: 'noteManufacture',
  ratesForCars: 'noteCars',
  cannotBeImported: 'noteCannot',
} as const;

/** Notes about the amounts, one sentence each. */
export function CostNotes({ cost, isOurs }: { cost: LandedCost; isOurs: boolean }) {
  const { t } = useTranslation('importing');
  const charges = (names: readonly ChargeName[]) => names.map((name) => t(lineTexts[name])).join(', ');
  // For a car of another seller the verdict says so, and we sell no clearance for it.
  const told = isOurs ? cost.notes : cost.notes.filter((note) => note !== 'cannotBeImported');
  const sentences = told.map((note) => {
    if (note === 'someChargesUnknown') return t('noteUnknown', { charges: charges(cost.unknown) });
    if (note === 'coveredByClearance') return t('covered', { charges: charges(cost.covered) });
    return t(notes[note]);
  });
  return (
    <ul className={styles.notes}>
      {[...sentences, ...(isOurs ? [t('deposit')] : [])].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
