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
export function CostNotes({ cost }: { cost: LandedCost }) {
  const { t } = useTranslation('importing');
  const charges = (names: readonly ChargeName[]) => names.map((name) => t(lineWords[name])).join(', ');
  const sentences = cost.notes.map((note) => {
    if (note === 'someChargesUnknown') return t('noteUnknown', { charges: charges(cost.unknown) });
    if (note === 'coveredByClearance') return t('covered', { charges: charges(cost.covered) });
    return t(notes[note]);
  });
  return (
    <ul className={styles.notes}>
      {[...sentences, t('deposit')].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
