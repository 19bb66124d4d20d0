import { useTranslation } from 'react-i18next';
import type { ChargeName, LandedCost } from '../../../generated/client/types.gen.ts';
import { lineWords } from './line-words.ts';
import styles from './cost-breakdown.module.css';

const notes = {
  noTaxesKnown: 'noteNoTaxes',
  listPriceTold: 'noteTold',
  listPriceEstimated: 'noteEstimated',
  valuedByPrice: 'noteValued',
  monthUnknown: 'noteMonth',
  engineSizeUnknown: 'noteEngine',
  manufactureMayBeEarlier: 'noteManufacture',
  ratesForCars: 'noteCars',
  cannotBeImported: 'noteCannot',
} as const;

/** What a reader has to know about the figures, each in a sentence. */
export function CostNotes({ cost, isOurs }: { cost: LandedCost; isOurs: boolean }) {
  const { t } = useTranslation('importing');
  const charges = (names: readonly ChargeName[]) => names.map((name) => t(lineWords[name])).join(', ');
  // Of a car that is not ours the verdict says it, and we sell no clearance anyway.
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
