import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { useImportCountry } from '#site/remembered/destination.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import styles from './card-verdict.module.css';

export interface CardVerdictProps {
  vehicleId: string;
  /** All vehicles of the page, requested with one call. */
  ids: readonly string[];
}

/**
 * Whether a vehicle may be imported into the buyer's country: subtle if it may, prominent if not, and absent if unknown. The
 * vehicle's page has the details.
 */
export function CardVerdict({ vehicleId, ids }: CardVerdictProps) {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const countryCode = useImportCountry();
  const body = { carSourceIds: [...ids], countryCode, isBrief: true };
  const { data } = useQuery(queries.assessImportOptions({ body }));
  const found = data?.verdicts.find(({ carSourceId }) => carSourceId === vehicleId);
  if (!found) return null;
  const country = formats.country(countryCode);
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
