import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { displayFailure } from '../../api/errors.ts';
import { queries } from '../../api/api.ts';
import { canBeUsed } from '../../components/usable-coupons.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { centreItems, paths } from '../../routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './dock.module.css';

/** The panel is a reminder; the whole list stands in the personal centre. */
const shownAtMost = 3;

export function CouponList() {
  const { t } = useTranslation(['shell', 'common']);
  const formats = useFormats();
  const { data, error, isPending, refetch } = useQuery(queries.listCouponsOptions());
  if (isPending) return <p aria-live="polite">{t('common:loading')}</p>;
  if (error) {
    return (
      <>
        <p>{t('couponFailed')}</p>
        <p className={styles.note}>{displayFailure(error).text}</p>
        <Button look="outline" isSmall onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </>
    );
  }
  const coupons = data.filter(canBeUsed).slice(0, shownAtMost);
  return (
    <>
      {coupons.length === 0 && <p>{t('couponNone')}</p>}
      <ul className={styles.coupons}>
        {coupons.map(({ id, name, quotaUSD, quotaJPY, expiry }) => (
          <li key={id} className={styles.coupon}>
            <strong className="figures">{formats.price({ priceUSD: quotaUSD, priceJPY: quotaJPY })}</strong>
            <span>{name}</span>
            <span className={styles.note}>{t('couponUntil', { date: formats.day(expiry) })}</span>
          </li>
        ))}
      </ul>
      <ButtonLink look="quiet" isWide to={paths.centre(centreItems.coupons)}>
        {t('couponAll')}
      </ButtonLink>
    </>
  );
}
