import { useTranslation } from 'react-i18next';
import type { CostSpan, LandedMonth } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import styles from './cost-breakdown.module.css';
import { useSpans } from './use-spans.ts';

const marks = { allowed: '✓', onlyIfShippedBy: '✓', unclear: '?', refused: '✗', noRule: '?' } as const;

function difference(one: CostSpan['max'], other: CostSpan['max']): CostSpan['max'] {
  return { usd: one.usd - other.usd, jpy: one.jpy - other.jpy, kes: one.kes - other.kes };
}

/** How the total and the verdict change with the month of arrival. */
export function Months({ months }: { months: readonly LandedMonth[] }) {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const spans = useSpans();
  const [first] = months;
  const best = months
    .filter(({ verdict, total }) => verdict !== 'refused' && total)
    .toSorted((one, other) => (one.total?.max.kes ?? 0) - (other.total?.max.kes ?? 0))[0];
  const saved = first?.total && best?.total && difference(first.total.max, best.total.max);
  return (
    <>
      {best && saved && saved.kes > 0 && (
        <p>
          {t('byMonthSaving', {
            month: formats.month(best.arrivalDay.slice(0, 7)),
            amount: spans.local({ min: saved, max: saved }),
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
              {total && verdict !== 'refused' ? spans.local(total) : t(`month_${verdict}`)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t('byMonthNote')}</p>
    </>
  );
}
