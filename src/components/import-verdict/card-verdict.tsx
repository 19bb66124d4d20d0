import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/api.ts';
import { useOrderDraft } from '../../app/order-draft.ts';
import { locales, useFormats, useLanguage } from '../../i18n/use-formats.ts';
import styles from './card-verdict.module.css';

export interface CardVerdictProps {
  vehicleId: string;
  /** All vehicles of the same page, which are asked for with one call. */
  ids: readonly string[];
}

/** Where lists count their prices to, for a buyer who has chosen no destination. */
const listedCountry = 'KE';

/**
 * Whether a vehicle may be imported where the buyer lives: quiet where it may, clear where it may not, and nothing at all
 * where it is not known. The vehicle's page has all of it.
 */
export function CardVerdict({ vehicleId, ids }: CardVerdictProps) {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const language = useLanguage();
  const draft = useOrderDraft();
  const countryCode = draft?.isDestinationChosen && draft.countryCode !== '' ? draft.countryCode : listedCountry;
  const { data } = useQuery(queries.assessImportOptions({ body: { carSourceIds: [...ids], countryCode } }));
  const found = data?.verdicts.find(({ carSourceId }) => carSourceId === vehicleId);
  if (!found) return null;
  const country = new Intl.DisplayNames(locales[language], { type: 'region' }).of(countryCode) ?? countryCode;
  const { verdict, shipBy } = found;
  if (verdict === 'refused')
    return <span className={`${styles.chip} ${styles.bad}`}>{t('cardRefused', { country })}</span>;
  if (verdict === 'onlyIfShippedBy' && shipBy !== undefined) {
    const day = formats.day(shipBy);
    return <span className={`${styles.chip} ${styles.hurry}`}>{t('cardShipBy', { country, day })}</span>;
  }
  if (verdict !== 'allowed') return null;
  return (
    <span className={styles.chip}>
      <span aria-hidden>{t('cardAllowed', { country })}</span>
      <span className="visually-hidden">{t('allowed', { country })}</span>
    </span>
  );
}
