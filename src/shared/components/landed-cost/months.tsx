import { useTranslation } from 'react-i18next';
import type { LandedMonth } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import styles from './cost-breakdown.module.css';
import { useSpans } from './use-spans.ts';

const marks = { allowed: '✓', onlyIfShippedBy: '✓', unclear: '?', refused: '✗', noRule: '?' } as const;

/** How the total and the verdict change with the month of arrival. */
export function Months({ months }: { months: readonly LandedMonth[] }) {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const spans = useSpans();
  const [first] = months;
  const best = months
    .filter(({ verdict, total }) => verdict !== 'refused' && total)
    .toSorted((one, other) => (one.total?.max.kes ?? 0) - (other.total?.max.kes ?? 0))[0];
  const saved = (first?.total?.max.kes ?? 0) - (best?.total?.max.kes ?? 0);
  return (
    <>
      {best && saved > 0 && (
        <p>
          {t('byMonthSaving', {
            month: formats.month(best.arrivalDay.slice(0, 7)),
            amount: formats.shillings(saved),
          })}
        </p>
      )}
      <ul className={styles.months}>
        {months.map(({ arrivalDay, verdict, total }) => (
          <li key={arrivalDay} className={arrivalDay === best?.arrivalDay ? styles.best : undefined}>
            <span>
              {formats.month(arrivalDay.slice(0, 7))} <span aria-hidden>{marks[verdict]}</span>
              <span className="visually-hidden">{t(`month_${verdict}`)}</span>
            </span>
            <span className="figures">
              {total && verdict !== 'refused' ? spans.shillings(total) : t(`month_${verdict}`)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t('byMonthNote')}</p>
    </>
  );
}
